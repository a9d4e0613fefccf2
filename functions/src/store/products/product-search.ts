import { listTimesWithin } from "@halkopiha/domain/products/availability.ts";
import type { Sort, SortByPlace } from "@halkopiha/domain/products/catalogue.ts";
import { incomparable } from "@halkopiha/domain/products/comparable-price.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { toSearchAreas } from "@halkopiha/domain/products/product-index.ts";
import type { Search } from "@halkopiha/domain/products/search.ts";
import {
  findFit,
  type Lookup,
  listLookups,
  relaxTerms,
} from "@halkopiha/domain/products/search-language/listing/fit.ts";
import type { SearchTerm } from "@halkopiha/domain/products/search-language/understanding/understand-search.ts";
import { Filter, type Query, type QueryDocumentSnapshot } from "firebase-admin/firestore";
import { type ReadPage, readConsecutive } from "../firestore/consecutive-pages.ts";
import { type Page, readMatching, readPage, type SortOrder } from "../firestore/page.ts";
import type { ListingKind } from "./ended-pages.ts";
import { createFacetQuery } from "./facets.ts";
import {
  type IndexedProduct,
  isInAreas,
  isInPrice,
  isInTime,
  type PriceLimit,
  parseIndexedProduct,
  parseIndexedProducts,
} from "./indexed-product.ts";

/** The sort orders that an index gives; the others depend on the visitor's place. */
type IndexedSort = Exclude<Sort, SortByPlace>;

const sortOrders: Record<IndexedSort, SortOrder> = {
  cheapest: { field: "sortPrice", direction: "asc" },
  expensive: { field: "sortPrice", direction: "desc" },
  newest: { field: "createdAt", direction: "desc" },
  oldest: { field: "createdAt", direction: "asc" },
  heat: { field: "sortHeat", direction: "asc" },
};

/** The criteria of a search, without the place and the amount that prices at the door depend on. */
type Criteria = Omit<Search, "to" | "amount" | "amountUnit" | "maxDistance" | "sort"> & { sort: IndexedSort };

/** Maximum number of documents that a visitor's call for a page reads. */
const maxRead = 120;
/** The seller or the locality of a search, the buyer's locality, and the two documents of the index of places. */
const readsOfReferences = 4;
/** Maximum number of pages read to fill one. */
const maxPagesRead = 4;

const offersBoth = Filter.and(Filter.where("delivers", "==", true), Filter.where("fetchable", "==", true));
const offersOne = Filter.or(Filter.where("delivers", "==", false), Filter.where("fetchable", "==", false));

/**
 * The queries of the facets, one after the other: who wants either pickup or delivery sees the sellers who offer both first, §9, and
 * everybody sees what is paused last.
 */
function createFacetQueries(criteria: Criteria): Query[] {
  const onSale = createFacetQuery(criteria).where("paused", "==", false);
  const paused = createFacetQuery(criteria).where("paused", "==", true);
  const isEither = criteria.deliveryMethod === "Noutopiste ja kuljetus";
  return isEither ? [onSale.where(offersBoth), onSale.where(offersOne), paused] : [onSale, paused];
}

/** The queries of a sort order, one after the other: prices that cannot be compared come last in both directions. */
function splitByPrice(query: Query, criteria: Criteria): Query[] {
  const hasOnlyComparable = criteria.maxPrice !== undefined && isPriceIndexed(criteria);
  if (criteria.sort !== "expensive" || hasOnlyComparable) return [query];
  return [query.where("sortPrice", "<", incomparable), query.where("sortPrice", ">=", incomparable)];
}

/** Selects the listings in one of the areas; null selects all. */
const whereInAreas = (query: Query, areas: string[] | null): Query =>
  areas ? query.where("areas", "array-contains-any", areas) : query;

/** Selects the listings that are delivered within a time; undefined selects all. */
const whereInTime = (query: Query, latest: Criteria["deliveryTime"]): Query =>
  latest ? query.where("deliversIn", "in", listTimesWithin(latest)) : query;

/** Whether the index of the order has the highest price of the search: that by the loose cubic metre, in an order by that price. */
const isPriceIndexed = ({ priceUnit, sort }: Pick<Criteria, "priceUnit" | "sort">) =>
  priceUnit === "Irto-m3" && sortOrders[sort].field === "sortPrice";

/** Selects the listings up to the highest price, where the index of the order has it. */
const whereInPrice = (query: Query, criteria: Criteria): Query =>
  criteria.maxPrice !== undefined && isPriceIndexed(criteria)
    ? query.where("sortPrice", "<=", criteria.maxPrice)
    : query;

/** Search conditions that cannot be combined in one query. */
interface SearchConditions extends PriceLimit {
  areas: string[] | null;
  deliveryTime: Criteria["deliveryTime"];
  terms: readonly SearchTerm[];
  sort: IndexedSort;
}

/** Whether a listing is in one of the areas, in time and in price, and fits the terms as well as the look-up asks: more than one query can express. */
function matches(
  snapshot: QueryDocumentSnapshot,
  fit: Lookup["fit"],
  { areas, deliveryTime, terms, ...limit }: SearchConditions,
): boolean {
  const listing = parseIndexedProduct(snapshot);
  return (
    listing !== null &&
    isInAreas(listing, areas) &&
    isInTime(listing, deliveryTime) &&
    isInPrice(listing, limit) &&
    findFit(listing.words, terms) === fit
  );
}

