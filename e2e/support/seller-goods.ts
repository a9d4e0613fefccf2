import type { Product } from "@halkopiha/domain/product.ts";
import type { Page } from "playwright-core";
import { newPage } from "./browser.ts";
import { cutNet, isKeptOnDevice } from "./offline.ts";
import { productsOf } from "./seller.ts";

/** Where the seller's dialog stands open. */
export const sellerPage = "/haku?myyja=halkomestari";
export const dialogOf = (page: Page) => page.getByRole("dialog", { name: /Halkomestarin Puu Oy/ });

/** Two of the seller's kinds of firewood with plenty in stock, and what the screen calls them. */
export async function goods(): Promise<[Goods, Goods]> {
  const [first, second] = (await productsOf("halkomestari"))
    .filter(({ quantity }) => quantity >= 5)
    .map((product) => ({ product, id: product._id, label: labelOf(product) }));
  if (!first || !second) throw new Error("the sample market has too little firewood");
  return [first, second];
}

/** A product, and what the screen calls it. */
interface Goods {
  product: Product;
  id: string;
  label: string;
}

function labelOf(product: Product): string {
  return product.category === "Polttopuut" ? `${product.name}, ${product.material}` : product.name;
}

/** The seller's dialog, everything on the device, and no net any more. */
export async function offlineAtSeller(size: "phone" | "desk" = "phone"): Promise<Page> {
  const page = await newPage(size);
  await page.goto("/");
  await isKeptOnDevice(page);
  await page.goto(sellerPage);
  await dialogOf(page).waitFor();
  await cutNet(page);
  return page;
}

/** Puts one into the cart, from the seller's dialog. */
export const put = (page: Page, { label }: Goods) =>
  dialogOf(page)
    .getByRole("button", { name: new RegExp(`^Lisää ostoskoriin: ${label},`) })
    .first()
    .click();
export const heart = (page: Page, { label }: Goods) =>
  dialogOf(page)
    .getByRole("button", { name: `Suosikki: ${label}` })
    .first();
