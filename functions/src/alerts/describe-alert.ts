import type { AlertTarget } from "@halkopiha/domain/alerts/alert.ts";
import { formatProductTitle } from "@halkopiha/domain/products/product-title.ts";
import { findProduct } from "../store/products/products.ts";
import { listAllLocalities } from "../store/reference-data/cached-localities.ts";
import { describeSearch, type Localities } from "./describe-search.ts";

/** The localities of an instance, by id. */
export async function readLocalities(): Promise<Localities> {
  return new Map((await listAllLocalities()).map((locality) => [locality._id, locality]));
}

/** What an alert waits for, in words. */
export async function describeAlert({ search, productId }: AlertTarget): Promise<string> {
  if (search) return describeSearch(search, await readLocalities());
  const product = productId && (await findProduct(productId));
  return product ? formatProductTitle(product) : "Ilmoitus, joka on päättynyt";
}
