import type { Locality } from "@halkopiha/domain/reference-data/region.ts";
import { formatCount, nouns } from "../../../lib/format/count.ts";
import { formatToLocality } from "../../../lib/format/locality-direction.ts";
import { formatInRegion } from "../../../lib/format/region-locative.ts";

/** The server counts up to here. */
export const maxCounted = 1000;

interface Found {
  /** All products found; undefined when not known. */
  total: number | undefined;
  /** Those on the pages loaded so far. */
  loaded: number;
  hasMore: boolean;
}

function formatProducts({ total, loaded, hasMore }: Found): string {
  if (!hasMore) return formatCount(loaded, nouns.product);
  if (total === undefined) return `Ainakin ${formatCount(loaded, nouns.product)}`;
  return `${total >= maxCounted ? "Ainakin " : ""}${formatCount(total, nouns.product)}`;
}

interface Where {
  /** Id of the region; empty for the whole country. */
  region: string;
  locality: Pick<Locality, "_id" | "location"> | undefined;
  /** What is searched is fetched from its seller: it is there, and does not come there. */
  isPickup: boolean;
}

/** '22 tuotetta Pirkanmaalla', '7 tuotetta Hausjärvelle' */
export function formatFound(found: Found, { region, locality, isPickup }: Where): string {
  const products = formatProducts(found);
  if (locality)
    return isPickup
      ? `${products} paikkakunnalla ${locality.location}`
      : `${products} ${formatToLocality(locality)}`;
  const inRegion = formatInRegion(region);
  if (inRegion) return `${products} ${inRegion}`;
  return region ? products : `${products} koko Suomessa`;
}
