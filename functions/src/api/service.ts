import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { toOpenApi } from "@halkopiha/domain/contract/openapi.ts";
import * as calls from "@halkopiha/domain/contract/service.ts";
import { table } from "@halkopiha/domain/contract/table.ts";
import { appUrl, version } from "../config.ts";
import { defineHandler } from "../http/handler.ts";
import { getHealthTimeout } from "../http/timeout.ts";
import { findFailedServices } from "../store/health.ts";

export const health = defineHandler(calls.health, async () => {
  const failed = await findFailedServices(getHealthTimeout());
  if (failed.length > 0) throw new AppError("unavailable", { failed });
  return { status: "ok" as const, version };
});

let document: ReturnType<typeof toOpenApi> | undefined;

export const openapi = defineHandler(calls.openapi, () => {
  document ??= toOpenApi(table, { version, url: appUrl.value() });
  return document;
});
