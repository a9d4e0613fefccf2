import { matchesFilters } from "@halkopiha/domain/contract/field-filters.ts";
import * as calls from "@halkopiha/domain/contract/reference-data/regions.ts";
import { toAuditAuthor } from "../../accounts/actor.ts";
import { defineHandler } from "../../http/handler.ts";
import * as regions from "../../store/reference-data/regions.ts";

export const listRegions = defineHandler(calls.listRegions, async ({ query }) => ({
  regions: (await regions.listRegions()).filter((region) => matchesFilters(region, query)),
}));

export const createRegion = defineHandler(calls.createRegion, async ({ body, caller }) => ({
  region: await regions.createRegion(body, toAuditAuthor(caller)),
  message: "Maakunta on lisätty.",
}));

export const updateRegion = defineHandler(calls.updateRegion, async ({ params, body, caller }) => ({
  region: await regions.updateRegion(params.id, body, toAuditAuthor(caller)),
  message: "Maakunta on tallennettu.",
}));

export const deleteRegion = defineHandler(calls.deleteRegion, async ({ params, caller }) => ({
  region: await regions.deleteRegion(params.id, toAuditAuthor(caller)),
  message: "Maakunta on poistettu.",
}));
