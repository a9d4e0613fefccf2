import { defaultWanted } from "@halkopiha/domain/products/catalogue.ts";
import { toDoorQuery, type Wanted } from "../../lib/products/wanted/wanted.ts";

// Without schemas, because the script that prefetches the first answer needs the query too.

/** Offers of a page; the search has the rest. */
const maxOffers = 24;

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

/** Query of the cheapest firewood that is sold in a place or comes there, with its prices at the door. */
export function toOffersQuery(region: string, locality: string | undefined, wanted: Wanted | null) {
  return {
    category: "Polttopuut",
    region,
    ...(locality && { locality }),
    ...(wanted && toDoorQuery(wanted)),
    sort: "cheapest",
    limit: maxOffers,
  } as const;
}
