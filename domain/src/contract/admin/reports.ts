import * as z from "zod/mini";
import { AppealDecisionForm, DecisionForm, Report } from "../../reports/report.ts";
import { ReportFigures } from "../../reports/report-figures.ts";
import { reportStates } from "../../reports/report-outcomes.ts";
import { Id, NextCursor, PageQuery, SeenAt } from "../../schemas/primitives.ts";
import { defineCall } from "../call.ts";

const params = z.object({ id: Id });
const response = z.object({ report: Report, message: z.string() });

export const listReports = defineCall({
  method: "GET",
  path: "/api/admin/reports",
  access: "admin",
  summary:
    "Reports of listings and reviews, newest first; `open` are those that wait for a decision, of which `openCount` has at most 1,000.",
  query: z.object({ state: z.optional(z.enum(["open", ...reportStates])), ...PageQuery }),
  response: z.object({ reports: z.array(Report), openCount: z.int(), nextCursor: NextCursor }),
});

/** The content is hidden in the same transaction, and both parties are mailed. */
export const decideReport = defineCall({
  method: "PUT",
  path: "/api/admin/reports/:id/decision",
  access: "admin",
  summary: "Decide about a report, for a reason that both parties are told.",
  params,
  body: z.extend(DecisionForm, { updatedAt: SeenAt }),
  response,
});

/** The content is hidden or shown in the same transaction, and both parties are mailed. */
export const answerAppeal = defineCall({
  method: "PUT",
  path: "/api/admin/reports/:id/appeal",
  access: "admin",
  summary: "Decide about an appeal, for a reason that both parties are told.",
  params,
  body: z.extend(AppealDecisionForm, { updatedAt: SeenAt }),
  response,
});

/** Sellers of whom at least two listings were hidden within a year, of the latest 500 such decisions. */
export const listRepeatOffenders = defineCall({
  method: "GET",
  path: "/api/admin/reports/offenders",
  access: "admin",
  summary: "Sellers of whom several listings have been hidden within a year.",
  response: z.object({
    offenders: z.array(z.object({ _id: Id, name: z.string(), removals: z.int() })),
  }),
});

export const readReportFigures = defineCall({
  method: "GET",
  path: "/api/admin/reports/figures",
  access: "admin",
  summary: "What is counted of the reports of a year.",
  query: z.object({ year: z.string().check(z.regex(/^20\d\d$/, "Anna vuosi muodossa 2026.")) }),
  response: z.object({ figures: ReportFigures, medianHours: z.nullable(z.int()) }),
});
