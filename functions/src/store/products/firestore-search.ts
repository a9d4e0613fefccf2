import { incomparable } from "@halkopiha/domain/products/comparable-price.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import type { Locality } from "@halkopiha/domain/reference-data/region.ts";
import { type Lookup, listLookups } from "@halkopiha/domain/search/listing/fit.ts";
import { findPlanFit, planSearch, relaxPlan, type SearchPlan } from "@halkopiha/domain/search/plan/plan.ts";
import { toDoorAreas } from "@halkopiha/domain/search/product-index.ts";
import { indexedSorts } from "@halkopiha/domain/search/sort-factors.ts";
import { Filter, type Query } from "firebase-admin/firestore";
import { firestore } from "../../firebase.ts";
import { type ReadPage, readConsecutive } from "../firestore/consecutive-pages.ts";
import { type Page, readMatching, readPage, type SortOrder } from "../firestore/page.ts";
import type { ListingKind } from "./ended-pages.ts";
import { parseIndexedProduct, parseIndexedProducts } from "./indexed-product.ts";
import {
  type Candidates,
  type FoundProducts,
  type IndexedSort,
  maxCandidates,
  type ProductSearch,
  type RequestedPage,
} from "./product-search.ts";

type Plan = SearchPlan<IndexedSort>;

/** The order of an index, by the factor that buyers are told. */
const toSortOrder = (sort: IndexedSort): SortOrder => ({
  field: indexedSorts[sort].factor,
  direction: indexedSorts[sort].direction,
});

/** Maximum number of documents that a visitor's call for a page reads. */
const maxRead = 120;
/** The seller or the locality of a search, the buyer's locality, and the two documents of the index of places. */
const readsOfReferences = 4;
/** Maximum number of pages read to fill one. */
const maxPagesRead = 4;

const offersBoth = Filter.and(Filter.where("delivers", "==", true), Filter.where("fetchable", "==", true));
const offersOne = Filter.or(Filter.where("delivers", "==", false), Filter.where("fetchable", "==", false));

/** The query of the equalities of a plan; the areas, the words and the order are added to it. */
const createQuery = ({ equalities }: SearchPlan): Query =>
  equalities.reduce<Query>(
    (query, [field, value]) => query.where(field, "==", value),
    firestore().collection("products"),
  );

/**
 * The queries of the equalities, one after the other: who wants either pickup or delivery sees the sellers who offer both first, §9, and
 * everybody sees what is paused last.
 */
function createQueries(plan: Plan): Query[] {
  const onSale = createQuery(plan).where("paused", "==", false);
  const paused = createQuery(plan).where("paused", "==", true);
  return plan.isEither ? [onSale.where(offersBoth), onSale.where(offersOne), paused] : [onSale, paused];
}

/** Whether the index of the order has the highest price of the search: that by the loose cubic metre, in an order by that price. */
const isPriceIndexed = ({ price, sort }: Pick<Plan, "price" | "sort">) =>
  price?.unit === "Irto-m3" && indexedSorts[sort].factor === "sortPrice";

/** Selects the listings in the areas and in time. */
function whereInAreasAndTime(query: Query, { areas, deliveryTimes }: Plan): Query {
  const inAreas = areas ? query.where("areas", "array-contains-any", areas) : query;
  return deliveryTimes ? inAreas.where("deliversIn", "in", deliveryTimes) : inAreas;
}

/** Selects the listings up to the highest price, where the index of the order has it. */
const whereInPrice = (query: Query, plan: Pick<Plan, "price" | "sort">): Query =>
  plan.price && isPriceIndexed(plan) ? query.where("sortPrice", "<=", plan.price.max) : query;

/** The queries of a sort order, one after the other: prices that cannot be compared come last in both directions. */
function splitByPrice(query: Query, plan: Plan): Query[] {
  if (plan.sort !== "expensive" || isPriceIndexed(plan)) return [query];
  return [query.where("sortPrice", "<", incomparable), query.where("sortPrice", ">=", incomparable)];
}

/** Reads pages of a query. Only one term is part of the query; the other terms and the area are checked for each document. */
function createPageReader(query: Query, { fit, tokens }: Lookup, plan: Plan): ReadPage {
  const order = toSortOrder(plan.sort);
  const selected = tokens
    ? query.where("words", "array-contains-any", tokens)
    : whereInAreasAndTime(query, plan);
  if (!tokens && (!plan.price || isPriceIndexed(plan))) {
    return (limit, cursor) => readPage(selected, order, limit, cursor);
  }
  return (limit, cursor, maxReads) =>
    readMatching(selected, order, { limit, cursor, maxReads }, (snapshot) => {
      const listing = parseIndexedProduct(snapshot);
      return listing !== null && findPlanFit(listing, plan) === fit;
    });
}

