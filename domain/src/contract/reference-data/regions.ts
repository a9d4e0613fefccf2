import * as z from "zod/mini";
import { NewRegion, Region, RegionChange } from "../../reference-data/region.ts";
import { Id } from "../../schemas/primitives.ts";
import { defineCall } from "../call.ts";
import { cacheOnlyWhole, toFieldFilters } from "../field-filters.ts";

const params = z.object({ id: Id });
const response = z.object({ region: Region, message: z.string() });

export const listRegions = defineCall({
  method: "GET",
  path: "/api/regions",
  access: "anyone",
  summary: "All regions of Finland in alphabetical order, or those with the given values of their fields.",
  query: toFieldFilters(Region),
  findUncachedQuery: cacheOnlyWhole,
  response: z.object({ regions: z.array(Region) }),
  cache: "public",
});

export const createRegion = defineCall({
  method: "POST",
  path: "/api/regions",
  access: "admin",
  summary: "Add a region; its id is made of its name.",
  body: NewRegion,
  response,
  status: 201,
});

export const updateRegion = defineCall({
  method: "PUT",
  path: "/api/regions/:id",
  access: "admin",
  summary: "Change a region; its localities follow.",
  params,
  body: RegionChange,
  response,
});

/** Fails while the region has localities; the error gives their number. */
export const deleteRegion = defineCall({
  method: "DELETE",
  path: "/api/regions/:id",
  access: "admin",
  summary: "Take away a region that has no localities.",
  params,
  response,
});
