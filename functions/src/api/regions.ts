import * as rows from "@halkopiha/domain/contract/regions.ts";
import * as regions from "../store/regions.ts";
import { serve } from "./serve.ts";

export const listRegions = serve(rows.listRegions, async () => ({ regions: await regions.listRegions() }));

export const createRegion = serve(rows.createRegion, async ({ body }) => ({
  region: await regions.createRegion(body),
  message: "Maakunta on lisätty.",
}));

export const updateRegion = serve(rows.updateRegion, async ({ params, body }) => ({
  region: await regions.updateRegion(params.id, body),
  message: "Maakunta on tallennettu.",
}));

export const deleteRegion = serve(rows.deleteRegion, async ({ params }) => ({
  region: await regions.deleteRegion(params.id),
  message: "Maakunta on poistettu.",
}));
