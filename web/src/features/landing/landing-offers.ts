import { defaultWanted } from "@halkopiha/domain/search/options.ts";
import { pageRequest, type Visit } from "../../lib/api/page-request.ts";
import { readStoredWanted, readWanted, toDoorQuery, type Wanted } from "../../market/door/wanted.ts";

// Without schemas, because the script that prefetches the first answer needs the query too.

interface WantedSources {
  /** From the page's address. */
  address: Wanted | null;
  /** From the device; null on the server. */
  stored: Wanted | null;
}

/**
 * What the prices at the door are calculated for: on the page of a locality its own place, unless the address names another one. Null on
 * the page of a region while no place is known.
 */
export function findLandingWanted(
  locality: string | undefined,
  { address, stored }: WantedSources,
): Wanted | null {
  if (address || locality === undefined) return address ?? stored;
  return { ...(stored ?? defaultWanted), to: locality };
}

/**
 * A page of the cheapest firewood that is sold in a place or comes there, with its prices at the door. Names in the order of the schema, and
 * no defaults: only such a URL is cached.
 */
export const requestOffers = (region: string, locality: string | undefined, wanted: Wanted | null) =>
  pageRequest("searchProducts", {
    query: {
      category: "Polttopuut",
      region,
      ...(locality && { locality }),
      sort: "cheapest",
      ...(wanted && toDoorQuery(wanted)),
    },
  });

/** The offers of the place in the path of a page, for what the visitor wants. */
export function requestLandingOffers({ params: { region = "", locality }, searchParams }: Visit) {
  const sources = { address: readWanted(searchParams), stored: readStoredWanted() };
  return requestOffers(region, locality, findLandingWanted(locality, sources));
}
