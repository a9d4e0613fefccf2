import type { Page } from "@playwright/test";
import { typeAddress } from "../support/market/buyer.ts";

export const orivesi = "/haku?category=Polttopuut&region=pirkanmaa&locality=orivesi";
export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole("button", { name }).first().click();

export async function fillCart(page: Page): Promise<void> {
  await page.goto(`${orivesi}&myyja=halkomestari`);
  const seller = page.getByRole("dialog");
  for (const product of [/^Lisää ostoskoriin: Polttopuu, koivu/, /^Lisää ostoskoriin: Havut/]) {
    await seller.getByRole("button", { name: product }).first().click();
    await page.getByText("Tuote onnistuneesti lisätty ostoskoriin!").waitFor();
  }
  await page.goto("/ostoskori");
  await page.getByRole("complementary", { name: "Yhteenveto" }).waitFor();
}

export async function fillAddress(page: Page): Promise<void> {
  await fillCart(page);
  await press("Jatka")(page);
  await typeAddress(page);
  await page
    .getByLabel(/^Toiveet ja ajo-ohje/)
    .fill("Punainen talo mäen päällä.\nKippaus vajan eteen, kiitos!");
}

export async function chooseDelivery(page: Page): Promise<void> {
  await fillAddress(page);
  await press("Jatka")(page);
  await page.getByLabel("Haluan toimituksen").check();
  await page.getByRole("group", { name: "Toimituksen hinta" }).waitFor();
}

/** Fills the cart, chooses delivery and places the order. */
export async function order(page: Page): Promise<void> {
  await chooseDelivery(page);
  await press("Vahvista maksullinen tilaus")(page);
  await page.getByRole("heading", { level: 2, name: /^HP-/ }).waitFor();
}
