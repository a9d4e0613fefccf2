import * as z from "zod/mini";
import { AppealForm, NewReport, ReportPage } from "../reports/report.ts";
import { Id, LinkCode } from "../schemas/primitives.ts";
import { defineCall } from "./call.ts";
import { IdempotencyKey } from "./idempotency-key.ts";

/** Who gives an address is mailed a receipt with a link. What is not shown to buyers is answered with 404. */
export const createReport = defineCall({
  method: "POST",
  path: "/api/reports",
  access: "visitor",
  summary: "Report a listing or a review to the administrators.",
  headers: IdempotencyKey,
  body: NewReport,
  response: z.object({ message: z.string() }),
  status: 201,
});

/** With the code in the body, because it is a secret. */
export const openReport = defineCall({
  method: "POST",
  path: "/api/reports/:id/page",
  safe: true,
  access: "anyone",
  summary: "The report behind the link of who made it, or of whose content it is.",
  params: z.object({ id: Id }),
  body: z.object({ code: LinkCode }),
  response: z.object({ report: ReportPage }),
});

/** Once, within six months of the decision, by who has lost by it. */
export const appealReport = defineCall({
  method: "POST",
  path: "/api/reports/:id/appeal",
  access: "anyone",
  summary: "Appeal against the decision about a report.",
  params: z.object({ id: Id }),
  body: z.extend(AppealForm, { code: LinkCode }),
  response: z.object({ report: ReportPage }),
});
