import type { Locator, Page } from "@playwright/test";
import { screens } from "../support/chromium.ts";
import { press } from "../support/keyboard.ts";
import { expectNoHorizontalScroll } from "../support/offline.ts";
import { waitForHeading, waitForText } from "../support/screen.ts";
import { expect, test } from "../support/test.ts";

const search = "/haku?category=Polttopuut&region=pirkanmaa&locality=orivesi";
const dialogOf = (page: Page) => page.getByRole("dialog", { name: /Halkomestarin Puu Oy/ });
const tab = (dialog: Locator, name: string) => dialog.getByRole("tab", { name, exact: true });

/** The card of the seller's dry birch that is on offer. */
const offerCard = (page: Page) =>
  page
    .getByRole("region", { name: "Hakutulokset" })
    .getByRole("article")
    .filter({ hasText: "Halkomestarin Puu Oy" })
    .filter({ hasText: "Pilke 33 cm · kuiva · irto" })
    .filter({ hasText: "Tarjous" });

for (const size of screens) {
  test.describe(`on a ${size}`, { tag: `@${size}` }, () => {
    test("§2 the product card shows the product, its seller and its price", async ({ newPage }) => {
      const page = await newPage(size);
      await page.goto(search);
      const card = offerCard(page);
      await card.getByRole("heading", { name: "Polttopuu, koivu" }).waitFor();
      for (const text of ["Tarjous", "Polttopuut", "Yritys"]) await waitForText(card, text);
      await card.getByText(/^Saatavilla [\d,]+ Irto-m3$/).waitFor();
      await card.getByRole("button", { name: /^Lisää ostoskoriin: Polttopuu, koivu, 65,00\s€$/ }).waitFor();
      const heart = card.getByRole("button", { name: "Suosikki: Polttopuu, koivu" });
      await press(heart);
      await expect(heart).toHaveAttribute("aria-pressed", "true");
      const ordinary = page.getByRole("article").filter({ hasText: "Pilke 50 cm · kuiva · irto" }).first();
      await ordinary.waitFor();
      await expect(ordinary.getByText("Tarjous")).toHaveCount(0);
    });

    test("§2 the location of a product opens the map with the seller in the middle", async ({ newPage }) => {
      const page = await newPage(size);
      await page.goto(search);
      await press(offerCard(page).getByRole("link", { name: "Orivesi, Pirkanmaa" }));
      await page.waitForURL(/kartta=halkomestari/);
      const map = page.getByRole("dialog", { name: "Myyjät kartalla" });
      await map.getByRole("link", { name: "Halkomestarin Puu Oy" }).waitFor();
      await page.goBack();
      await map.waitFor({ state: "detached" });
    });

    test("§2 the seller dialog shows who the seller is and how to reach them", async ({ newPage }) => {
      const page = await newPage(size);
      await page.goto(search);
      await press(page.getByRole("link", { name: "Halkomestarin Puu Oy" }).first());
      const dialog = dialogOf(page);
      await waitForText(dialog, "Noutopiste ja kuljetus · Orivesi, Pirkanmaa");
      await waitForText(dialog, "Yritys");
      const contacts = dialog.getByRole("list", { name: "Yhteystiedot" });
      await waitForText(contacts, "Hannes Halmela");
      await waitForText(contacts, "Sahantie 12, 35300 Orivesi");
      const hrefOf = (name: string) => contacts.getByRole("link", { name }).getAttribute("href");
      await expect.poll(() => hrefOf("+358 50 000 0101")).toBe("tel:+358500000101");
      await expect
        .poll(() => hrefOf("tilaukset@halkomestari.example"))
        .toBe("mailto:tilaukset@halkomestari.example");
      await expect.poll(() => hrefOf("www.halkomestari.example")).toBe("https://www.halkomestari.example");
    });

    test("§2 the seller dialog has three tabs", async ({ newPage }) => {
      const page = await newPage(size);
      await page.goto("/haku?myyja=halkomestari");
      const dialog = dialogOf(page);
      for (const title of ["Polttopuut", "Muut tuotteet", "Palvelut"]) {
        await dialog.getByRole("heading", { name: title, exact: true }).waitFor();
      }
      await press(tab(dialog, "Tietoa"));
      await dialog.getByText(/^Teemme polttopuuta Oriveden korvessa/).waitFor();
      await press(tab(dialog, "Toimituspaikkakunnat"));
      await dialog
        .getByRole("listitem")
        .filter({ hasText: /^Kuhmoinen$/ })
        .waitFor();
      await press(tab(dialog, "Tuotteet ja palvelut"));
      await dialog.getByRole("heading", { name: "Polttopuu, koivu" }).first().waitFor();
      await expectNoHorizontalScroll(page);
    });

    test("§2 a shared link opens the seller at once, Back and the cross close", async ({ newPage }) => {
      const sender = await newPage(size);
      await sender.goto(search);
      await press(sender.getByRole("link", { name: "Halkomestarin Puu Oy" }).first());
      await dialogOf(sender).waitFor();
      const shared = sender.url();
      await sender.goBack();
      await dialogOf(sender).waitFor({ state: "detached" });
      await sender.goForward();
      await dialogOf(sender).waitFor();
      await sender.reload();
      await dialogOf(sender).waitFor();

      const friend = await newPage(size);
      await friend.goto(shared);
      await press(dialogOf(friend).getByRole("button", { name: "Sulje" }));
      await dialogOf(friend).waitFor({ state: "detached" });
      expect(new URL(friend.url()).search).not.toContain("myyja");
      await waitForHeading(friend, "Polttopuut ja palvelut lähelläsi");
    });
  });
}

