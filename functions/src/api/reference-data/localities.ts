import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import * as calls from "@halkopiha/domain/contract/reference-data/localities.ts";
import { groupByRegion } from "@halkopiha/domain/reference-data/region.ts";
import { toAuditAuthor } from "../../accounts/actor.ts";
import { defineHandler } from "../../http/handler.ts";
import { listAllLocalities } from "../../store/reference-data/cached-localities.ts";
import * as localities from "../../store/reference-data/localities.ts";

export const listLocalities = defineHandler(calls.listLocalities, async ({ query, leaveUncached }) => {
  const listed = await (query.region ? localities.listLocalities(query.region) : listAllLocalities());
  if (listed.length === 0) leaveUncached();
  return { localities: listed };
});

export const listLocalitiesByRegion = defineHandler(calls.listLocalitiesByRegion, async () => ({
  localitiesByRegion: groupByRegion(await listAllLocalities()),
}));

export const readLocality = defineHandler(calls.readLocality, async ({ params }) => {
  const locality = await localities.findLocality(params.id);
  if (!locality) throw new AppError("notFound");
  return { locality };
});

export const createLocality = defineHandler(calls.createLocality, async ({ body, caller }) => ({
  locality: await localities.createLocality(body, toAuditAuthor(caller)),
  message: "Paikkakunta on lisätty.",
}));

export const updateLocality = defineHandler(calls.updateLocality, async ({ params, body, caller }) => ({
  locality: await localities.updateLocality(params.id, body, toAuditAuthor(caller)),
  message: "Paikkakunta on tallennettu.",
}));

export const deleteLocality = defineHandler(calls.deleteLocality, async ({ params, caller }) => ({
  locality: await localities.deleteLocality(params.id, toAuditAuthor(caller)),
  message: "Paikkakunta on poistettu.",
}));
