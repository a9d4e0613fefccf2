import type { Product } from "@halkopiha/domain/products/product.ts";
import type { Page } from "@playwright/test";
import { press } from "../browser/keyboard.ts";
import { goOffline, openWithServiceWorker } from "../browser/offline.ts";
import type { NewInstalledPage } from "../test.ts";
import { listFirewood } from "./seller.ts";

/** The URL at which the seller's dialog is open. */
export const sellerPage = "/haku?myyja=halkomestari";
export const sellerDialog = (page: Page) => page.getByRole("dialog", { name: /Halkomestarin Puu Oy/ });

/** Two firewood listings of the seller with at least five units and different labels. */
export async function findProducts(): Promise<[LabelledProduct, LabelledProduct]> {
  const [first, ...others] = (await listFirewood("halkomestari"))
    .filter(({ quantity }) => quantity >= 5)
    .map((product) => ({ product, id: product._id, label: formatLabel(product) }));
  const second = others.find(({ label }) => label !== first?.label);
  if (!first || !second) throw new Error("the sample market has too little firewood");
  return [first, second];
}

/** A product with its displayed label. */
interface LabelledProduct {
  product: Product;
  id: string;
  label: string;
}

function formatLabel(product: Product): string {
  return product.category === "Polttopuut" ? `${product.name}, ${product.material}` : product.name;
}

/** The seller's dialog with everything cached on the device, while offline. */
export async function openSellerOffline(newInstalledPage: NewInstalledPage): Promise<Page> {
  const page = await newInstalledPage();
  await openWithServiceWorker(page);
  await page.goto(sellerPage);
  await sellerDialog(page).waitFor();
  await goOffline(page);
  return page;
}

/** Adds one unit to the cart, from the seller's dialog. */
export const addToCart = (page: Page, { label }: LabelledProduct) =>
  press(
    sellerDialog(page)
      .getByRole("button", { name: new RegExp(`^Lisää ostoskoriin: ${label},`) })
      .first(),
  );
export const favoriteButton = (page: Page, { label }: LabelledProduct) =>
  sellerDialog(page)
    .getByRole("button", { name: `Suosikki: ${label}` })
    .first();
