import type { Page } from "@playwright/test";
import { findAxeViolations } from "../support/axe.ts";
import { type Size, screens } from "../support/chromium.ts";
import { check, press, pressTwice, uncheck } from "../support/keyboard.ts";
import { type NewSeller, newSeller, openProfile, readAccount, useNewSellers } from "../support/new-seller.ts";
import { expectNoHorizontalScroll, goOnline } from "../support/offline.ts";
import { waitForHeading, waitForText } from "../support/screen.ts";
import { expect, type NewPage, test } from "../support/test.ts";

useNewSellers();

let seller: NewSeller;
test.beforeAll(async () => {
  seller = await newSeller();
});

const section = "/tilinhallinta";
const form = (page: Page) => page.getByRole("form", { name: "Tilinhallinta" });
const button = (page: Page, name: string | RegExp) => form(page).getByRole("button", { name });
const box = (page: Page, name: string) => form(page).getByRole("checkbox", { name, exact: true });
const search = (page: Page) => form(page).getByRole("searchbox", { name: "Etsi paikkakuntaa tai maakuntaa" });
const isMixed = (page: Page, name: string) =>
  box(page, name).evaluate((control) => control instanceof HTMLInputElement && control.indeterminate);

async function open(newPage: NewPage, size?: Size): Promise<Page> {
  const page = await newPage(size);
  await openProfile(page, seller, section);
  await waitForHeading(page, "Profiili Tilinhallinta");
  await search(page).waitFor();
  return page;
}

async function save(page: Page): Promise<void> {
  // The message of the previous save may still be visible, so wait for the response first.
  const answered = page.waitForResponse(/\/accountsettings$/);
  await press(button(page, "Tallenna"));
  await answered;
  await waitForText(page, "Asetukset on tallennettu.");
}

const places = async () => (await readAccount(seller)).deliveryLocations.map(({ _id }) => _id).sort();

for (const size of screens) {
  test.describe(`on a ${size}`, { tag: `@${size}` }, () => {
    test("§2 a seller tells how and where they deliver, and saves it", async ({ newPage }) => {
      const page = await open(newPage, size);
      await form(page).getByLabel("Toimitustapa").selectOption({ label: "Noutopiste ja kuljetus" });
      await form(page).getByLabel("Kuvaus").fill(`Koivua ja leppää, ${size}.`);
      // The test at the other size may have selected localities for the same seller.
      if (await button(page, "Poista valinnat").isEnabled()) await press(button(page, "Poista valinnat"));
      await press(button(page, /Keski-Suomi: paikkakunnat$/));
      await check(box(page, "Jämsä"));
      await check(box(page, "Kuhmoinen"));
      await expect.poll(() => isMixed(page, "Keski-Suomi")).toBe(true);
      await check(box(page, "Kainuu"));
      await waitForText(form(page), "11 / 320 paikkakuntaa valittu");
      await button(page, "9 / 9 valittu, Kainuu: paikkakunnat").waitFor();
      await save(page);
      const account = await readAccount(seller);
      expect(account.deliveryMethod).toBe("Noutopiste ja kuljetus");
      expect(account.accountDescription).toBe(`Koivua ja leppää, ${size}.`);
      expect((await places()).length).toBe(11);
      await expectNoHorizontalScroll(page);
      await page.reload();
      await waitForText(form(page), "11 / 320 paikkakuntaa valittu");
      await expect
        .poll(() => form(page).getByLabel("Kuvaus").inputValue())
        .toBe(`Koivua ja leppää, ${size}.`);
    });

    for (const scheme of ["light", "dark"] as const) {
      test(`WCAG 2.2 AA: axe finds nothing in the ${scheme} scheme`, async ({ newPage }) => {
        const page = await open(newPage, size);
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
        await press(button(page, /Lappi: paikkakunnat$/));
        await box(page, "Inari").waitFor();
        expect(await findAxeViolations(page)).toEqual([]);
        await search(page).fill("ori");
        await box(page, "Orivesi").waitFor();
        expect(await findAxeViolations(page), "while searching").toEqual([]);
      });
    }
  });
}

test("§2 a whole region is selected and cleared with one press", async ({ newPage }) => {
  const page = await open(newPage);
  await check(box(page, "Kymenlaakso"));
  await press(button(page, "7 / 7 valittu, Kymenlaakso: paikkakunnat"));
  await uncheck(box(page, "Kotka"));
  await expect.poll(() => isMixed(page, "Kymenlaakso")).toBe(true);
  await press(box(page, "Kymenlaakso"));
  await button(page, "7 / 7 valittu, Kymenlaakso: paikkakunnat").waitFor();
  await press(box(page, "Kymenlaakso"));
  await button(page, "0 / 7 valittu, Kymenlaakso: paikkakunnat").waitFor();
  await expect(box(page, "Kotka")).not.toBeChecked();
});

