import * as rows from "@halkopiha/domain/contract/locations.ts";
import { byRegion } from "@halkopiha/domain/region.ts";
import * as localities from "../store/localities.ts";
import { serve } from "./serve.ts";

export const listLocations = serve(rows.listLocations, async ({ query }) => ({
  localities: await localities.listLocalities(query.region),
}));

export const listLocalitiesByRegion = serve(rows.listLocalitiesByRegion, async () => ({
  localitiesByRegion: byRegion(await localities.listLocalities()),
}));

export const createLocality = serve(rows.createLocality, async ({ body }) => ({
  locality: await localities.createLocality(body),
  message: "Paikkakunta on lisätty.",
}));

export const updateLocality = serve(rows.updateLocality, async ({ params, body }) => ({
  locality: await localities.updateLocality(params.id, body),
  message: "Paikkakunta on tallennettu.",
}));

export const deleteLocality = serve(rows.deleteLocality, async ({ params }) => ({
  locality: await localities.deleteLocality(params.id),
  message: "Paikkakunta on poistettu.",
}));
