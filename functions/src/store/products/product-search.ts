import { incomparable } from "@halkopiha/domain/products/comparable-price.ts";
import { Product } from "@halkopiha/domain/products/product.ts";
import { type ProductIndexFields, toSearchAreas } from "@halkopiha/domain/products/product-index.ts";
import type { Search, Sort } from "@halkopiha/domain/products/search.ts";
import {
  findFit,
  type Lookup,
  listLookups,
  relaxTerms,
} from "@halkopiha/domain/products/search-language/listing/fit.ts";
import type { SearchTerm } from "@halkopiha/domain/products/search-language/understanding/understand-search.ts";
import { Filter, type Query, type QueryDocumentSnapshot } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../../firebase.ts";
import { type ReadPage, readConsecutive } from "../firestore/consecutive-pages.ts";
import { parseAll } from "../firestore/document.ts";
import { type Page, readMatching, readPage, type SortOrder } from "../firestore/page.ts";

const sortOrders: Record<Sort, SortOrder> = {
  cheapest: { field: "sortPrice", direction: "asc" },
  expensive: { field: "sortPrice", direction: "desc" },
  newest: { field: "createdAt", direction: "desc" },
  oldest: { field: "createdAt", direction: "asc" },
};

/** Maximum number of documents that a visitor's call reads. */
const maxRead = 120;
/** The seller or the locality of a search, and the version of the localities. */
const readsOfReferences = 3;
/** Maximum number of pages read to fill one. */
const maxPagesRead = 4;

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
      firestore().collection("products"),
    );
}

const offersBoth = Filter.and(Filter.where("delivers", "==", true), Filter.where("fetchable", "==", true));
const offersOne = Filter.or(Filter.where("delivers", "==", false), Filter.where("fetchable", "==", false));

/** The queries of the facets, one after the other: who wants either pickup or delivery sees the sellers who offer both first. §9 */
function createFacetQueries(criteria: Search): Query[] {
  const query = createFacetQuery(criteria);
  const isEither = criteria.deliveryMethod === "Noutopiste ja kuljetus";
  return isEither ? [query.where(offersBoth), query.where(offersOne)] : [query];
}

/** The queries of a sort order, one after the other: prices that cannot be compared come last in both directions. */
function splitByPrice(query: Query, sort: Sort): Query[] {
  if (sort !== "expensive") return [query];
  return [query.where("sortPrice", "<", incomparable), query.where("sortPrice", ">=", incomparable)];
}

/** Selects the listings in one of the areas; null selects all. */
const whereInAreas = (query: Query, areas: string[] | null): Query =>
  areas ? query.where("areas", "array-contains-any", areas) : query;

const Indexed = z.object({ areas: z.array(z.string()), words: z.array(z.string()) });

/** Search conditions that cannot be combined in one query. */
interface SearchConditions {
  areas: string[] | null;
  terms: readonly SearchTerm[];
  sort: Sort;
}

/** Whether a listing is in one of the areas and fits the terms as well as the look-up asks; a query can express only one of these conditions. */
function matches(
  snapshot: QueryDocumentSnapshot,
  fit: Lookup["fit"],
  { areas, terms }: SearchConditions,
): boolean {
  const listing: Pick<ProductIndexFields, "areas" | "words"> = Indexed.parse(snapshot.data());
  const isInArea = areas === null || areas.some((area) => listing.areas.includes(area));
  return isInArea && findFit(listing.words, terms) === fit;
}

/** Reads pages of a query. Only one term is part of the query; the other terms and the area are checked for each document. */
function createPageReader(query: Query, { fit, tokens }: Lookup, conditions: SearchConditions): ReadPage {
  const { areas, sort } = conditions;
  const order = sortOrders[sort];
  if (tokens === null) {
    const inAreas = whereInAreas(query, areas);
    return (limit, cursor) => readPage(inAreas, order, limit, cursor);
  }
  const withToken = query.where("words", "array-contains-any", tokens);
  return (limit, cursor, maxReads) =>
    readMatching(withToken, order, { limit, cursor, maxReads }, (snapshot) =>
      matches(snapshot, fit, conditions),
    );
}

/** Reads a page of the listings that fit the terms, exact fits first. */
function readFitting(
  criteria: Search,
  terms: readonly SearchTerm[],
  cursor: string | undefined,
  maxReads: number,
): Promise<Page> {
  const conditions = { areas: toSearchAreas(criteria), terms, sort: criteria.sort };
  const lists = createFacetQueries(criteria).flatMap((query) =>
    listLookups(terms).flatMap((lookup) =>
      splitByPrice(query, criteria.sort).map((part) => createPageReader(part, lookup, conditions)),
    ),
  );
  return readConsecutive(lists, { limit: criteria.limit, cursor, maxReads });
}

/** Listings are counted up to here, which costs one read. */
const maxCounted = 1000;

/** Counts the listings of a search without terms, up to `maxCounted`. */
async function countProducts(criteria: Search): Promise<number> {
  const inAreas = whereInAreas(createFacetQuery(criteria), toSearchAreas(criteria));
  return (await inAreas.limit(maxCounted).count().get()).data().count;
}

/**
 * The number of listings that a search finds, up to `maxCounted`, told with its first page. Undefined where only reading them all would tell: with
 * terms and further pages.
 */
async function findTotal(
  criteria: Search,
  terms: readonly SearchTerm[],
  { documents, nextCursor }: Page,
): Promise<number | undefined> {
  if (criteria.cursor) return undefined;
  if (nextCursor === undefined) return documents.length;
  return terms.length === 0 ? countProducts(criteria) : undefined;
}

export interface FoundProducts {
  products: Product[];
  nextCursor: string | undefined;
  /** How many there are; undefined when that is not known. */
  total: number | undefined;
  /** The terms that the listings fit: fewer than were searched if nothing was found with all of them. */
  terms: readonly SearchTerm[];
}

/** Marks the cursor of a search with fewer terms. */
const relaxedMark = "!";

async function searchRelaxed(
  criteria: Search,
  terms: readonly SearchTerm[],
  cursor: string | undefined,
  maxReads: number,
): Promise<FoundProducts> {
  const page = await readFitting(criteria, terms, cursor, maxReads);
  const nextCursor = page.nextCursor && relaxedMark + page.nextCursor;
  const total = await findTotal(criteria, terms, page);
  return { products: parseAll(Product, page.documents), nextCursor, total, terms };
}

/**
 * One page of visible products that fit the terms, exact fits first. Reads at most `limit` + 3 documents, or with terms 4 × (`limit` + 1), at
 * most 117. If nothing fits all terms, unknown words are left out.
 */
export async function searchProducts(
  criteria: Search,
  terms: readonly SearchTerm[] = [],
): Promise<FoundProducts> {
  const { cursor, limit } = criteria;
  const maxReads = Math.min(maxPagesRead * (limit + 1), maxRead - readsOfReferences);
  const relaxed = relaxTerms(terms);
  if (relaxed && cursor?.startsWith(relaxedMark)) {
    return searchRelaxed(criteria, relaxed, cursor.slice(relaxedMark.length), maxReads);
  }
  const page = await readFitting(criteria, terms, cursor, maxReads);
  const total = await findTotal(criteria, terms, page);
  if (relaxed && total === 0) return searchRelaxed(criteria, relaxed, undefined, maxReads - page.read);
  return { products: parseAll(Product, page.documents), nextCursor: page.nextCursor, total, terms };
}
