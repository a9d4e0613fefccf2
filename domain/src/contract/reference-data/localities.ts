import * as z from "zod/mini";
import { LocalitiesOfRegion, Locality, LocalityChange, NewLocality } from "../../reference-data/region.ts";
import { Id } from "../../schemas/primitives.ts";
import { defineCall } from "../call.ts";
import { readLocalityForm } from "../documented-bodies.ts";

const params = z.object({ id: Id });
const response = z.object({ locality: Locality, message: z.string() });

export const listLocalities = defineCall({
  method: "GET",
  path: "/api/locations",
  access: "anyone",
  summary: "The localities of one region, or all of them.",
  query: z.object({ region: z.optional(Id) }),
  response: z.object({ localities: z.array(Locality) }),
  cache: "public",
});

export const listLocalitiesByRegion = defineCall({
  method: "GET",
  path: "/api/locations/localitieslist",
  access: "anyone",
  summary: "All localities grouped by region.",
  response: z.object({ localitiesByRegion: z.array(LocalitiesOfRegion) }),
  cache: "public",
});

export const readLocality = defineCall({
  method: "GET",
  path: "/api/locations/:id",
  access: "anyone",
  summary: "One locality.",
  params,
  response: z.object({ locality: Locality }),
  cache: "public",
});

export const createLocality = defineCall({
  method: "POST",
  path: "/api/locations",
  access: "admin",
  summary: "Add a locality to a region; its id is made of its name.",
  body: NewLocality,
  readBody: readLocalityForm,
  response,
  status: 201,
});

export const updateLocality = defineCall({
  method: "PUT",
  path: "/api/locations/:id",
  access: "admin",
  summary: "Change a locality.",
  params,
  body: LocalityChange,
  readBody: readLocalityForm,
  response,
});

/** Fails while sellers live or deliver there; the error gives their number. */
export const deleteLocality = defineCall({
  method: "DELETE",
  path: "/api/locations/:id",
  access: "admin",
  summary: "Take away a locality that no seller lives in or delivers to.",
  params,
  response,
});
