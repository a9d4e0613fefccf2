import type { Page } from "@playwright/test";
import { addToCart } from "../support/buyer.ts";
import { appUrl, type Size, screens } from "../support/chromium.ts";
import { press } from "../support/keyboard.ts";
import { expectNoHorizontalScroll } from "../support/offline.ts";
import { waitForHeading, waitForText } from "../support/screen.ts";
import { createSession, logInAs, pressLogOut, type Session, storeSession } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const menu = (page: Page) => page.getByRole("navigation", { name: "Päävalikko" });
const broken = { status: 500, contentType: "application/json", body: "{}" };

let seller: Session;
let admin: Session;
test.beforeAll(async () => {
  seller = await createSession("mokkiklapi", "Mokkiklapi1");
  admin = await createSession("yllapito", "Yllapito2026");
});

async function openMenu(page: Page, size: Size): Promise<void> {
  if (size === "phone") await press(button(page, "Valikko"));
}

for (const size of screens) {
  test.describe(`on a ${size}`, { tag: `@${size}` }, () => {
    test("§2 the cart badge shows the count and the total, at once and after a reload", async ({
      newPage,
    }) => {
      const page = await newPage(size);
      await page.goto("/haku");
      await page.getByRole("link", { name: /: tyhjä$/ }).waitFor();
      await addToCart(page, "halkomestari-koivu-33", "halkomestari-havut");
      await page.goto("/haku");
      const badge = page.getByRole("banner").getByRole("link", { name: /^Ostoskori: 2 kpl, 74,00\s€$/ });
      await press(badge);
      await waitForHeading(page, "Ostoskori");
      await expectNoHorizontalScroll(page);
    });

    test("§2 the menu leads a visitor to every part, and to the login", async ({ newPage }) => {
      const page = await newPage(size);
      await page.goto("/");
      for (const [name, path] of [
        ["Haku", "/haku"],
        ["Ilmoitukset", "/ilmoitukset"],
        ["Polttopuuinfo", "/polttopuuinfo"],
        ["Kirjaudu", "/kirjaudu"],
      ] as const) {
        await openMenu(page, size);
        await press(menu(page).getByRole("link", { name, exact: true }));
        await page.waitForURL((url) => url.pathname === path);
      }
      if (size === "phone") await expect(menu(page)).toBeHidden();
      await expect(page.getByRole("link", { name: "Hallinta" })).toHaveCount(0);
    });

    test("§2 the menu shows the seller's username, and an admin the way to the admin panel", async ({
      newPage,
    }) => {
      const page = await newPage(size);
      await storeSession(page, seller);
      await page.goto("/haku");
      await openMenu(page, size);
      await menu(page).getByRole("link", { name: "mokkiklapi" }).waitFor();
      await expect(menu(page).getByRole("link", { name: "Kirjaudu" })).toHaveCount(0);
      await expect(menu(page).getByRole("link", { name: "Hallinta" })).toHaveCount(0);

      const other = await newPage(size);
      await storeSession(other, admin);
      await other.goto("/haku");
      await openMenu(other, size);
      await menu(other).getByRole("link", { name: "yllapito" }).waitFor();
      await press(menu(other).getByRole("link", { name: "Hallinta" }));
      await other.waitForURL("**/admin/");
    });

    test("§2 every link of the footer leads to a page", async ({ newPage }) => {
      const page = await newPage(size);
      await page.goto("/");
      const links = page.getByRole("contentinfo").getByRole("link");
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
      const own = hrefs.filter((href) => href.startsWith("/"));
      expect(own).toEqual(
        expect.arrayContaining(["/asiakaspalvelu", "/polttopuuinfo/energialaskuri", "/kayttoehdot"]),
      );
      for (const href of own) {
        await page.goto("/kirjaudu");
        await press(page.getByRole("contentinfo").locator(`a[href="${href}"]`));
        await page.waitForURL((url) => url.pathname === href);
        await page.getByRole("heading", { level: 1, name: /^(?!Sivua ei löytynyt)/ }).waitFor();
      }
      await page.getByRole("contentinfo").getByRole("link", { name: /@/ }).waitFor();
    });

    test("§8 a message disappears after ten seconds", async ({ newPage }) => {
      const page = await newPage(size);
      await page.clock.install();
      await page.goto("/haku?queryString=olematonta");
      const message = page.getByRole("status").getByText(/^Valitettavasti yhtään hakutulosta ei löytynyt/);
      await message.waitFor();
      await page.clock.runFor(9_000);
      await expect(message).toHaveCount(1);
      await page.clock.runFor(2_000);
      await message.waitFor({ state: "detached" });
      await expectNoHorizontalScroll(page);
    });

    test("§8 logging out says thanks and leads to the front page", async ({ newPage }) => {
      const page = await newPage(size);
      await logInAs(page, "mokkiklapi", "Mokkiklapi1");
      await waitForHeading(page, "Tilaukset");
      await pressLogOut(page);
      await page.getByRole("status").getByText("Kiitos, uloskirjaus onnistui!").waitFor();
      await page.waitForURL((url) => url.pathname === "/");
      await openMenu(page, size);
      await menu(page).getByRole("link", { name: "Kirjaudu" }).waitFor();
    });
  });
}

