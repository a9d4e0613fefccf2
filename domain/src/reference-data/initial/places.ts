import type { Locality, Region } from "../region.ts";
import localities from "./localities.json" with { type: "json" };
import regions from "./regions.json" with { type: "json" };

// The regions and localities that a new project is opened with, and the sample market has. Later only admins change them.

export const initialRegions: readonly Region[] = regions.map(({ id, ...region }) => ({ _id: id, ...region }));

const regionsById = new Map(initialRegions.map((region) => [region._id, region]));

/** @throws RangeError when the files disagree */
function toLocality({ id, regionId, ...locality }: (typeof localities)[number]): Locality {
  const region = regionsById.get(regionId);
  if (!region) throw new RangeError(`${id} is in ${regionId}, which is no region`);
  return { _id: id, ...locality, region: { _id: region._id, name: region.name }, available: true };
}

export const initialLocalities: readonly Locality[] = localities.map(toLocality);
