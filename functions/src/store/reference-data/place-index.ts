import type { Locality } from "@halkopiha/domain/reference-data/region.ts";
import { createPlaceIndex, type PlaceIndex } from "@halkopiha/domain/search/places/place-index.ts";
import { listAllLocalities } from "./cached-localities.ts";

const indexes = new WeakMap<readonly Locality[], PlaceIndex>();

/** Whether there is the locality, in the region, that a query names; costs two reads if it names any. */
export async function isKnownPlace({
  region,
  locality,
}: {
  region?: string | undefined;
  locality?: string | undefined;
}): Promise<boolean> {
  if (!region && !locality) return true;
  return (await listAllLocalities()).some(
    (known) => (!region || known.region._id === region) && (!locality || known._id === locality),
  );
}

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
