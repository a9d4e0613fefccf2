import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { isPaused } from "@halkopiha/domain/products/availability.ts";
import {
  calculateDoorPrice,
  type DoorPrice,
  doorComparisons,
} from "@halkopiha/domain/products/door-price.ts";
import type { Locality } from "@halkopiha/domain/reference-data/region.ts";
import { isByPlace, maxDistanceKm, type SortByPlace } from "@halkopiha/domain/search/options.ts";
import { findPlanFit, isInAreas, relaxPlan, type SearchPlan } from "@halkopiha/domain/search/plan/plan.ts";
import { toDeliveredAreas } from "@halkopiha/domain/search/product-index.ts";
import type { Search } from "@halkopiha/domain/search/search.ts";
import * as z from "zod/mini";
import { firestoreSearch } from "../store/products/firestore-search.ts";
import type { IndexedProduct } from "../store/products/indexed-product.ts";
import type { FoundProducts, RequestedPage } from "../store/products/product-search.ts";
import { getToday } from "../today.ts";
import { refuseLocality } from "./buyer-locality.ts";

type Wanted = Pick<Search, "amount" | "amountUnit"> & Partial<Pick<Search, "deliveryMethod">>;

/** The price of a listing at the door of a buyer in a locality; null if it neither comes there nor can be fetched. */
export function toDoorPrice(
  { product, areas, deliveryPrices }: IndexedProduct,
  { amount, amountUnit: unit, deliveryMethod: method }: Wanted,
  locality: Locality,
): DoorPrice | null {
  const isInArea = isInAreas({ areas }, toDeliveredAreas(locality));
  const door = { coords: locality.coords, isInArea, deliveryPrices, method };
  return calculateDoorPrice(product, { amount, unit }, door);
}

/** The prices of the listings at a door, by product id. */
export function toDoorPrices(
  listings: readonly IndexedProduct[],
  query: Wanted,
  locality: Locality,
): Record<string, DoorPrice> {
  return Object.fromEntries(
    listings.flatMap((listing) => {
      const price = toDoorPrice(listing, query, locality);
      return price ? [[listing.product._id, price]] : [];
    }),
  );
}

/** A listing with its price at the door. */
interface PricedListing {
  listing: IndexedProduct;
  price: DoorPrice;
}

const byId = (a: PricedListing, b: PricedListing) => (a.listing.product._id < b.listing.product._id ? -1 : 1);

const Cursor = z.tuple([z.int().check(z.minimum(0)), z.string()]);

/** Where the page after a cursor starts: after its last listing, or where that would be if it is gone. */
function findStart(ranked: readonly PricedListing[], cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  try {
    const [position, id] = Cursor.parse(JSON.parse(Buffer.from(cursor, "base64url").toString()));
    const last = ranked.findIndex(({ listing }) => listing.product._id === id);
    return last < 0 ? position : last + 1;
  } catch {
    throw new AppError("badCursor");
  }
}

export interface DoorListings extends FoundProducts {
  /** There are more listings than are compared. */
  isCut: boolean;
}

/** Where the wood is wanted, how much of it, how it comes and from how far. */
export interface Door extends Wanted {
  locality: Locality;
  maxDistance?: number | undefined;
}

type Plan = SearchPlan<SortByPlace>;

/** The candidates that fit the terms, with their prices, in the order of the search: what is paused comes last. */
function rankListings(
  candidates: readonly IndexedProduct[],
  plan: Plan,
  { locality, maxDistance = maxDistanceKm, ...wanted }: Door,
): PricedListing[] {
  const today = getToday();
  const rank = ({ listing }: PricedListing) => Number(isPaused(listing.product, today));
  const compare = doorComparisons[plan.sort];
  return candidates
    .filter((listing) => findPlanFit(listing, plan) !== null)
    .flatMap((listing): PricedListing[] => {
      const price = toDoorPrice(listing, wanted, locality);
      return price && price.distance <= maxDistance ? [{ listing, price }] : [];
    })
    .sort((a, b) => rank(a) - rank(b) || compare(a.price, b.price) || byId(a, b));
}

/**
 * One page of the listings that come to a locality or can be fetched within some 40 km of it, by distance or by the price at the door. They
 * are compared all at once, so each page reads all of them: at most `maxCandidates` + 1 documents, whatever the size of the market. If
 * nothing fits all terms, unknown words are left out.
 * @throws AppError `badCursor`
 */
async function searchAtDoor(plan: Plan, page: RequestedPage, door: Door): Promise<DoorListings> {
  const { listings: candidates, isCut } = await firestoreSearch.findCandidates(plan, door.locality);
  const fitting = rankListings(candidates, plan, door);
  const relaxed = fitting.length === 0 ? relaxPlan(plan) : null;
  const ranked = relaxed ? rankListings(candidates, relaxed, door) : fitting;
  const start = findStart(ranked, page.cursor);
  const shown = ranked.slice(start, start + page.limit);
  const last = shown.at(-1);
  const end = start + shown.length;
  const position = last && end < ranked.length ? [end, last.listing.product._id] : undefined;
  return {
    listings: shown.map(({ listing }) => listing),
    nextCursor: position && Buffer.from(JSON.stringify(position)).toString("base64url"),
    total: ranked.length,
    isCut,
    terms: (relaxed ?? plan).terms,
  };
}

/**
 * One page of what a plan finds.
 * @param door needed for an order by place
 * @throws AppError `badCursor`, or `invalid` without the door
 */
export function runPlan(
  plan: SearchPlan,
  page: RequestedPage,
  door: Door | null,
): Promise<FoundProducts | DoorListings> {
  const { sort } = plan;
  return isByPlace(sort)
    ? searchAtDoor({ ...plan, sort }, page, door ?? refuseLocality())
    : firestoreSearch.findPage({ ...plan, sort }, page);
}
