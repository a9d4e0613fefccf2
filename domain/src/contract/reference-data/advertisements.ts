import * as z from "zod/mini";
import { Advertisement, AdvertisementChange, NewAdvertisement } from "../../reference-data/plan.ts";
import { Id } from "../../schemas/primitives.ts";
import { defineCall } from "../call.ts";
import { cacheOnlyWhole, toFieldFilters } from "../field-filters.ts";

const params = z.object({ id: Id });
const response = z.object({ advertisement: Advertisement, message: z.string() });

export const listAdvertisements = defineCall({
  method: "GET",
  path: "/api/advertisements",
  access: "anyone",
  summary: "The subscription cards of the front page, or those with the given values of their fields.",
  query: toFieldFilters(Advertisement),
  findUncachedQuery: cacheOnlyWhole,
  response: z.object({ advertisements: z.array(Advertisement) }),
  cache: "public",
});

export const createAdvertisement = defineCall({
  method: "POST",
  path: "/api/advertisements",
  access: "admin",
  summary: "Add a subscription card.",
  body: NewAdvertisement,
  response,
  status: 201,
});

export const updateAdvertisement = defineCall({
  method: "PUT",
  path: "/api/advertisements/:id",
  access: "admin",
  summary: "Change a subscription card.",
  params,
  body: AdvertisementChange,
  response,
});

export const deleteAdvertisement = defineCall({
  method: "DELETE",
  path: "/api/advertisements/:id",
  access: "admin",
  summary: "Take away a subscription card.",
  params,
  response,
});
