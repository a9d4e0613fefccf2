import type { NewProduct } from "@halkopiha/domain/products/product.ts";
import type { Page } from "@playwright/test";
import { findAxeViolations } from "../support/browser/axe.ts";
import { check, press } from "../support/browser/keyboard.ts";
import { expectFigures, waitForHeading } from "../support/browser/screen.ts";
import { addToCart, fillAddress } from "../support/market/buyer.ts";
import { database } from "../support/market/database.ts";
import { createListing, newSeller, useNewSellers } from "../support/market/new-seller.ts";
import { expect, test } from "../support/test.ts";

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
  deliveryTime: null,
  pausedUntil: null,
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
  await press(button(page, "Jatka"));
  await waitForHeading(page, "Yhteystiedot");
  await fillAddress(page);
  await waitForHeading(page, "Toimitus");
  await check(page.getByLabel("Haluan toimituksen"));
  await expectFigures(summary(page), { Yhteensä: "55,00 €" });
  return { product, cost };
}

test("after a price change the buyer sees what changed, goes back, and orders after accepting it", async ({
  newPage,
}) => {
  const page = await newPage();
  const { product, cost } = await beforeOrdering(page);
  await setPrice("products", product, 99_900);
  await setPrice("deliveryCosts", cost, 6000);
  await press(button(page, "Vahvista maksullinen tilaus"));
  await dialog(page).waitFor();
  await change(page, "Hake, yksikköhinta").getByText("999,00 €").waitFor();
  await change(page, "Toimitus, Puuliike").getByText("60,00 €").waitFor();
  await expectFigures(dialog(page), { "Aiempi loppusumma": "55,00 €", "Uusi loppusumma": "1 059,00 €" });
  expect(await findAxeViolations(page)).toEqual([]);

  await press(button(page, "Palaa ostoskoriin"));
  await waitForHeading(page, "Ostoskori");
  await expectFigures(summary(page), { Yhteensä: "1 059,00 €" });
  await press(button(page, "Jatka"));
  await expect(page.getByLabel("Sukunimi")).toHaveValue("Ahonala");
  await expect(page.getByLabel("Hyväksyn myynti- ja toimitusehdot")).toBeChecked();
  await press(button(page, "Jatka"));
  await waitForHeading(page, "Toimitus");

  await setPrice("products", product, 1200);
  await press(button(page, "Vahvista maksullinen tilaus"));
  await expectFigures(dialog(page), { "Uusi loppusumma": "72,00 €" });
  // The price changes again while the dialog is open.
  await setPrice("products", product, 1100);
  await press(button(page, "Hyväksy uusi hinta ja tilaa"));
  await expectFigures(dialog(page), { "Aiempi loppusumma": "72,00 €", "Uusi loppusumma": "71,00 €" });
  await press(button(page, "Hyväksy uusi hinta ja tilaa"));
  await waitForHeading(page, "Vahvistus");
  await expectFigures(page.locator("main"), { "Kaikki tilaukset yhteensä": "71,00 €" });
});