/** Reads a page of the listings that fit the terms, exact fits first. */
function readFitting(plan: Plan, { limit, cursor }: RequestedPage, maxReads: number): Promise<Page> {
  const lists = createQueries(plan).flatMap((query) =>
    listLookups(plan.terms).flatMap((lookup) =>
      splitByPrice(whereInPrice(query, plan), plan).map((part) => createPageReader(part, lookup, plan)),
    ),
  );
  return readConsecutive(lists, { limit, cursor, maxReads });
}

/** Listings are counted up to here, which costs one read. */
const maxCounted = 1000;

/** Counts the listings of a search without terms, up to `maxCounted`. */
async function countProducts(plan: Plan): Promise<number> {
  const selected = whereInAreasAndTime(createQuery(plan), plan);
  const counted = whereInPrice(selected, { price: plan.price, sort: "cheapest" });
  return (await counted.limit(maxCounted).count().get()).data().count;
}

/** Whether an index counts the listings: not with words, nor with a price that is not by the loose cubic metre. */
const isCountable = ({ price, terms }: Plan) =>
  terms.length === 0 && (price === null || price.unit === "Irto-m3");

/**
 * The number of listings that a search finds, up to `maxCounted`, returned with its first page. Undefined where only reading them all would tell: with
 * terms and further pages.
 */
async function findTotal(
  plan: Plan,
  cursor: string | undefined,
  { documents, nextCursor }: Page,
): Promise<number | undefined> {
  if (cursor) return undefined;
  if (nextCursor === undefined) return documents.length;
  return isCountable(plan) ? countProducts(plan) : undefined;
}

/** Marks the cursor of a search with fewer terms. */
const relaxedMark = "!";

/** Maximum number of documents that a page reads: with terms some are read in vain. A client that asks for no page costs as many as it is answered. */
function getMaxReads(limit: number): number {
  return Math.max(Math.min(maxPagesRead * (limit + 1), maxRead - readsOfReferences), limit + 1);
}

const toFound = (
  { documents }: Page,
  found: Pick<FoundProducts, "nextCursor" | "total" | "terms">,
): FoundProducts => ({ listings: parseIndexedProducts(documents), ...found });

/**
 * Reads at most `limit` + 3 documents, or with terms 4 × (`limit` + 1), at most 116 or `limit` + 1. If nothing fits all terms, unknown words
 * are left out.
 */
async function findPage(plan: Plan, { limit, cursor }: RequestedPage): Promise<FoundProducts> {
  const maxReads = getMaxReads(limit);
  const relaxed = relaxPlan(plan);
  const findRelaxed = async (fewer: Plan, position: string | undefined, reads: number) => {
    const page = await readFitting(fewer, { limit, cursor: position }, reads);
    const nextCursor = page.nextCursor && relaxedMark + page.nextCursor;
    return toFound(page, { nextCursor, total: await findTotal(fewer, cursor, page), terms: fewer.terms });
  };
  if (relaxed && cursor?.startsWith(relaxedMark)) {
    return findRelaxed(relaxed, cursor.slice(relaxedMark.length), maxReads);
  }
  const page = await readFitting(plan, { limit, cursor }, maxReads);
  const total = await findTotal(plan, cursor, page);
  if (relaxed && total === 0) return findRelaxed(relaxed, undefined, maxReads - page.read);
  return toFound(page, { nextCursor: page.nextCursor, total, terms: plan.terms });
}

/** Reads one document for each candidate, and one more. */
async function findCandidates(plan: SearchPlan, locality: Locality): Promise<Candidates> {
  const { docs } = await createQuery(plan)
    .where("areas", "array-contains-any", toDoorAreas(locality))
    .orderBy("sortPrice")
    .limit(maxCandidates + 1)
    .get();
  return { listings: parseIndexedProducts(docs.slice(0, maxCandidates)), isCut: docs.length > maxCandidates };
}

/** The search of products in Firestore. */
export const firestoreSearch: ProductSearch = { findPage, findCandidates };

/** Maximum number of similar products. */
const maxSimilar = 6;

/** The newest other products of the same category, and of the same wood, that a search in the region of the listing finds. */
export async function listSimilarProducts(id: string, kind: ListingKind): Promise<Product[]> {
  // The product itself may be among them.
  const limit = maxSimilar + 1;
  const plan = planSearch({ ...kind, sort: "newest" });
  const { documents } = await readFitting(plan, { limit }, maxPagesRead * (limit + 1));
  return parseIndexedProducts(documents)
    .map((listing) => listing.product)
    .filter(({ _id }) => _id !== id)
    .slice(0, maxSimilar);
}
