import { sortPausedLast } from "@halkopiha/domain/products/availability.ts";
import { maxProducts } from "@halkopiha/domain/products/limits.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { FieldValue, type Firestore, type Transaction } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../../firebase.ts";
import { getToday } from "../../today.ts";
import { parseAll, parseDocument, readMany } from "../firestore/document.ts";
import { StoredProduct } from "./stored-product.ts";

const collection = "products";

/** A product that buyers may see; products of inactive sellers are treated as deleted. */
const Visible = z.object({ visible: z.literal(true) });

export async function findVisibleProduct(id: string): Promise<Product | null> {
  const snapshot = await firestore().collection(collection).doc(id).get();
  return Visible.safeParse(snapshot.data()).success ? parseDocument(StoredProduct, snapshot) : null;
}

/** A product, visible to buyers or not. */
export async function findProduct(id: string): Promise<Product | null> {
  return parseDocument(StoredProduct, await firestore().collection(collection).doc(id).get());
}

/** The visible products with these ids, by id. Inside a transaction pass it as `read`. */
export async function readVisibleProducts(
  ids: readonly string[],
  read?: Pick<Firestore, "getAll">,
): Promise<Map<string, Product>> {
  const Stored = z.intersection(StoredProduct, z.object({ visible: z.boolean() }));
  const all = await readMany(firestore(), collection, Stored, ids, read);
  return new Map([...all].filter(([, product]) => product.visible));
}

/** Sets the remaining quantity of a product. */
export function setQuantity(transaction: Transaction, id: string, quantity: number): void {
  const ref = firestore().collection(collection).doc(id);
  transaction.update(ref, { quantity, updatedAt: FieldValue.serverTimestamp() });
}

/** A seller's products, newest first: all of them for their owner, the visible ones for everyone else, with paused ones last. */
export async function listSellerProducts(ownerId: string, visibility: "all" | "visible"): Promise<Product[]> {
  const own = firestore().collection(collection).where("user_id", "==", ownerId);
  const query = visibility === "all" ? own : own.where("visible", "==", true);
  const { docs } = await query.orderBy("createdAt", "desc").limit(maxProducts).get();
  const products = parseAll(StoredProduct, docs);
  const today = getToday();
  return visibility === "all" ? products : sortPausedLast(products, today);
}
