import { formatCount, nouns } from "../../../lib/format/count.ts";
import { formatInRegion } from "../../../lib/format/region-locative.ts";

/** The server counts up to here. */
const maxCounted = 1000;

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
  /** Name of the locality. */
  locality: string | undefined;
}

/** '22 tuotetta Pirkanmaalla' */
export function formatFound(found: Found, { region, locality }: Where): string {
  const products = formatProducts(found);
  if (locality) return `${products} paikkakunnalla ${locality}`;
  const inRegion = formatInRegion(region);
  if (inRegion) return `${products} ${inRegion}`;
  return region ? products : `${products} koko Suomessa`;
}
