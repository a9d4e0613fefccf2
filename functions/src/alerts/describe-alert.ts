import { formatProductTitle } from "@halkopiha/domain/products/product-title.ts";
import type { Alert } from "../store/alerts/alerts.ts";
import { findProduct } from "../store/products/products.ts";
import { listAllLocalities } from "../store/reference-data/cached-localities.ts";
import { describeChoices, describeSearch, type Localities } from "./describe-search.ts";

/** The localities of an instance, by id. */
export async function readLocalities(): Promise<Localities> {
  return new Map((await listAllLocalities()).map((locality) => [locality._id, locality]));
}

/** What an alert waits for, in words; without what was typed while nobody has confirmed it, because a stranger may have typed it. */
export async function describeAlert({ search, productId, confirmedAt }: Alert): Promise<string> {
  if (search)
    return (confirmedAt === null ? describeChoices : describeSearch)(search, await readLocalities());
  const product = productId && (await findProduct(productId));
  return product ? formatProductTitle(product) : "Ilmoitus, joka on päättynyt";
}
