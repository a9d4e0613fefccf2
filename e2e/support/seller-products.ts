import type { Product } from "@halkopiha/domain/products/product.ts";
import type { Page } from "playwright-core";
import { newPage } from "./browser.ts";
import { goOffline, waitForServiceWorker } from "./offline.ts";
import { listFirewood } from "./seller.ts";

/** Where the seller's dialog stands open. */
export const sellerPage = "/haku?myyja=halkomestari";
export const sellerDialog = (page: Page) => page.getByRole("dialog", { name: /Halkomestarin Puu Oy/ });

/** Two of the seller's kinds of firewood with plenty in stock, and what the screen calls them. */
export async function findProducts(): Promise<[LabelledProduct, LabelledProduct]> {
  const [first, second] = (await listFirewood("halkomestari"))
    .filter(({ quantity }) => quantity >= 5)
    .map((product) => ({ product, id: product._id, label: formatLabel(product) }));
  if (!first || !second) throw new Error("the sample market has too little firewood");
  return [first, second];
}

/** A product, and what the screen calls it. */
interface LabelledProduct {
  product: Product;
  id: string;
  label: string;
}

function formatLabel(product: Product): string {
  return product.category === "Polttopuut" ? `${product.name}, ${product.material}` : product.name;
}

/** The seller's dialog, everything on the device, and no net any more. */
export async function openSellerOffline(size: "phone" | "desk" = "phone"): Promise<Page> {
  const page = await newPage(size);
  await page.goto("/");
  await waitForServiceWorker(page);
  await page.goto(sellerPage);
  await sellerDialog(page).waitFor();
  await goOffline(page);
  return page;
}

/** Puts one into the cart, from the seller's dialog. */
export const addToCart = (page: Page, { label }: LabelledProduct) =>
  sellerDialog(page)
    .getByRole("button", { name: new RegExp(`^Lisää ostoskoriin: ${label},`) })
    .first()
    .click();
export const favoriteButton = (page: Page, { label }: LabelledProduct) =>
  sellerDialog(page)
    .getByRole("button", { name: `Suosikki: ${label}` })
    .first();
