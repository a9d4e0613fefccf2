import * as adminCalls from "@halkopiha/domain/contract/admin/errors.ts";
import * as calls from "@halkopiha/domain/contract/errors.ts";
import { scrubReport } from "@halkopiha/domain/errors/scrub-report.ts";
import { describeDevice } from "../client/describe-device.ts";
import { defineHandler } from "../http/handler.ts";
import { limitErrorReport } from "../limits/visitor-limits.ts";
import * as store from "../store/admin/errors.ts";

export const reportError = defineHandler(calls.reportError, async ({ address, userAgent, body }) => {
  await limitErrorReport(address);
  const device = await describeDevice(userAgent);
  await store.countError({ ...scrubReport(body), source: "browser", device });
  return {};
});

export const listErrors = defineHandler(adminCalls.listErrors, ({ query }) => store.listErrors(query));

export const markError = defineHandler(adminCalls.markError, async ({ params, body }) => ({
  error: await store.markError(params.id, body.handled),
}));
