import { retention, toRetentionMs } from "@halkopiha/domain/admin/retention.ts";
import { categories, materials } from "@halkopiha/domain/products/catalogue.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { getFirewoodAttributes } from "@halkopiha/domain/products/product-kind.ts";
import { Id } from "@halkopiha/domain/schemas/primitives.ts";
import { Timestamp, type Transaction } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../../firebase.ts";
import { parseDocument } from "../firestore/document.ts";

// What is left for a year of a listing or a seller, so that its page answers 410 and an invented address 404.

/** What similar products are found by; nothing in it reveals who sold the listing. */
export const ListingKind = z.object({
  category: z.enum(categories),
  material: z.optional(z.enum(materials)),
  region: Id,
});
export type ListingKind = z.infer<typeof ListingKind>;

export function toListingKind(product: Product): ListingKind {
  const { category, owner } = product;
  const { material } = getFirewoodAttributes(product);
  return { category, region: owner.address.region._id, ...(material && { material }) };
}

const endedPages = () => firestore().collection("endedPages");
const productPage = (id: string) => endedPages().doc(`product-${id}`);
const sellerPage = (id: string) => endedPages().doc(`seller-${id}`);

const toExpiry = () => ({
  expiresAt: Timestamp.fromMillis(Date.now() + toRetentionMs(retention.endedPages)),
});

/** Remembers a listing in the transaction that deletes it. */
export function rememberListing(transaction: Transaction, product: Product): void {
  transaction.set(productPage(product._id), { ...toListingKind(product), ...toExpiry() });
}

/** Remembers in the transaction that deletes the public projection of a seller that there was one. */
export function rememberSeller(transaction: Transaction, id: string): void {
  transaction.set(sellerPage(id), toExpiry());
}

/** The kind of a deleted listing; null when there was none, or more than a year ago. */
export async function findDeletedListing(id: string): Promise<ListingKind | null> {
  return parseDocument(ListingKind, await productPage(id).get());
}

/** Whether a seller was public who no longer is. */
export async function isFormerSeller(id: string): Promise<boolean> {
  return (await sellerPage(id).get()).exists;
}
