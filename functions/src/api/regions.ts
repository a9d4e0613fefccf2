import * as rows from "@halkopiha/domain/contract/regions.ts";
import { doerOf } from "../accounts/actor.ts";
import * as regions from "../store/regions.ts";
import { serve } from "./serve.ts";

export const listRegions = serve(rows.listRegions, async () => ({ regions: await regions.listRegions() }));

export const createRegion = serve(rows.createRegion, async ({ body, caller }) => ({
  region: await regions.createRegion(body, doerOf(caller)),
  message: "Maakunta on lisätty.",
}));

export const updateRegion = serve(rows.updateRegion, async ({ params, body, caller }) => ({
  region: await regions.updateRegion(params.id, body, doerOf(caller)),
  message: "Maakunta on tallennettu.",
}));

export const deleteRegion = serve(rows.deleteRegion, async ({ params, caller }) => ({
  region: await regions.deleteRegion(params.id, doerOf(caller)),
  message: "Maakunta on poistettu.",
}));
