import * as z from "zod/mini";
import { call } from "../contract.ts";
import { Advertisement, Plan } from "../plan.ts";
import { Id } from "../primitives.ts";
import { LocalitiesOfRegion, Locality, Region } from "../region.ts";

export const listRegions = call({
  method: "GET",
  path: "/api/regions",
  access: "anyone",
  summary: "All regions of Finland in alphabetical order.",
  answer: z.object({ regions: z.array(Region) }),
  cache: "public",
});

export const listLocations = call({
  method: "GET",
  path: "/api/locations",
  access: "anyone",
  summary: "The localities of one region, or all of them.",
  query: z.object({ region: z.optional(Id) }),
  answer: z.object({ localities: z.array(Locality) }),
  cache: "public",
});

export const listLocalitiesByRegion = call({
  method: "GET",
  path: "/api/locations/localitieslist",
  access: "anyone",
  summary: "All localities grouped by region.",
  answer: z.object({ localitiesByRegion: z.array(LocalitiesOfRegion) }),
  cache: "public",
});

export const listPlans = call({
  method: "GET",
  path: "/api/account",
  access: "anyone",
  summary: "The account plans that a seller can choose.",
  answer: z.object({ accounts: z.array(Plan) }),
  cache: "public",
});

export const listAdvertisements = call({
  method: "GET",
  path: "/api/advertisements",
  access: "anyone",
  summary: "The subscription cards of the front page.",
  answer: z.object({ advertisements: z.array(Advertisement) }),
  cache: "public",
});
