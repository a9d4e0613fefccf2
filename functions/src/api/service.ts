import * as rows from "@halkopiha/domain/contract/service.ts";
import { table } from "@halkopiha/domain/contract/table.ts";
import { openapiOf } from "@halkopiha/domain/openapi.ts";
import { Refusal } from "@halkopiha/domain/refusal.ts";
import { version } from "../config.ts";
import { failedParts } from "../store/health.ts";
import { serve } from "./serve.ts";

export const health = serve(rows.health, async () => {
  const failed = await failedParts();
  if (failed.length > 0) throw new Refusal("unavailable", { failed });
  return { status: "ok" as const, version };
});

let document: ReturnType<typeof openapiOf> | undefined;

export const openapi = serve(rows.openapi, () => {
  document ??= openapiOf(table, version);
  return document;
});
