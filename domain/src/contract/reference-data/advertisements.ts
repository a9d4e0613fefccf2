import * as z from "zod/mini";
import { Advertisement, AdvertisementChange, NewAdvertisement } from "../../reference-data/advertisement.ts";
import { Id } from "../../schemas/primitives.ts";
import { defineCall, imageUpload } from "../call.ts";
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

/** A PNG, recognised by its bytes, of at most 5 MiB and 4096 px; it is stored re-encoded and without metadata. */
export const uploadAdvertisementImage = defineCall({
  method: "POST",
  path: "/api/advertisements/:id/image",
  access: "admin",
  summary: "Give a subscription card a picture, in place of any before.",
  params,
  upload: imageUpload,
  response,
});

export const deleteAdvertisementImage = defineCall({
  method: "DELETE",
  path: "/api/advertisements/:id/image",
  access: "admin",
  summary: "Take away the picture of a subscription card.",
  params,
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
