import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { isPaused } from "@halkopiha/domain/products/availability.ts";
import { maxDistanceKm, type SortByPlace } from "@halkopiha/domain/products/catalogue.ts";
import {
  calculateDoorPrice,
  type DoorPrice,
  doorComparisons,
} from "@halkopiha/domain/products/door-price.ts";
import { toDeliveredAreas, toSearchAreas } from "@halkopiha/domain/products/product-index.ts";
import type { Search } from "@halkopiha/domain/products/search.ts";
import { findFit, relaxTerms } from "@halkopiha/domain/products/search-language/listing/fit.ts";
import type { SearchTerm } from "@halkopiha/domain/products/search-language/understanding/understand-search.ts";
import type { Locality } from "@halkopiha/domain/reference-data/region.ts";
import * as z from "zod/mini";
import { readCandidates } from "../store/products/door-candidates.ts";
import { type IndexedProduct, isInAreas, isInPrice, isInTime } from "../store/products/indexed-product.ts";
import { getToday } from "../today.ts";

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
interface Offer {
  listing: IndexedProduct;
  price: DoorPrice;
}

const byId = (a: Offer, b: Offer) => (a.listing.product._id < b.listing.product._id ? -1 : 1);

const Cursor = z.tuple([z.int().check(z.minimum(0)), z.string()]);

/** Where the page after a cursor starts: after its last listing, or where that would be if it is gone. */
function findStart(offers: readonly Offer[], cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  try {
    const [position, id] = Cursor.parse(JSON.parse(Buffer.from(cursor, "base64url").toString()));
    const last = offers.findIndex(({ listing }) => listing.product._id === id);
    return last < 0 ? position : last + 1;
  } catch {
    throw new AppError("badCursor");
  }
}

export interface DoorListings {
  listings: IndexedProduct[];
  nextCursor: string | undefined;
  total: number;
  /** More listings match than are compared. */
  isCut: boolean;
  /** The terms that the listings fit: fewer than were searched if nothing was found with all of them. */
  terms: readonly SearchTerm[];
}

type Criteria = Search & { sort: SortByPlace };

/** The candidates that fit the terms, with their prices, in the order of the search: what is paused comes last. */
function rankOffers(
  candidates: readonly IndexedProduct[],
  criteria: Criteria,
  terms: readonly SearchTerm[],
  locality: Locality,
): Offer[] {
  const searchAreas = toSearchAreas(criteria);
  const today = getToday();
  const rank = ({ listing }: Offer) => Number(isPaused(listing.product, today));
  const compare = doorComparisons[criteria.sort];
  return candidates
    .filter(
      (listing) =>
        isInAreas(listing, searchAreas) &&
        isInTime(listing, criteria.deliveryTime) &&
        isInPrice(listing, criteria),
    )
    .filter(({ words }) => findFit(words, terms) !== null)
    .flatMap((listing): Offer[] => {
      const price = toDoorPrice(listing, criteria, locality);
      const isNear = price && price.distance <= (criteria.maxDistance ?? maxDistanceKm);
      return isNear ? [{ listing, price }] : [];
    })
    .sort((a, b) => rank(a) - rank(b) || compare(a.price, b.price) || byId(a, b));
}

/**
 * One page of the listings that come to a locality or can be fetched within some 40 km of it, by distance or by the price at the door. They
 * are compared all at once, so each page reads all of them: at most `maxCandidates` + 1 documents, whatever the size of the market. If
 * nothing fits all terms, unknown words are left out.
 * @throws AppError `badCursor`
 */
export async function searchAtDoor(
  criteria: Criteria,
  terms: readonly SearchTerm[],
  locality: Locality,
): Promise<DoorListings> {
  const { listings: candidates, isCut } = await readCandidates(criteria, locality);
  const fitting = rankOffers(candidates, criteria, terms, locality);
  const relaxed = fitting.length === 0 ? relaxTerms(terms) : null;
  const offers = relaxed ? rankOffers(candidates, criteria, relaxed, locality) : fitting;
  const start = findStart(offers, criteria.cursor);
  const page = offers.slice(start, start + criteria.limit);
  const last = page.at(-1);
  const end = start + page.length;
  const position = last && end < offers.length ? [end, last.listing.product._id] : undefined;
  return {
    listings: page.map(({ listing }) => listing),
    nextCursor: position && Buffer.from(JSON.stringify(position)).toString("base64url"),
    total: offers.length,
    isCut,
    terms: relaxed ?? terms,
  };
}
