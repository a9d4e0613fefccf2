import type { Page } from "@playwright/test";
import { check, press } from "../support/browser/keyboard.ts";
import { expectNoHorizontalScroll } from "../support/browser/offline.ts";
import { waitForHeading, waitForText } from "../support/browser/screen.ts";
import {
  type NewSeller,
  newSeller,
  openProfile,
  readAccount,
  useNewSellers,
} from "../support/market/new-seller.ts";
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

async function open(newPage: NewPage): Promise<Page> {
  const page = await newPage();
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

test("§2 a seller states how and where they deliver, and saves it", {
  tag: ["@s2-settings-1", "@s2-settings-2", "@s2-settings-3", "@s2-settings-4"],
}, async ({ newPage }) => {
  const page = await open(newPage);
  await form(page).getByLabel("Toimitustapa").selectOption({ label: "Noutopiste ja kuljetus" });
  await form(page).getByLabel("Kuvaus").fill("Koivua ja leppää.");
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
  expect(account.accountDescription).toBe("Koivua ja leppää.");
  expect((await places()).length).toBe(11);
  await expectNoHorizontalScroll(page);
  await page.reload();
  await waitForText(form(page), "11 / 320 paikkakuntaa valittu");
  await expect.poll(() => form(page).getByLabel("Kuvaus").inputValue()).toBe("Koivua ja leppää.");
});

test("§9 delivery to all 320 localities is 'Koko Suomi'", { tag: "@s9-94" }, async ({ newPage }) => {
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
