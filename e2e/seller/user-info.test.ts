import type { Page } from "@playwright/test";
import { findAxeViolations } from "../support/axe.ts";
import { appUrl, type Size, screens } from "../support/chromium.ts";
import { press, pressTwice } from "../support/keyboard.ts";
import {
  type NewSeller,
  newPerson,
  newSeller,
  openProfile,
  readAccount,
  sellerPassword,
  useNewSellers,
} from "../support/new-seller.ts";
import { expectNoHorizontalScroll, goOnline } from "../support/offline.ts";
import { expectFigures, readFigures, waitForHeading, waitForText } from "../support/screen.ts";
import { expect, type NewPage, test } from "../support/test.ts";

useNewSellers();

let business: NewSeller;
let person: NewSeller;
test.beforeAll(async () => {
  business = await newSeller();
  person = await newPerson();
});

const section = "/kayttajatiedot";
const form = (page: Page) => page.getByRole("form", { name: "Käyttäjätiedot" });
const field = (page: Page, label: string) => form(page).getByLabel(label);
const update = (page: Page) => form(page).getByRole("button", { name: "Päivitä" });
const saved = (page: Page) => page.getByText(/^Tietosi on tallennettu\./).waitFor();

async function open(newPage: NewPage, seller: NewSeller, size?: Size): Promise<Page> {
  const page = await newPage(size);
  await openProfile(page, seller, section);
  await waitForHeading(page, "Profiili Käyttäjätiedot");
  await canChoosePlace(page);
  return page;
}

/** Waits until the localities of the chosen region are loaded. */
const canChoosePlace = (page: Page) => field(page, "Paikkakunta").and(page.locator(":enabled")).waitFor();

const hasFocus = (page: Page, label: string) =>
  expect.poll(() => field(page, label).evaluate((control) => control === document.activeElement)).toBe(true);

for (const size of screens) {
  test.describe(`on a ${size}`, { tag: `@${size}` }, () => {
    test("§2 a business sees its account card and changes its details", async ({ newPage }) => {
      const page = await open(newPage, business, size);
      await expectFigures(page.locator("main dl"), { Sähköposti: business.email });
      const card = await readFigures(page.locator("main dl"));
      expect(card["Osoite"]).toMatch(/^Metsätie \d, 33100 Tampere$/);
      expect(card["Puhelinnumero"]).toBe("050 000 0999");
      expect(card["Tili luotu"]).toMatch(/^\d{1,2}\.\d{1,2}\.\d{4}$/);
      await page.getByText(/^Viimeksi muokattu \d{1,2}\.\d{1,2}\.\d{4} klo/).waitFor();
      const street = size === "phone" ? "Metsätie 5" : "Metsätie 7";
      await field(page, "Kotisivu").fill("puu.example");
      await field(page, "Katuosoite").fill(street);
      await press(update(page));
      await saved(page);
      await waitForText(page, `${street}, 33100 Tampere`);
      const account = await readAccount(business);
      expect(account.website).toBe("https://puu.example");
      expect(account.address.street).toBe(street);
      await expectNoHorizontalScroll(page);
    });

    test("§2 a person asks for another name and trade name with the keyboard alone", async ({ newPage }) => {
      const page = await open(newPage, person, size);
      await field(page, "Etunimi").focus();
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type(`Tuomas ${size}`);
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type("Tukkisen Klapi");
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { level: 3, name: "Odottaa ylläpidon hyväksyntää" }).waitFor();
      await expect
        .poll(async () => (await readAccount(person)).pendingIdentity)
        .toMatchObject({ firstname: `Tuomas ${size}`, companyName: "Tukkisen Klapi" });
      expect((await readAccount(person)).fullName).toBe("Tuomas Tukkinen");
    });

    for (const scheme of ["light", "dark"] as const) {
      test(`WCAG 2.2 AA: axe finds nothing in the ${scheme} scheme`, async ({ newPage }) => {
        const page = await open(newPage, person, size);
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
        expect(await findAxeViolations(page)).toEqual([]);
        await field(page, "Sukunimi").fill("");
        await press(update(page));
        await waitForText(form(page), "Vaadittu kenttä");
        expect(await findAxeViolations(page), "with an error").toEqual([]);
      });
    }
  });
}

test("§2 the account card has the entrepreneur's guide to download", async ({ newPage }) => {
  const page = await open(newPage, business);
  const download = page.waitForEvent("download");
  await press(page.getByRole("link", { name: "Lataa yrittäjän opas (PDF)" }));
  expect((await download).suggestedFilename()).toBe("yrittajan-opas.pdf");
  const answer = await fetch(new URL("/oppaat/yrittajan-opas.pdf", appUrl()));
  expect(answer.headers.get("content-type")).toContain("application/pdf");
  expect((await answer.text()).startsWith("%PDF-")).toBe(true);
});

test("§2 changing the region clears the locality", async ({ newPage }) => {
  const page = await open(newPage, business);
  await field(page, "Maakunta").selectOption({ label: "Uusimaa" });
  await canChoosePlace(page);
  await expect(field(page, "Paikkakunta")).toHaveValue("");
  await press(update(page));
  await waitForText(form(page), "Vaadittu kenttä");
  await hasFocus(page, "Paikkakunta");
  await field(page, "Paikkakunta").selectOption({ label: "Espoo" });
  await press(update(page));
  await saved(page);
  expect((await readAccount(business)).address.locality.location).toBe("Espoo");
  await field(page, "Maakunta").selectOption({ label: "Pirkanmaa" });
  await field(page, "Paikkakunta").selectOption({ label: "Tampere" });
  await press(update(page));
  await expect.poll(async () => (await readAccount(business)).address.locality.location).toBe("Tampere");
});

