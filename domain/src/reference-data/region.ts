import * as z from "zod/mini";
import { Coords, Id, Instant, line, SeenAt } from "../schemas/primitives.ts";
import { toSlug } from "../search/search-words.ts";

/** A Finnish region (maakunta). §3 */
export const Region = z.object({
  _id: Id,
  name: z.string(),
  zoom: z.number(),
  coords: Coords,
  updatedAt: z.optional(Instant),
});
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
  updatedAt: z.optional(Instant),
});
export type Locality = z.infer<typeof Locality>;

/** Initial zoom of a map: 1 shows the world, 18 a house. */
const Zoom = z.int().check(z.minimum(1), z.maximum(18));
/** The document id is derived from the name. */
const AreaName = line(60).check(z.refine((name) => toSlug(name) !== "", "Nimessä pitää olla kirjaimia."));

/** The admin's form of a region; the default coordinates are the middle of Finland. §5 */
export const NewRegion = z.object({ name: AreaName, zoom: Zoom, coords: z.optional(Coords) });
export type NewRegion = z.infer<typeof NewRegion>;
/** What the form does not send stays as it is stored. */
export const RegionChange = z.extend(NewRegion, { updatedAt: SeenAt });
export type RegionChange = z.infer<typeof RegionChange>;

/** The admin's form of a locality; the default coordinates are those of its region. §5 */
export const NewLocality = z.object({
  location: AreaName,
  zoom: Zoom,
  region: Id,
  available: z._default(z.boolean(), true),
  coords: z.optional(Coords),
});
export type NewLocality = z.infer<typeof NewLocality>;
/** What the form does not send stays as it is stored. */
export const LocalityChange = z.extend(NewLocality, {
  region: z.optional(Id),
  available: z.optional(z.boolean()),
  updatedAt: SeenAt,
});
export type LocalityChange = z.infer<typeof LocalityChange>;

/** Where a map of Finland is centred. §9 */
export const middleOfFinland: Coords = { lat: 64.95, lng: 26.1 };

export const LocalityRef = z.pick(Locality, { _id: true, location: true });
export type LocalityRef = z.infer<typeof LocalityRef>;

/** A locality with its region alone, for what only needs to know which localities a region has. */
export const LocalityInRegion = z.object({ _id: Id, region: z.pick(Region, { _id: true }) });
export type LocalityInRegion = z.infer<typeof LocalityInRegion>;

export const LocalitiesOfRegion = z.object({ region: RegionRef, localities: z.array(LocalityRef) });
export type LocalitiesOfRegion = z.infer<typeof LocalitiesOfRegion>;

/** Groups localities by region, both in Finnish alphabetical order. */
export function groupByRegion(localities: readonly Locality[]): LocalitiesOfRegion[] {
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
