import { isAvailable, ListingState } from "@halkopiha/domain/products/listing-state.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import type { CalendarDay } from "@halkopiha/domain/schemas/primitives.ts";
import type { StoredField } from "@halkopiha/domain/search/filters.ts";
import { equalityFields, findPlanFit, type SearchPlan } from "@halkopiha/domain/search/plan/plan.ts";
import {
  type DocumentSnapshot,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
} from "firebase-admin/firestore";
import { firestore } from "../../firebase.ts";
import { safeParseDocument } from "../firestore/document.ts";
import { type IndexedProduct, parseIndexedProduct } from "./indexed-product.ts";
import { StoredProduct } from "./stored-product.ts";

/** A listing with the stored fields that searches filter by. */
export interface NewListing extends IndexedProduct {
  stored: ReadonlyMap<StoredField, unknown>;
  /** In milliseconds since 1970, rounded up: a window ends at a whole one, and Firestore counts microseconds. */
  createdAt: number;
}

const toMilliseconds = ({ seconds, nanoseconds }: Timestamp) =>
  seconds * 1000 + Math.ceil(nanoseconds / 1_000_000);

function toNewListing(snapshot: QueryDocumentSnapshot): NewListing | null {
  const listing = parseIndexedProduct(snapshot);
  const createdAt: unknown = snapshot.get("createdAt");
  if (!listing || !(createdAt instanceof Timestamp)) return null;
  return {
    ...listing,
    stored: new Map(equalityFields.map((field) => [field, snapshot.get(field)])),
    createdAt: toMilliseconds(createdAt),
  };
}

/** A range of time; `from` is not included, `until` is. */
export interface Window {
  from: Date;
  until: Date;
}

/** Number of documents per query. */
const pageSize = 500;

function isAvailableOn(snapshot: DocumentSnapshot, today: CalendarDay): boolean {
  const stored = safeParseDocument(ListingState, snapshot);
  return stored !== null && isAvailable(stored, today);
}

/**
 * The listings that were created in a window and can be bought today, the oldest first. Reads at most `max` documents; if there are more, the
 * window ends earlier.
 */
export async function readNewListings(
  { from, until }: Window,
  today: CalendarDay,
  max: number,
): Promise<{ listings: NewListing[]; until: Date }> {
  const created: Query = firestore()
    .collection("products")
    .where("visible", "==", true)
    .where("createdAt", ">", Timestamp.fromDate(from))
    .where("createdAt", "<=", Timestamp.fromDate(until))
    .orderBy("createdAt");
  const listings: NewListing[] = [];
  let next: Query | null = created;
  let end = until;
  for (let count = 0; next !== null && count < max; ) {
    const size = Math.min(pageSize, max - count);
    const { docs }: { docs: QueryDocumentSnapshot[] } = await next.limit(size).get();
    count += docs.length;
    for (const snapshot of docs) {
      const listing = isAvailableOn(snapshot, today) ? toNewListing(snapshot) : null;
      if (listing) listings.push(listing);
    }
    const last = docs.at(-1);
    next = last && docs.length === size ? created.startAfter(last) : null;
    const lastCreatedAt: unknown = last?.get("createdAt");
    // Listings of the last, incomplete millisecond are left to the next window.
    if (next && count >= max && lastCreatedAt instanceof Timestamp)
      end = new Date(lastCreatedAt.toMillis() - 1);
  }
  return { listings: listings.filter(({ createdAt }) => createdAt <= end.getTime()), until: end };
}

/** Whether a listing is found by a search, as the search itself would find it. */
export const isFoundBy = (listing: NewListing, plan: SearchPlan): boolean =>
  plan.equalities.every(([field, value]) => listing.stored.get(field) === value) &&
  findPlanFit(listing, plan) !== null;

/** The products with these ids that can be bought today, by id. */
export async function readAvailableProducts(
  ids: readonly string[],
  today: CalendarDay,
): Promise<Map<string, Product>> {
  if (ids.length === 0) return new Map();
  const products = firestore().collection("products");
  const snapshots = await firestore().getAll(...[...new Set(ids)].map((id) => products.doc(id)));
  const available = snapshots
    .filter((snapshot) => isAvailableOn(snapshot, today))
    .map((snapshot) => safeParseDocument(StoredProduct, snapshot))
    .filter((product) => product !== null);
  return new Map(available.map((product) => [product._id, product]));
}