for (const invalid of [
  { label: "Yrityksen nimi", value: "", text: "Vaadittu kenttä" },
  { label: "Y-tunnus", value: "1234567-8", text: "Tarkista Y-tunnus." },
  { label: "Kotisivu", value: "ei osoite", text: "Tarkista kotisivun osoite." },
  { label: "Sähköposti", value: "ei osoite", text: "Sähköposti on väärää formaattia." },
  { label: "Puhelinnumero", value: "soita", text: "Tarkista puhelinnumero." },
  { label: "Yhteyshenkilö", value: "", text: "Vaadittu kenttä" },
  { label: "Katuosoite", value: "", text: "Vaadittu kenttä" },
  { label: "Postinumero", value: "331000", text: "Postinumerossa on viisi numeroa." },
]) {
  test(`§5 the user-info form rejects '${invalid.value}' as ${invalid.label}, and the error gets the focus`, async ({
    newPage,
  }) => {
    const page = await open(newPage, business);
    await field(page, invalid.label).fill(invalid.value);
    await press(update(page));
    await waitForText(form(page), invalid.text);
    await hasFocus(page, invalid.label);
  });
}

test("§5 an e-mail address may not be left out by who is reached by e-mail: the server says so at its field", async ({
  newPage,
}) => {
  const page = await open(newPage, business);
  await field(page, "Sähköposti").fill("");
  await field(page, "Nykyinen salasana").fill(sellerPassword);
  await press(update(page));
  await waitForText(form(page), "Vaadittu kenttä");
  await hasFocus(page, "Sähköposti");
});

test("§5 a stored personal id is not shown, and stays when its field is left empty", async ({ newPage }) => {
  const page = await open(newPage, person);
  await expect(field(page, "Henkilötunnus")).toHaveValue("");
  await field(page, "Yhteyshenkilö").fill("Tuija Tukkinen");
  await press(update(page));
  await saved(page);
  expect((await readAccount(person)).socialSecurityNumber).toBe("******-****");
});

test("§5 the draft survives a reload except for the personal id; it can be discarded, and logging out deletes it", async ({
  newPage,
}) => {
  const page = await open(newPage, person);
  await field(page, "Katuosoite").fill("Uusitie 9");
  await field(page, "Henkilötunnus").fill("010190-900P");
  await page.reload();
  await waitForText(form(page), "Lomakkeessa on aiemmin kirjoittamiasi muutoksia, joita ei ole tallennettu.");
  await expect(field(page, "Katuosoite")).toHaveValue("Uusitie 9");
  await expect(field(page, "Henkilötunnus")).toHaveValue("");
  await press(form(page).getByRole("button", { name: "Hylkää muutokset" }));
  await expect(field(page, "Katuosoite")).toHaveValue("Metsätie 3");

  await field(page, "Katuosoite").fill("Uusitie 9");
  await press(page.getByRole("button", { name: "Käyttäjätiedot" }));
  await press(page.getByRole("button", { name: "Kirjaudu ulos" }));
  await waitForText(page, "Kiitos, uloskirjaus onnistui!");
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(stored).not.toContain("Uusitie");
});

test("WCAG 1.4.10: at a width of 320 px neither section of one's own details scrolls sideways", async ({
  newPage,
}) => {
  const page = await open(newPage, person);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoHorizontalScroll(page);
  await page.goto("/profiili/tilinhallinta");
  await press(page.getByRole("button", { name: /Pirkanmaa: paikkakunnat$/ }));
  await expectNoHorizontalScroll(page);
});

test("a double click saves once", async ({ newPage }) => {
  const page = await open(newPage, person);
  let calls = 0;
  page.on("request", (request) => {
    if (request.method() === "PUT") calls += 1;
  });
  await field(page, "Yhteyshenkilö").fill("Taimi Tukkinen");
  await pressTwice(update(page));
  await saved(page);
  expect(calls).toBe(1);
});

test("offline the form and the guide say so, and the draft can be saved when back online", async ({
  newPage,
}) => {
  const page = await open(newPage, person);
  await field(page, "Yhteyshenkilö").fill("Tyyne Tukkinen");
  await page.context().setOffline(true);
  await page.getByText("Tietojen päivittäminen vaatii verkkoyhteyden.").waitFor();
  await waitForText(page, "Yrittäjän oppaan lataaminen vaatii verkkoyhteyden.");
  await expect(update(page)).toBeDisabled();
  await goOnline(page);
  await press(update(page));
  await saved(page);
  expect((await readAccount(person)).contactPerson).toBe("Tyyne Tukkinen");
});

test("§8 when loading the account fails, the page says so and retries", async ({ newPage }) => {
  const page = await newPage();
  const broken = "**/api/users/verifyToken";
  await page.route(broken, (route) => route.fulfill({ status: 500, body: "{}" }));
  await openProfile(page, person, section);
  await page.getByRole("button", { name: "Yritä uudelleen" }).waitFor();
  await page.unroute(broken);
  await press(page.getByRole("button", { name: "Yritä uudelleen" }));
  await waitForHeading(page, "Profiili Käyttäjätiedot");
});