/** The background colour of the element around a text. */
const colourBehind = (page: Page, text: string) =>
  page
    .getByText(text, { exact: true })
    .locator("..")
    .evaluate((banner) => getComputedStyle(banner).backgroundColor);

test("§2 the banner is green, red or yellow, as the message is good, bad or a warning", async ({
  newPage,
}) => {
  const page = await newPage();
  await page.goto("/haku?nayta=tuotteet");
  await press(page.getByRole("button", { name: /^Lisää ostoskoriin: / }).first());
  const good = "Tuote onnistuneesti lisätty ostoskoriin!";
  await page.getByRole("status").getByText(good).waitFor();
  const green = await colourBehind(page, good);

  await page.goto("/haku?queryString=olematonta");
  const warning = "Valitettavasti yhtään hakutulosta ei löytynyt olematonta";
  const status = page.getByRole("status");
  await status.getByText(warning).waitFor();
  const yellow = await status
    .getByText(warning)
    .locator("..")
    .evaluate((banner) => getComputedStyle(banner).backgroundColor);

  await page.context().route("**/api/sellers**", (route) => route.fulfill(broken));
  await page.goto("/haku?queryString=muu");
  const bad = "virhe palvelimella, yritä uudelleen hetken kuluttua.";
  await page.getByRole("alert").getByText(bad).waitFor();
  const red = await colourBehind(page, bad);
  const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
  const [[rg = 0, gg = 0], [ry = 0, gy = 0, by = 0], [rr = 0, gr = 0]] = [
    channels(green),
    channels(yellow),
    channels(red),
  ];
  expect(gg).toBeGreaterThan(rg);
  expect(Math.min(ry, gy)).toBeGreaterThan(by);
  expect(rr).toBeGreaterThan(gr);
});

test("§4 a progress bar runs during a call", async ({ newPage }) => {
  const page = await newPage();
  let answer = () => {};
  const requested = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.context().route("**/api/sellers**", async (route) => {
    await requested;
    await route.continue();
  });
  await page.goto("/haku");
  await page.getByRole("progressbar", { name: "Ladataan" }).waitFor({ state: "attached" });
  answer();
  await page.getByRole("article").first().waitFor();
  await page.getByRole("progressbar", { name: "Ladataan" }).waitFor({ state: "detached" });
});

test("§8 a call that gets no response says so", async ({ newPage }) => {
  const page = await newPage();
  await page.context().route("**/api/users/login", (route) => route.abort());
  await page.goto("/kirjaudu");
  await page.getByLabel("Käyttäjänimi").fill("mokkiklapi");
  await page.getByLabel("Salasana").fill("Mokkiklapi1");
  await press(button(page, "Kirjaudu sisään"));
  await page.getByRole("alert").getByText("Virhe palvelimella!").waitFor();
  await expect(page.getByLabel("Käyttäjänimi")).toHaveValue("mokkiklapi");
});

test("§8 a rejected request shows a red banner with the server's message", async ({ newPage }) => {
  const page = await newPage();
  await page.goto("/kirjaudu");
  await page.getByLabel("Käyttäjänimi").fill("mokkiklapi");
  await page.getByLabel("Salasana").fill("Vaarasalasana1");
  const answer = page.waitForResponse("**/api/users/login");
  await press(button(page, "Kirjaudu sisään"));
  const { message } = await (await answer).json();
  expect(message).toMatch(/\w/);
  await page.getByRole("alert").getByText(message).waitFor();
});

test("§2 the footer shows who runs the market and when they answer", async ({ newPage }) => {
  const page = await newPage();
  await page.goto("/kirjaudu");
  const footer = page.getByRole("contentinfo");
  await waitForText(footer, "Halkopiha");
  await footer.getByRole("link", { name: "asiakaspalvelu@halkopiha.fi" }).waitFor();
  await waitForText(footer, "Vastaamme arkisin klo 9–16.");
});

test("§2 an unknown address says that the page was not found, and leads home", async ({ newPage }) => {
  const page = await newPage();
  await page.goto("/ei/ole");
  await waitForHeading(page, "Sivua ei löytynyt");
  await press(page.getByRole("main").getByRole("link", { name: "Etusivulle" }));
  await page.waitForURL(`${appUrl()}/`);
});