test("§2 the e-mail of a seller who is reached by phone is hidden", async ({ newPage }) => {
  const page = await newPage();
  await page.goto("/haku?nayta=myyjat&queryString=Viitasaho");
  // A seller of the sample market who has chosen contact by phone.
  await press(page.getByRole("link", { name: "Lasse Viitasaho" }));
  const contacts = page.getByRole("dialog").getByRole("list", { name: "Yhteystiedot" });
  await contacts.getByRole("link", { name: /^\+358/ }).waitFor();
  await expect(contacts.locator('a[href^="mailto:"]')).toHaveCount(0);
});

test("§9 delivery to all 320 localities is shown as 'Koko Suomi'", async ({ newPage }) => {
  const page = await newPage();
  // Only the response says that the seller delivers everywhere: the stored market is shared and stays unchanged.
  await page.context().route("**/api/sellers?*sellerId=halkomestari*", async (route) => {
    const response = await route.fetch();
    const { sellers, ...rest } = await response.json();
    const deliveryLocations = Array.from({ length: 320 }, (_, nth) => ({
      _id: `p${nth}`,
      location: `P${nth}`,
    }));
    const [seller] = sellers;
    await route.fulfill({ response, json: { ...rest, sellers: [{ ...seller, deliveryLocations }] } });
  });
  await page.goto("/haku?myyja=halkomestari");
  await press(tab(dialogOf(page), "Toimituspaikkakunnat"));
  await waitForText(dialogOf(page), "Koko Suomi");
  await expect(dialogOf(page).getByText("P0", { exact: true })).toHaveCount(0);
});

test("§2 a seller who is not there any more leaves an empty dialog", async ({ newPage }) => {
  const page = await newPage();
  await page.goto("/haku?myyja=ei-ole");
  const dialog = page.getByRole("dialog");
  await waitForText(dialog, "Nothing selected");
  await press(dialog.getByRole("button", { name: "Sulje" }));
  await dialog.waitFor({ state: "detached" });
});

test("§8 a seller who cannot be loaded is loaded again when asked", async ({ newPage }) => {
  const page = await newPage();
  await page
    .context()
    .route("**/api/sellers?*sellerId=*", (route) =>
      route.fulfill({ status: 503, contentType: "application/json", body: "{}" }),
    );
  await page.goto("/haku?myyja=halkomestari");
  const dialog = page.getByRole("dialog");
  await waitForText(dialog, "Myyjän tietoja ei saatu haettua.");
  await page.context().unrouteAll();
  await press(dialog.getByRole("button", { name: "Yritä uudelleen" }));
  await dialogOf(page).waitFor();
});
