import type { Page } from "@playwright/test";
import { check, press } from "../support/browser/keyboard.ts";
import { expectFigures, waitForHeading, waitForText } from "../support/browser/screen.ts";
import { passUndoTime } from "../support/browser/undo.ts";
import { typeAddress } from "../support/market/buyer.ts";
import { expect, test } from "../support/test.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function findBirchInOrivesi(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByLabel("Kategoria").selectOption({ label: "Polttopuut" });
  await page.getByLabel("Maakunta").selectOption({ label: "Pirkanmaa" });
  await press(button(page, "Hae"));
  await page.waitForURL(/\/haku\?.*region=pirkanmaa/);

  await press(button(page, "Rajaa hakua"));
  const filters = page.getByRole("dialog");
  await filters.getByLabel("Paikkakunta").selectOption({ label: "Orivesi" });
  await press(filters.getByRole("button", { name: "Hae", exact: true }));
  await page.waitForURL(/locality=orivesi/);
}

async function fillCartFromSellerDialog(page: Page): Promise<void> {
  await press(page.getByRole("link", { name: "Halkomestarin Puu Oy" }).first());
  const seller = page.getByRole("dialog", { name: /Halkomestarin Puu Oy/ });
  await page.waitForURL(/myyja=halkomestari/);
  await waitForText(seller, "Noutopiste ja kuljetus · Orivesi, Pirkanmaa");
  await press(seller.getByRole("button", { name: /^Lisää ostoskoriin: Polttopuu, koivu, 65,00\s€/ }));
  await waitForText(page, "Tuote onnistuneesti lisätty ostoskoriin!");
  await press(seller.getByRole("button", { name: /^Lisää ostoskoriin: Havut/ }));
  await page.goBack();
  await seller.waitFor({ state: "detached" });
  await press(page.getByRole("link", { name: /Ostoskori: 2 tuotetta/ }));
}

async function setQuantities(page: Page): Promise<void> {
  await waitForHeading(page, "Ostoskori");
  const summary = page.getByRole("complementary", { name: "Yhteenveto" });
  await expectFigures(summary, { Yhteensä: "74,00 €" });

  const birch = page.getByRole("group", { name: "Määrä: Polttopuu, koivu" });
  await press(birch.getByRole("button", { name: "Lisää" }));
  await expectFigures(summary, { Yhteensä: "106,50 €" });
  await birch.getByLabel("Määrä", { exact: true }).fill("41");
  await birch.getByLabel("Määrä", { exact: true }).press("Enter");
  await waitForText(
    page,
    "Tuotteen määrää on ei voitu muuttaa, koska sen maksimi määrä on ylitetty. Myyjä mahdollisesti jättänyt määrän yhteen kuutioon, ja tarkan saatavilla olevan kuutio määrän voi tiedustella myyjältä.",
  );
  await expectFigures(summary, { Yhteensä: "106,50 €" });
  await birch.getByLabel("Määrä", { exact: true }).fill("3");
  await birch.getByLabel("Määrä", { exact: true }).press("Enter");
  await waitForText(page, "Tuotteen määrää on onnistuneesti päivitetty!");
  await press(page.getByRole("group", { name: "Määrä: Havut" }).getByRole("button", { name: "Lisää" }));
  await expectFigures(summary, { Yhteensä: "213,00 €", "Alv 25,5%": "39,62 €", "Alv 10%": "1,64 €" });
  await press(button(page, "Jatka"));
}

async function fillAddress(page: Page): Promise<void> {
  await waitForHeading(page, "Yhteystiedot");
  const form = page.getByRole("form", { name: "Yhteystiedot" });
  await press(button(page, "Jatka"));
  await waitForText(form, "Vaadittu kenttä");
  await typeAddress(page);
  await press(button(page, "Jatka"));
}

async function chooseDelivery(page: Page): Promise<void> {
  await waitForHeading(page, "Toimitus");
  const summary = page.getByRole("complementary", { name: "Yhteenveto" });
  await check(page.getByLabel("Haluan toimituksen"));
  // The cheapest delivery is chosen first.
  await expectFigures(summary, { Yhteensä: "258,00 €" });
  await check(page.getByLabel(/^Kilometrien mukaan, 1,50/));
  await waitForText(page, "Toimitus, 47 km");
  await expectFigures(summary, { Yhteensä: "283,50 €" });
  await check(page.getByLabel(/^Kiinteä hinta, 45,00/));
  await expectFigures(summary, {
    "Alv 25,5%": "48,76 €",
    "Alv 10%": "1,64 €",
    Yhteensä: "258,00 €",
  });
  await press(button(page, "Vahvista maksullinen tilaus"));
}

/** Checks the total of the confirmation and returns the order's number. */
async function readConfirmation(page: Page): Promise<string> {
  await waitForHeading(page, "Vahvistus");
  const number = await page.getByRole("heading", { level: 2, name: /^HP-\d{6}-/ }).innerText();
  await expectFigures(page.locator("main"), { "Kaikki tilaukset yhteensä": "258,00 €" });
  return number;
}

async function logIn(page: Page): Promise<void> {
  await page.goto("/kirjaudu");
  await page.getByLabel("Käyttäjänimi").fill("halkomestari");
  await page.getByLabel("Salasana").fill("Halkomestari1");
  await press(button(page, "Kirjaudu sisään"));
  await waitForText(page, "Tervetuloa takaisin halkomestari");
}

async function advanceThroughAllStates(page: Page, number: string): Promise<void> {
  const first = page.getByRole("article").first();
  await press(first.getByRole("link", { name: number }));
  await waitForHeading(page, number);
  const sheet = page.getByRole("article");
  await expectFigures(sheet, {
    Tila: "Vastaanotettu",
    "Alv 25,5%": "48,76 €",
    "Alv 10%": "1,64 €",
    Yhteensä: "258,00 €",
  });
  for (const [step, state] of [
    ["Ota käsittelyyn", "Käsittelyssä"],
    ["Lähetä toimitukseen", "Toimituksessa"],
    ["Merkitse toimitetuksi", "Toimitettu"],
  ] as const) {
    await press(button(page, step));
    await expectFigures(sheet, { Tila: state });
    await passUndoTime(page);
  }
  await expect(page.getByRole("button", { name: /^Kumoa/ })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Merkitse toimitetuksi" })).toHaveCount(0);
}

test("§2, §4, §8 a buyer finds birch, orders it with delivery, and the seller delivers it", {
  tag: [
    "@s1-6",
    "@s1-10",
    "@s1-11",
    "@s2-routes-28",
    "@s2-cart-4",
    "@s2-cart-9",
    "@s2-cart-10",
    "@s2-cart-13",
    "@s2-order-10",
    "@s4-37",
    "@s4-39",
    "@s5-28",
    "@s8-16",
    "@s8-26",
  ],
}, async ({ newPage }) => {
  const buyer = await newPage("phone");
  await findBirchInOrivesi(buyer);
  await fillCartFromSellerDialog(buyer);
  await setQuantities(buyer);
  await fillAddress(buyer);
  await chooseDelivery(buyer);
  const number = await readConfirmation(buyer);

  await buyer.reload();
  await expect.poll(() => readConfirmation(buyer)).toBe(number);

  const seller = await newPage("phone");
  await seller.clock.install();
  await logIn(seller);
  await advanceThroughAllStates(seller, number);

  await press(button(buyer, "Uusi Tilaus"));
  await waitForText(buyer, "Ostoskorisi on tyhjä.");
});
