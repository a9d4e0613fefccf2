import type { NewProduct } from "@halkopiha/domain/products/product.ts";
import type { Locator, Page } from "@playwright/test";
import { screens } from "../support/chromium.ts";
import { press } from "../support/keyboard.ts";
import { alder, createListing, newSeller, openProfile, useNewSellers } from "../support/new-seller.ts";
import { expectNoHorizontalScroll } from "../support/offline.ts";
import { waitForText } from "../support/screen.ts";
import { expect, test } from "../support/test.ts";

useNewSellers();

const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true });
const dialog = (page: Page) => page.getByRole("dialog");

const splitting: NewProduct = {
  category: "Palvelut",
  name: "Pilkkeen teko",
  unit: "tunti",
  price: 4800,
  quantity: 100_000,
  vat: 2550,
  description: "",
  discount: false,
};

for (const size of screens) {
  test(`§2 on a ${size} a seller sees their own listing as buyers see it, and buys nothing there`, {
    tag: `@${size}`,
  }, async ({ newPage }) => {
    const seller = await newSeller();
    await createListing(seller, { ...alder, material: "koivu", plength: "Pilke 33 cm" });
    for (let nth = 0; nth < 8; nth += 1) await createListing(seller, { ...alder, price: 5000 + nth });
    await createListing(seller, splitting);
    const page = await newPage(size);
    await openProfile(page, seller, "/polttopuut");
    await press(button(page, "Näytä ostajalle: Polttopuu, koivu, Pilke 33 cm"));
    await waitForText(dialog(page), "Näin ostaja näkee sinut ja ilmoituksesi.");
    await dialog(page)
      .getByRole("heading", { name: new RegExp(seller.companyName) })
      .waitFor();
    const listing = dialog(page).locator("[aria-current] article");
    await listing.getByRole("heading", { name: "Polttopuu, koivu" }).waitFor();
    const isInSight = () =>
      listing.evaluate((card) => {
        const { top, bottom } = card.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight + 1;
      });
    await expect.poll(isInSight).toBe(true);
    await expect(button(listing, /^Lisää ostoskoriin/)).toBeDisabled();
    await expect(button(dialog(page), /^Suosikki/)).toHaveCount(0);
    await dialog(page).getByRole("heading", { name: "Pilkkeen teko" }).waitFor();
    await press(dialog(page).getByRole("tab", { name: "Toimituspaikkakunnat" }));
    await waitForText(dialog(page), "Myyjä ei ole ilmoittanut toimituspaikkakuntia.");
    await expectNoHorizontalScroll(page);
    await page.goBack();
    await dialog(page).waitFor({ state: "detached" });

    await page.goto("/profiili/palvelut");
    await press(button(page, "Näytä ostajalle: Pilkkeen teko"));
    await expect.poll(isInSight).toBe(true);
    await press(button(dialog(page), "Sulje"));
    await dialog(page).waitFor({ state: "detached" });
  });
}
