import type { NewProduct } from "@halkopiha/domain/products/product.ts";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { findAxeViolations } from "../support/axe.ts";
import { newPage, useBrowser } from "../support/browser.ts";
import { addToCart, fillAddress } from "../support/buyer.ts";
import { screens } from "../support/chromium.ts";
import { database } from "../support/database.ts";
import { createListing, newSeller, useNewSellers } from "../support/new-seller.ts";
import { expectFigures, waitForHeading, waitForText } from "../support/screen.ts";

useBrowser();
useNewSellers();

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Tilauksen hinta on muuttunut" });
const change = (page: Page, text: string) =>
  dialog(page).getByRole("list", { name: "Muutokset" }).getByRole("listitem").filter({ hasText: text });
const summary = (page: Page) => page.getByRole("complementary", { name: "Yhteenveto" });

const chips: NewProduct = {
  category: "Muut_tuotteet",
  name: "Hake",
  unit: "kuutio",
  price: 1000,
  quantity: 12,
  vat: 2550,
  description: "",
  discount: false,
};

async function deliveryCost(owner: string, price: number): Promise<string> {
  const now = new Date();
  const ref = database.collection("deliveryCosts").doc();
  const rest = { unit: "kpl", available: true, multipliedByQuantity: false, createdAt: now, updatedAt: now };
  await ref.set({ name: "Kiinteä hinta", ...rest, owner, price });
  return ref.id;
}

const setPrice = (collection: "products" | "deliveryCosts", id: string, price: number) =>
  database.collection(collection).doc(id).update({ price });

/** Takes a buyer to the button 'Vahvista': a product for 10 euros, delivered for 45. */
async function beforeOrdering(page: Page) {
  const seller = await newSeller();
  const product = await createListing(seller, chips);
  const both = "Noutopiste ja kuljetus";
  await database.collection("users").doc(seller.user._id).update({ deliveryMethod: both });
  const listed = database.collection("products").doc(product);
  await expect.poll(async () => (await listed.get()).get("owner.deliveryMethod")).toBe(both);
  const cost = await deliveryCost(seller.user._id, 4500);
  await addToCart(page, product);
  await page.goto("/ostoskori");
  await button(page, "Jatka").click();
  await waitForHeading(page, "Yhteystiedot");
  await fillAddress(page);
  await waitForHeading(page, "Toimitus");
  await page.getByLabel("Haluan toimituksen").check();
  await expectFigures(summary(page), { Yhteensä: "55,00 €" });
  return { sellerId: seller.user._id, product, cost };
}

describe.each(screens)("on a %s", (size) => {
  test("after a price change the buyer sees what changed, goes back, and orders after accepting it", async () => {
    const page = await newPage(size);
    const { product, cost } = await beforeOrdering(page);
    await setPrice("products", product, 99_900);
    await setPrice("deliveryCosts", cost, 6000);
    await button(page, "Vahvista").click();
    await dialog(page).waitFor();
    await change(page, "Hake, yksikköhinta").getByText("999,00 €").waitFor();
    await change(page, "Toimitus, Puuliike").getByText("60,00 €").waitFor();
    await expectFigures(dialog(page), { "Aiempi loppusumma": "55,00 €", "Uusi loppusumma": "1 059,00 €" });
    expect(await findAxeViolations(page)).toEqual([]);

    await button(page, "Palaa ostoskoriin").click();
    await waitForHeading(page, "Ostoskori");
    await expectFigures(summary(page), { Yhteensä: "1 059,00 €" });
    await button(page, "Jatka").click();
    await expect.poll(() => page.getByLabel("Sukunimi").inputValue()).toBe("Ahonala");
    await page.getByLabel("Hyväksyn myynti- ja toimitusehdot").check();
    await button(page, "Jatka").click();
    await waitForHeading(page, "Toimitus");

    await setPrice("products", product, 1200);
    await button(page, "Vahvista").click();
    await expectFigures(dialog(page), { "Uusi loppusumma": "72,00 €" });
    // The price changes again while the dialog is open.
    await setPrice("products", product, 1100);
    await button(page, "Hyväksy uusi hinta ja tilaa").click();
    await expectFigures(dialog(page), { "Aiempi loppusumma": "72,00 €", "Uusi loppusumma": "71,00 €" });
    await button(page, "Hyväksy uusi hinta ja tilaa").click();
    await waitForHeading(page, "Vahvistus");
    await expectFigures(page.locator("main"), { "Kaikki tilaukset yhteensä": "71,00 €" });
  });

  test("a buyer whose delivery option was removed chooses another", async () => {
    const page = await newPage(size);
    const { sellerId, cost } = await beforeOrdering(page);
    await deliveryCost(sellerId, 7000);
    await database.collection("deliveryCosts").doc(cost).delete();
    await button(page, "Vahvista").click();
    await change(page, "Toimitus 45,00 €").getByText("ei enää tarjolla").waitFor();
    await expect.poll(() => button(page, "Hyväksy uusi hinta ja tilaa").count()).toBe(0);
    expect(await findAxeViolations(page)).toEqual([]);
    await button(page, "Valitse toimitus").click();
    await waitForText(
      page,
      "Valitsemasi toimitus ei ole enää tarjolla. Valitse toimitus uudelleen tai nouda tuotteet itse.",
    );
    const other = page.getByLabel(/^Kiinteä hinta, 70,00/);
    await expect.poll(() => other.isChecked()).toBe(false);
    await expectFigures(summary(page), { Yhteensä: "10,00 €" });
    await other.check();
    await expectFigures(summary(page), { Yhteensä: "80,00 €" });
    await button(page, "Vahvista").click();
    await waitForHeading(page, "Vahvistus");
  });
});

test("an order waits for the price of the delivery that has just been chosen, and asks nothing again", async () => {
  const page = await newPage("phone");
  const { sellerId } = await beforeOrdering(page);
  await deliveryCost(sellerId, 9900);
  await page.reload();
  await waitForHeading(page, "Toimitus");
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route("**/api/cart/adddeliverycost", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByLabel("Kiinteä hinta, 99,00 €").check();
  await expect.poll(() => button(page, "Vahvista").getAttribute("aria-busy")).toBe("true");
  const pressed = button(page, "Vahvista").click();
  letThrough();
  await pressed;
  await waitForHeading(page, "Vahvistus");
  expect(await dialog(page).count()).toBe(0);
});
