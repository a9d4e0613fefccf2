import { deliveryTimes } from "@halkopiha/domain/products/catalogue.ts";
import { DeliveryPrice } from "@halkopiha/domain/products/door-price.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../../firebase.ts";
import { safeParseDocument } from "../firestore/document.ts";
import { StoredProduct } from "./stored-product.ts";

const IndexFields = z.object({
  areas: z.array(z.string()),
  words: z.array(z.string()),
  // Absent until the night after delivery times have been added.
  deliversIn: z._default(z.enum(deliveryTimes), "sovittava"),
  // Absent until the seller is synced for the first time after prices have been added.
  deliveryPrices: z._default(z.array(DeliveryPrice), []),
});

/** A product with the index fields by which searches are filtered and prices at the door are calculated. */
export interface IndexedProduct extends z.infer<typeof IndexFields> {
  product: Product;
}

/** The index fields of a stored product; null when the document does not match their schema. */
export const parseIndexFields = (snapshot: DocumentSnapshot) => safeParseDocument(IndexFields, snapshot);

/** The product of a document with its index fields; null when the document does not match its schema. */
export function parseIndexedProduct(snapshot: DocumentSnapshot): IndexedProduct | null {
  const product = safeParseDocument(StoredProduct, snapshot);
  const fields = parseIndexFields(snapshot);
  return product && fields && { product, ...fields };
}

/** The products of documents with their index fields; documents that do not match their schema are left out. */
export const parseIndexedProducts = (snapshots: readonly DocumentSnapshot[]): IndexedProduct[] =>
  snapshots.map(parseIndexedProduct).filter((listing) => listing !== null);

/** The visible products with these ids, in this order; at least one id. */
export async function readIndexedProducts(ids: readonly string[]): Promise<IndexedProduct[]> {
  const products = firestore().collection("products");
  const snapshots = await firestore().getAll(...ids.map((id) => products.doc(id)));
  return parseIndexedProducts(snapshots.filter((snapshot) => snapshot.get("visible") === true));
}