test("§9 delivery to all 320 localities is 'Koko Suomi'", async ({ newPage }) => {
  const page = await open(newPage);
  await press(button(page, "Valitse koko Suomi"));
  await waitForText(form(page), "Koko Suomi: kaikki 320 paikkakuntaa valittu");
  await save(page);
  expect((await places()).length).toBe(320);
  await press(button(page, "Poista valinnat"));
  await waitForText(form(page), "0 / 320 paikkakuntaa valittu");
  await save(page);
  await expect.poll(() => places()).toEqual([]);
});

test("§2 a search finds a locality, and Enter in it saves nothing", async ({ newPage }) => {
  const page = await open(newPage);
  let calls = 0;
  page.on("request", (request) => {
    if (request.method() === "PATCH") calls += 1;
  });
  await search(page).fill("orive");
  await search(page).press("Enter");
  await box(page, "Orivesi").waitFor();
  await expect(form(page).getByRole("checkbox")).toHaveCount(2);
  await search(page).fill("oslo");
  await waitForText(form(page), "Haulla ei löytynyt paikkakuntia.");
  expect(calls).toBe(0);
});

test("§2 the settings are changed with the keyboard alone", async ({ newPage }) => {
  const page = await open(newPage, "desk");
  const before = await places();
  await search(page).focus();
  await page.keyboard.type("rautavaara");
  await box(page, "Rautavaara").focus();
  await page.keyboard.press("Space");
  await button(page, "Tallenna").focus();
  await page.keyboard.press("Enter");
  await waitForText(page, "Asetukset on tallennettu.");
  await expect.poll(() => places()).toEqual([...before, "rautavaara"].sort());
});

test("§5 a delivery method is required, and its error gets the focus", async ({ newPage }) => {
  const page = await open(newPage);
  const method = form(page).getByLabel("Toimitustapa");
  await method.selectOption("");
  await press(button(page, "Tallenna"));
  await waitForText(form(page), "Vaadittu kenttä");
  await expect(method).toBeFocused();
});

test("§5 a description that is too long shows an error with the limit", async ({ newPage }) => {
  const page = await open(newPage);
  const description = form(page).getByLabel("Kuvaus");
  await description.fill("x".repeat(4001));
  await press(button(page, "Tallenna"));
  await waitForText(form(page), "Pituus saa olla enintään 4000 merkkiä.");
  await expect(description).toBeFocused();
  expect((await description.inputValue()).length).toBe(4001);
});

test("unsaved choices survive a reload and can be discarded", async ({ newPage }) => {
  const page = await open(newPage);
  await form(page).getByLabel("Kuvaus").fill("Kesken jäänyt");
  await check(box(page, "Lappi"));
  await page.reload();
  await waitForText(form(page), "Lomakkeessa on aiemmin kirjoittamiasi muutoksia, joita ei ole tallennettu.");
  await expect(box(page, "Lappi")).toBeChecked();
  await expect(form(page).getByLabel("Kuvaus")).toHaveValue("Kesken jäänyt");
  await press(button(page, "Hylkää muutokset"));
  await expect(box(page, "Lappi")).not.toBeChecked();
  await page.reload();
  await search(page).waitFor();
  await expect(button(page, "Hylkää muutokset")).toHaveCount(0);
});

test("a double click saves once", async ({ newPage }) => {
  const page = await open(newPage);
  let calls = 0;
  page.on("request", (request) => {
    if (request.method() === "PATCH") calls += 1;
  });
  await form(page).getByLabel("Kuvaus").fill("Kahdesti painettu");
  await pressTwice(button(page, "Tallenna"));
  await waitForText(page, "Asetukset on tallennettu.");
  expect(calls).toBe(1);
});

test("saving is disabled offline, with the reason", async ({ newPage }) => {
  const page = await open(newPage);
  await form(page).getByLabel("Kuvaus").fill("Pihalla kirjoitettu");
  await page.context().setOffline(true);
  await page.getByText("Asetusten tallentaminen vaatii verkkoyhteyden.").waitFor();
  await expect(button(page, "Tallenna")).toBeDisabled();
  await goOnline(page);
  await save(page);
  expect((await readAccount(seller)).accountDescription).toBe("Pihalla kirjoitettu");
});

test("§8 when loading the localities fails, the rest can be saved and the localities can be reloaded", async ({
  newPage,
}) => {
  const page = await newPage();
  const before = await places();
  const list = "**/api/locations/localitieslist";
  await page.route(list, (route) => route.fulfill({ status: 500, body: "{}" }));
  await openProfile(page, seller, section);
  await waitForText(form(page), "Paikkakuntia ei saatu haettua.");
  await form(page).getByLabel("Kuvaus").fill("Ilman luetteloa");
  await save(page);
  await expect.poll(() => places()).toEqual(before);
  await page.unroute(list);
  await form(page).getByLabel("Kuvaus").fill("Jää talteen");
  await press(button(page, "Yritä uudelleen"));
  await search(page).waitFor();
  await expect(form(page).getByLabel("Kuvaus")).toHaveValue("Jää talteen");
});
