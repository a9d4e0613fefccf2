import type { Page } from "@playwright/test";
import { check, press } from "../browser/keyboard.ts";

/**
 * Adds one unit of each product to this visitor's cart, from a page that makes no calls itself: two concurrent calls without a visitor
 * cookie would create two visitors.
 */
export async function addToCart(page: Page, ...ids: string[]): Promise<void> {
  await page.goto("/robots.txt");
  for (const id of ids) {
    const status = await page.evaluate(async (product_id) => {
      const headers = { "content-type": "application/json" };
      const body = JSON.stringify({ product_id });
      return (await fetch("/api/cart", { method: "POST", headers, body })).status;
    }, id);
    if (status >= 300) throw new Error(`${id} was not added to the cart: ${status}`);
  }
  // As the app does when it stores something of the visitor.
  await page.evaluate(() => localStorage.setItem("halkopiha.device.outbox-used", "true"));
}

/** Fills the address of a buyer, but for the region and the locality. */
export async function typeNameAndStreet(page: Page): Promise<void> {
  const form = page.getByRole("form", { name: "Yhteystiedot" });
  await form.getByLabel("Etunimi").fill("Aino");
  await form.getByLabel("Sukunimi").fill("Ahonala");
  await form.getByLabel("Sähköposti").fill("aino.ahonala@posti.example");
  await form.getByLabel("Puhelinnumero").fill("050 000 0123");
  await form.getByLabel("Katuosoite").fill("Kirkkotie 1");
  await form.getByLabel("Postinumero").fill("33100");
}

/** Fills the address of a buyer in Tampere. */
export async function typeAddress(page: Page): Promise<void> {
  await typeNameAndStreet(page);
  const form = page.getByRole("form", { name: "Yhteystiedot" });
  await form.getByLabel("Maakunta").selectOption({ label: "Pirkanmaa" });
  await form.getByLabel("Paikkakunta").selectOption({ label: "Tampere" });
  await check(form.getByLabel("Hyväksyn myynti- ja toimitusehdot"));
}

/** Fills the address of a buyer in Tampere and continues. */
export async function fillAddress(page: Page): Promise<void> {
  await typeAddress(page);
  await press(page.getByRole("button", { name: "Jatka", exact: true }));
}
