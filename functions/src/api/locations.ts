import * as rows from "@halkopiha/domain/contract/locations.ts";
import { byRegion } from "@halkopiha/domain/region.ts";
import { doerOf } from "../accounts/actor.ts";
import { allLocalities } from "../store/all-localities.ts";
import * as localities from "../store/localities.ts";
import { serve } from "./serve.ts";

export const listLocations = serve(rows.listLocations, async ({ query }) => ({
  localities: await (query.region ? localities.listLocalities(query.region) : allLocalities()),
}));

export const listLocalitiesByRegion = serve(rows.listLocalitiesByRegion, async () => ({
  localitiesByRegion: byRegion(await allLocalities()),
}));

export const createLocality = serve(rows.createLocality, async ({ body, caller }) => ({
  locality: await localities.createLocality(body, doerOf(caller)),
  message: "Paikkakunta on lisätty.",
}));

export const updateLocality = serve(rows.updateLocality, async ({ params, body, caller }) => ({
  locality: await localities.updateLocality(params.id, body, doerOf(caller)),
  message: "Paikkakunta on tallennettu.",
}));

export const deleteLocality = serve(rows.deleteLocality, async ({ params, caller }) => ({
  locality: await localities.deleteLocality(params.id, doerOf(caller)),
  message: "Paikkakunta on poistettu.",
}));
