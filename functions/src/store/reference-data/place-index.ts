import {
  createPlaceIndex,
  type PlaceIndex,
} from "@halkopiha/domain/products/search-language/places/place-index.ts";
import type { Locality } from "@halkopiha/domain/reference-data/region.ts";
import { listAllLocalities } from "./cached-localities.ts";

const indexes = new WeakMap<readonly Locality[], PlaceIndex>();

/** The places that a search may name; costs two reads. An instance keeps the index until a locality changes. */
export async function readPlaceIndex(): Promise<PlaceIndex> {
  const localities = await listAllLocalities();
  const known = indexes.get(localities);
  if (known) return known;
  const regions = new Map(localities.map(({ region }) => [region._id, region]));
  const index = createPlaceIndex(localities, [...regions.values()]);
  indexes.set(localities, index);
  return index;
}
