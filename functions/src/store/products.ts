import { mostProducts } from "@halkopiha/domain/catalogue.ts";
import { delivers, fetchable } from "@halkopiha/domain/delivery.ts";
import { areasSought, type Listing } from "@halkopiha/domain/listing.ts";
import { Product } from "@halkopiha/domain/product.ts";
import type { Search, Sort } from "@halkopiha/domain/search.ts";
import { hasPrefixes, prefixesSought, searchPrefix } from "@halkopiha/domain/words.ts";
import {
  FieldValue,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type Transaction,
} from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../firebase.ts";
import { parseAll, parseDocument, readMany } from "./document.ts";
import { type Order, readMatching, readPage } from "./page.ts";

const collection = "products";

const orders: Record<Sort, Order> = {
  cheapest: { field: "price", direction: "asc" },
  expensive: { field: "price", direction: "desc" },
  newest: { field: "createdAt", direction: "desc" },
  oldest: { field: "createdAt", direction: "asc" },
};

export interface FoundProducts {
  products: Product[];
  nextCursor: string | undefined;
}

/** A product that buyers may see; the products of inactive sellers are as good as gone. */
const Visible = z.object({ visible: z.literal(true) });

export async function findVisible(id: string): Promise<Product | null> {
  const snapshot = await firestore().collection(collection).doc(id).get();
  return Visible.safeParse(snapshot.data()).success ? parseDocument(Product, snapshot) : null;
}

/** A product whether or not buyers may see it. */
export async function findProduct(id: string): Promise<Product | null> {
  return parseDocument(Product, await firestore().collection(collection).doc(id).get());
}

/** The visible ones among these, by id. Inside a transaction pass it as `read`. */
export async function readVisible(
  ids: readonly string[],
  read?: Pick<Firestore, "getAll">,
): Promise<Map<string, Product>> {
  const Stored = z.intersection(Product, z.object({ visible: z.boolean() }));
  const all = await readMany(firestore(), collection, Stored, ids, read);
  return new Map([...all].filter(([, product]) => product.visible));
}

/** Sets how much is left of a product. */
export function setQuantity(transaction: Transaction, id: string, quantity: number): void {
  const ref = firestore().collection(collection).doc(id);
  transaction.update(ref, { quantity, updatedAt: FieldValue.serverTimestamp() });
}

/** How many documents a visitor's call reads at most, the seller or the place of a search included. */
const maxRead = 120;
/** How many of one seller's things a visitor's call answers at most. */
export const sellerPage = 100;

/** A seller's things, newest first: all of them for their owner, the latest hundred visible ones for everyone else. */
export async function listOfSeller(ownerId: string, shown: "all" | "visible"): Promise<Product[]> {
  const own = firestore().collection(collection).where("user_id", "==", ownerId);
  const [query, limit] =
    shown === "all" ? [own, mostProducts] : [own.where("visible", "==", true), sellerPage];
  const { docs } = await query.orderBy("createdAt", "desc").limit(limit).get();
  return parseAll(Product, docs);
}

function facetQuery(search: Search): Query {
  const equalities: [field: string, value: unknown][] = [
    ["visible", true],
    ["category", search.category],
    ["name", search.name],
    ["quality", search.quality],
    ["material", search.material],
    ["user_id", search.sellerId],
  ];
  if (search.deliveryMethod && !fetchable(search.deliveryMethod)) equalities.push(["delivers", true]);
  if (search.deliveryMethod && !delivers(search.deliveryMethod)) equalities.push(["fetchable", true]);
  return equalities
    .filter(([, value]) => value !== undefined)
    .reduce<Query>(
      (query, [field, value]) => query.where(field, "==", value),
      firestore().collection(collection),
    );
}

/** Whether a listing is in one of the areas and has every word; a query can hold only one of these conditions. */
function matches(
  snapshot: QueryDocumentSnapshot,
  areas: string[] | null,
  sought: readonly string[],
): boolean {
  const listing: Pick<Listing, "areas" | "words"> = z
    .object({ areas: z.array(z.string()), words: z.array(z.string()) })
    .parse(snapshot.data());
  const inArea = areas === null || areas.some((area) => listing.areas.includes(area));
  return inArea && hasPrefixes(listing.words, sought);
}

/** How many pages are read at most to fill one. */
const mostPagesRead = 4;

/** Fills a page from at most four pages of the index and 120 documents, since area and further words are checked on the way. */
async function searchByWords(
  search: Search,
  areas: string[] | null,
  prefixes: readonly string[],
): Promise<FoundProducts> {
  const prefix = searchPrefix(prefixes[0] ?? "");
  const query = prefix ? facetQuery(search).where("words", "array-contains", prefix) : facetQuery(search);
  const { limit, cursor } = search;
  const { documents, nextCursor } = await readMatching(
    query,
    orders[search.sort],
    { limit, cursor, mostRead: Math.min(mostPagesRead * (limit + 1), maxRead - 1) },
    (snapshot) => matches(snapshot, areas, prefixes),
  );
  return { products: parseAll(Product, documents), nextCursor };
}

/** One page of visible products. Reads at most `limit` + 1 documents, with words at most four times that and 119. */
export async function search(criteria: Search): Promise<FoundProducts> {
  const areas = areasSought(criteria);
  const prefixes = prefixesSought(criteria.queryString ?? "");
  if (prefixes.length > 0) return searchByWords(criteria, areas, prefixes);
  const query = areas
    ? facetQuery(criteria).where("areas", "array-contains-any", areas)
    : facetQuery(criteria);
  const { documents, nextCursor } = await readPage(
    query,
    orders[criteria.sort],
    criteria.limit,
    criteria.cursor,
  );
  return { products: parseAll(Product, documents), nextCursor };
}
