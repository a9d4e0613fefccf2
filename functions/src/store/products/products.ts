import { maxProducts } from "@halkopiha/domain/products/catalogue.ts";
import { Product } from "@halkopiha/domain/products/product.ts";
import { type ProductIndexFields, toSearchAreas } from "@halkopiha/domain/products/product-index.ts";
import type { Search, Sort } from "@halkopiha/domain/products/search.ts";
import { hasPrefixes, toIndexedPrefix, toSearchPrefixes } from "@halkopiha/domain/products/search-words.ts";
import {
  FieldValue,
  Filter,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type Transaction,
} from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../../firebase.ts";
import { type ReadPage, readConsecutive } from "../firestore/consecutive-pages.ts";
import { parseAll, parseDocument, readMany } from "../firestore/document.ts";
import { readMatching, readPage, type SortOrder } from "../firestore/page.ts";

const collection = "products";

const sortOrders: Record<Sort, SortOrder> = {
  cheapest: { field: "price", direction: "asc" },
  expensive: { field: "price", direction: "desc" },
  newest: { field: "createdAt", direction: "desc" },
  oldest: { field: "createdAt", direction: "asc" },
};

export interface FoundProducts {
  products: Product[];
  nextCursor: string | undefined;
}

/** A product that buyers may see; products of inactive sellers are treated as deleted. */
const Visible = z.object({ visible: z.literal(true) });

export async function findVisibleProduct(id: string): Promise<Product | null> {
  const snapshot = await firestore().collection(collection).doc(id).get();
  return Visible.safeParse(snapshot.data()).success ? parseDocument(Product, snapshot) : null;
}

/** A product, visible to buyers or not. */
export async function findProduct(id: string): Promise<Product | null> {
  return parseDocument(Product, await firestore().collection(collection).doc(id).get());
}

/** The visible products with these ids, by id. Inside a transaction pass it as `read`. */
export async function readVisibleProducts(
  ids: readonly string[],
  read?: Pick<Firestore, "getAll">,
): Promise<Map<string, Product>> {
  const Stored = z.intersection(Product, z.object({ visible: z.boolean() }));
  const all = await readMany(firestore(), collection, Stored, ids, read);
  return new Map([...all].filter(([, product]) => product.visible));
}

/** Sets the remaining quantity of a product. */
export function setQuantity(transaction: Transaction, id: string, quantity: number): void {
  const ref = firestore().collection(collection).doc(id);
  transaction.update(ref, { quantity, updatedAt: FieldValue.serverTimestamp() });
}

/** Maximum number of documents that a visitor's call reads, including the seller or the locality of a search. */
const maxRead = 120;
/** Maximum number of one seller's products in the response to a visitor. */
export const maxSellerProducts = 100;

/** A seller's products, newest first: all of them for their owner, the latest hundred visible ones for everyone else. */
export async function listSellerProducts(ownerId: string, visibility: "all" | "visible"): Promise<Product[]> {
  const own = firestore().collection(collection).where("user_id", "==", ownerId);
  const [query, limit] =
    visibility === "all" ? [own, maxProducts] : [own.where("visible", "==", true), maxSellerProducts];
  const { docs } = await query.orderBy("createdAt", "desc").limit(limit).get();
  return parseAll(Product, docs);
}

function createFacetQuery(criteria: Search): Query {
  const equalities: [field: string, value: unknown][] = [
    ["visible", true],
    ["category", criteria.category],
    ["name", criteria.name],
    ["quality", criteria.quality],
    ["material", criteria.material],
    ["user_id", criteria.sellerId],
  ];
  if (criteria.deliveryMethod === "Kuljetus") equalities.push(["delivers", true]);
  if (criteria.deliveryMethod === "Noutopiste") equalities.push(["fetchable", true]);
  return equalities
    .filter(([, value]) => value !== undefined)
    .reduce<Query>(
      (query, [field, value]) => query.where(field, "==", value),
      firestore().collection(collection),
    );
}

const offersBoth = Filter.and(Filter.where("delivers", "==", true), Filter.where("fetchable", "==", true));
const offersOne = Filter.or(Filter.where("delivers", "==", false), Filter.where("fetchable", "==", false));

/** Whether a listing is in one of the areas and contains every word; a query can express only one of these conditions. */
function matches(
  snapshot: QueryDocumentSnapshot,
  areas: string[] | null,
  searchedPrefixes: readonly string[],
): boolean {
  const listing: Pick<ProductIndexFields, "areas" | "words"> = z
    .object({ areas: z.array(z.string()), words: z.array(z.string()) })
    .parse(snapshot.data());
  const inArea = areas === null || areas.some((area) => listing.areas.includes(area));
  return inArea && hasPrefixes(listing.words, searchedPrefixes);
}

/** Maximum number of pages read to fill one. */
const maxPagesRead = 4;

/** Search conditions that cannot be combined in one query. */
interface SearchConditions {
  areas: string[] | null;
  prefixes: readonly string[];
  sort: Sort;
}

/** Reads pages of a query. Only one word is part of the query; the other words and the area are checked for each document. */
function createPageReader(query: Query, { areas, prefixes, sort }: SearchConditions): ReadPage {
  const order = sortOrders[sort];
  if (prefixes.length === 0) {
    const inAreas = areas ? query.where("areas", "array-contains-any", areas) : query;
    return (limit, cursor) => readPage(inAreas, order, limit, cursor);
  }
  const prefix = toIndexedPrefix(prefixes[0] ?? "");
  const withWord = prefix ? query.where("words", "array-contains", prefix) : query;
  return (limit, cursor, maxReads) =>
    readMatching(withWord, order, { limit, cursor, maxReads }, (snapshot) =>
      matches(snapshot, areas, prefixes),
    );
}

/**
 * One page of visible products. Reads at most `limit` + 2 documents, or with words 4 × (`limit` + 1), at most 119. A search for both pickup
 * and delivery returns the sellers who offer both first.
 */
export async function searchProducts(criteria: Search): Promise<FoundProducts> {
  const { cursor, deliveryMethod, limit, queryString, sort } = criteria;
  const conditions = { areas: toSearchAreas(criteria), prefixes: toSearchPrefixes(queryString ?? ""), sort };
  const query = createFacetQuery(criteria);
  const maxReads = Math.min(maxPagesRead * (limit + 1), maxRead - 1);
  const { documents, nextCursor } =
    deliveryMethod === "Noutopiste ja kuljetus"
      ? await readConsecutive(
          createPageReader(query.where(offersBoth), conditions),
          createPageReader(query.where(offersOne), conditions),
          {
            limit,
            cursor,
            maxReads,
          },
        )
      : await createPageReader(query, conditions)(limit, cursor, maxReads);
  return { products: parseAll(Product, documents), nextCursor };
}
