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
  cheapest: { field: "price", direction: "asc" },
  expensive: { field: "price", direction: "desc" },
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
    const inAreas = areas ? query.where("areas", "array-contains-any", areas) : query;
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
    listLookups(terms).map((lookup) => createPageReader(query, lookup, conditions)),
  );
  return readConsecutive(lists, { limit: criteria.limit, cursor, maxReads });
}

export interface FoundProducts {
  products: Product[];
  nextCursor: string | undefined;
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
  const { documents, nextCursor } = await readFitting(criteria, terms, cursor, maxReads);
  return {
    products: parseAll(Product, documents),
    nextCursor: nextCursor && relaxedMark + nextCursor,
    terms,
  };
}

/**
 * One page of visible products that fit the terms, exact fits first. Reads at most `limit` + 2 documents, or with terms 4 × (`limit` + 1), at
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
  const { documents, nextCursor, read } = await readFitting(criteria, terms, cursor, maxReads);
  const isEmpty = !cursor && documents.length === 0 && nextCursor === undefined;
  if (relaxed && isEmpty) return searchRelaxed(criteria, relaxed, undefined, maxReads - read);
  return { products: parseAll(Product, documents), nextCursor, terms };
}