/** Reads pages of a query. Only one term is part of the query; the other terms and the area are checked for each document. */
function createPageReader(query: Query, { fit, tokens }: Lookup, conditions: SearchConditions): ReadPage {
  const { areas, deliveryTime, sort, maxPrice } = conditions;
  const order = sortOrders[sort];
  if (tokens === null) {
    const inAreas = whereInTime(whereInAreas(query, areas), deliveryTime);
    if (maxPrice === undefined || isPriceIndexed(conditions)) {
      return (limit, cursor) => readPage(inAreas, order, limit, cursor);
    }
    return (limit, cursor, maxReads) =>
      readMatching(inAreas, order, { limit, cursor, maxReads }, (snapshot) =>
        matches(snapshot, fit, conditions),
      );
  }
  const withToken = query.where("words", "array-contains-any", tokens);
  return (limit, cursor, maxReads) =>
    readMatching(withToken, order, { limit, cursor, maxReads }, (snapshot) =>
      matches(snapshot, fit, conditions),
    );
}

/** Reads a page of the listings that fit the terms, exact fits first. */
function readFitting(
  criteria: Criteria,
  terms: readonly SearchTerm[],
  cursor: string | undefined,
  maxReads: number,
): Promise<Page> {
  const { deliveryTime, sort, maxPrice, priceUnit } = criteria;
  const conditions = { areas: toSearchAreas(criteria), deliveryTime, terms, sort, maxPrice, priceUnit };
  const lists = createFacetQueries(criteria).flatMap((query) =>
    listLookups(terms).flatMap((lookup) =>
      splitByPrice(whereInPrice(query, criteria), criteria).map((part) =>
        createPageReader(part, lookup, conditions),
      ),
    ),
  );
  return readConsecutive(lists, { limit: criteria.limit, cursor, maxReads });
}

/** Listings are counted up to here, which costs one read. */
const maxCounted = 1000;

/** Counts the listings of a search without terms, up to `maxCounted`. */
async function countProducts(criteria: Criteria): Promise<number> {
  const inAreas = whereInAreas(createFacetQuery(criteria), toSearchAreas(criteria));
  const counted = whereInPrice(whereInTime(inAreas, criteria.deliveryTime), {
    ...criteria,
    sort: "cheapest",
  });
  return (await counted.limit(maxCounted).count().get()).data().count;
}

/** Whether an index counts the listings: not with words, nor with a price that is not by the loose cubic metre. */
const isCountable = ({ maxPrice, priceUnit }: Criteria, terms: readonly SearchTerm[]) =>
  terms.length === 0 && (maxPrice === undefined || priceUnit === "Irto-m3");

/**
 * The number of listings that a search finds, up to `maxCounted`, returned with its first page. Undefined where only reading them all would tell: with
 * terms and further pages.
 */
async function findTotal(
  criteria: Criteria,
  terms: readonly SearchTerm[],
  { documents, nextCursor }: Page,
): Promise<number | undefined> {
  if (criteria.cursor) return undefined;
  if (nextCursor === undefined) return documents.length;
  return isCountable(criteria, terms) ? countProducts(criteria) : undefined;
}

export interface FoundProducts {
  listings: IndexedProduct[];
  nextCursor: string | undefined;
  /** How many there are; undefined when that is not known. */
  total: number | undefined;
  /** The terms that the listings fit: fewer than were searched if nothing was found with all of them. */
  terms: readonly SearchTerm[];
}

/** Marks the cursor of a search with fewer terms. */
const relaxedMark = "!";

async function searchRelaxed(
  criteria: Criteria,
  terms: readonly SearchTerm[],
  cursor: string | undefined,
  maxReads: number,
): Promise<FoundProducts> {
  const page = await readFitting(criteria, terms, cursor, maxReads);
  const nextCursor = page.nextCursor && relaxedMark + page.nextCursor;
  const total = await findTotal(criteria, terms, page);
  return { listings: parseIndexedProducts(page.documents), nextCursor, total, terms };
}

/** Maximum number of documents that a page reads: with terms some are read in vain. A client that asks for no page costs as many as it is answered. */
function getMaxReads(limit: number): number {
  return Math.max(Math.min(maxPagesRead * (limit + 1), maxRead - readsOfReferences), limit + 1);
}

/**
 * One page of visible products that fit the terms, exact fits first. Reads at most `limit` + 3 documents, or with terms 4 × (`limit` + 1), at
 * most 116 or `limit` + 1. If nothing fits all terms, unknown words are left out.
 */
export async function searchProducts(
  criteria: Criteria,
  terms: readonly SearchTerm[] = [],
): Promise<FoundProducts> {
  const { cursor, limit } = criteria;
  const maxReads = getMaxReads(limit);
  const relaxed = relaxTerms(terms);
  if (relaxed && cursor?.startsWith(relaxedMark)) {
    return searchRelaxed(criteria, relaxed, cursor.slice(relaxedMark.length), maxReads);
  }
  const page = await readFitting(criteria, terms, cursor, maxReads);
  const total = await findTotal(criteria, terms, page);
  if (relaxed && total === 0) return searchRelaxed(criteria, relaxed, undefined, maxReads - page.read);
  return { listings: parseIndexedProducts(page.documents), nextCursor: page.nextCursor, total, terms };
}

/** Maximum number of similar offers. */
const maxSimilar = 6;

/** The newest other offers of the same category, and of the same wood, that a search in the region of the listing finds. */
export async function listSimilarProducts(id: string, kind: ListingKind): Promise<Product[]> {
  // The product itself may be among them.
  const limit = maxSimilar + 1;
  const criteria: Criteria = { ...kind, sort: "newest", limit };
  const { documents } = await readFitting(criteria, [], undefined, maxPagesRead * (limit + 1));
  return parseIndexedProducts(documents)
    .map((listing) => listing.product)
    .filter(({ _id }) => _id !== id)
    .slice(0, maxSimilar);
}
