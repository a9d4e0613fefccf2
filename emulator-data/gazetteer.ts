import type { Gazetteer } from "@halkopiha/domain/listing.ts";
import type { SampleLocality } from "./market.ts";

/** The localities of each region, by id. */
export function gazetteerOf(localities: readonly SampleLocality[]): Gazetteer {
  const regions = new Map<string, Set<string>>();
  for (const { id, regionId } of localities) {
    regions.set(regionId, (regions.get(regionId) ?? new Set()).add(id));
  }
  return regions;
}
