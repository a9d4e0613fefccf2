import * as z from "zod/mini";
import { Advertisement, AdvertisementChange, NewAdvertisement } from "../../reference-data/plan.ts";
import { Id } from "../../schemas/primitives.ts";
import { call } from "../call.ts";

const params = z.object({ id: Id });
const answer = z.object({ advertisement: Advertisement, message: z.string() });

export const listAdvertisements = call({
  method: "GET",
  path: "/api/advertisements",
  access: "anyone",
  summary: "The subscription cards of the front page.",
  answer: z.object({ advertisements: z.array(Advertisement) }),
  cache: "public",
});

export const createAdvertisement = call({
  method: "POST",
  path: "/api/advertisements",
  access: "admin",
  summary: "Add a subscription card.",
  body: NewAdvertisement,
  answer,
  status: 201,
});

export const updateAdvertisement = call({
  method: "PUT",
  path: "/api/advertisements/:id",
  access: "admin",
  summary: "Change a subscription card.",
  params,
  body: AdvertisementChange,
  answer,
});

export const deleteAdvertisement = call({
  method: "DELETE",
  path: "/api/advertisements/:id",
  access: "admin",
  summary: "Take away a subscription card.",
  params,
  answer,
});
