import { memoize } from "../../memoize.ts";
import zipsByLocality from "./zips-by-locality.json" with { type: "json" };

/** The localities of each zip code, by id. Those with fewer zip codes come first: a municipality that was merged, before the one that it is part of. */
const localitiesByZip = memoize(() => {
  const found = new Map<string, string[]>();
  const zips = Object.entries(zipsByLocality).map(([id, codes]) => ({ id, codes: codes.split(" ") }));
  for (const { id, codes } of zips.sort((a, b) => a.codes.length - b.codes.length)) {
    for (const code of codes) found.set(code, [...(found.get(code) ?? []), id]);
  }
  return found;
});

/** The ids of the localities of a zip code, the smallest first; empty for a zip code that is not known. */
export function findZipLocalities(zip: string): readonly string[] {
  return localitiesByZip().get(zip) ?? [];
}

/**
 * Whether an address seems wrong: the zip code is known, and is none of the locality's. False for a locality without known zip codes, so that
 * one that was added later is never doubted.
 */
export function isZipElsewhere(zip: string, localityId: string): boolean {
  const localities = findZipLocalities(zip);
  return localities.length > 0 && localityId in zipsByLocality && !localities.includes(localityId);
}
