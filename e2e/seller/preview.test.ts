import type { NewProduct } from "@halkopiha/domain/products/product.ts";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { newPage, useBrowser } from "../support/browser.ts";
import { screens } from "../support/chromium.ts";
import { alder, createListing, newSeller, openProfile, useNewSellers } from "../support/new-seller.ts";
import { expectNoHorizontalScroll } from "../support/offline.ts";
import { waitForText } from "../support/screen.ts";

useBrowser();
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

test.each(screens)(
  "§2 on a %s a seller sees their own listing as buyers see it, and buys nothing there",
  async (size) => {
    const seller = await newSeller();
    await createListing(seller, { ...alder, material: "koivu", plength: "Pilke 33 cm" });
    for (let nth = 0; nth < 8; nth += 1) await createListing(seller, { ...alder, price: 5000 + nth });
    await createListing(seller, splitting);
    const page = await newPage(size);
    await openProfile(page, seller, "/polttopuut");
    await button(page, "Näytä ostajalle: Polttopuu, koivu, Pilke 33 cm").click();
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
    await expect.poll(() => button(listing, /^Lisää ostoskoriin/).isDisabled()).toBe(true);
    await expect.poll(() => button(dialog(page), /^Suosikki/).count()).toBe(0);
    await dialog(page).getByRole("heading", { name: "Pilkkeen teko" }).waitFor();
    await dialog(page).getByRole("tab", { name: "Toimituspaikkakunnat" }).click();
    await waitForText(dialog(page), "Myyjä ei ole ilmoittanut toimituspaikkakuntia.");
    await expectNoHorizontalScroll(page);
    await page.goBack();
    await dialog(page).waitFor({ state: "detached" });

    await page.goto("/profiili/palvelut");
    await button(page, "Näytä ostajalle: Pilkkeen teko").click();
    await expect.poll(isInSight).toBe(true);
    await button(dialog(page), "Sulje").click();
    await dialog(page).waitFor({ state: "detached" });
  },
);
