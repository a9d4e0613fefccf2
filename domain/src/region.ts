import * as z from "zod/mini";
import { Coords, Id } from "./primitives.ts";

/** A Finnish region (maakunta). §3 */
export const Region = z.object({ _id: Id, name: z.string(), zoom: z.number(), coords: Coords });
export type Region = z.infer<typeof Region>;

export const RegionRef = z.pick(Region, { _id: true, name: true });
export type RegionRef = z.infer<typeof RegionRef>;

/** A municipality that sellers live in and deliver to. §3 */
export const Locality = z.object({
  _id: Id,
  location: z.string(),
  zoom: z.number(),
  region: RegionRef,
  available: z.boolean(),
  coords: Coords,
});
export type Locality = z.infer<typeof Locality>;

export const LocalityRef = z.pick(Locality, { _id: true, location: true });
export type LocalityRef = z.infer<typeof LocalityRef>;

export const LocalitiesOfRegion = z.object({ region: RegionRef, localities: z.array(LocalityRef) });
export type LocalitiesOfRegion = z.infer<typeof LocalitiesOfRegion>;

/** Groups localities by region, both in Finnish alphabetical order. */
export function byRegion(localities: readonly Locality[]): LocalitiesOfRegion[] {
  const { compare } = new Intl.Collator("fi");
  const groups = new Map<string, LocalitiesOfRegion>();
  for (const { _id, location, region } of localities) {
    const group = groups.get(region._id) ?? { region, localities: [] };
    group.localities.push({ _id, location });
    groups.set(region._id, group);
  }
  for (const group of groups.values()) group.localities.sort((a, b) => compare(a.location, b.location));
  return [...groups.values()].sort((a, b) => compare(a.region.name, b.region.name));
}
