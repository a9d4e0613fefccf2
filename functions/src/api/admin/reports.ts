import * as calls from "@halkopiha/domain/contract/admin/reports.ts";
import { getMedianHours } from "@halkopiha/domain/reports/report-figures.ts";
import { toAuditAuthor } from "../../accounts/actor.ts";
import { defineHandler } from "../../http/handler.ts";
import * as handling from "../../shop/handle-report.ts";
import { deleteOgImage } from "../../store/files/og-images.ts";
import type { ChangedReport } from "../../store/reports/change-report.ts";
import { listOffenders } from "../../store/reports/offenders.ts";
import { findFigures } from "../../store/reports/report-figures.ts";
import * as store from "../../store/reports/reports.ts";

export const listReports = defineHandler(calls.listReports, ({ query }) => store.listReports(query));

/** Answers an admin once the picture of a hidden listing, which others link to, is deleted. */
async function answer({ report, product }: ChangedReport) {
  if (product) await deleteOgImage(product);
  const mailed = report.reporter?.email
    ? "ilmoittajalle ja sisällön julkaisijalle"
    : "sisällön julkaisijalle";
  return { report, message: `Päätös on tallennettu, ja perustelut lähetetään ${mailed}.` };
}

export const decideReport = defineHandler(calls.decideReport, async ({ params, body, caller }) => {
  const { updatedAt: seen, ...form } = body;
  return answer(await handling.decideReport(params.id, form, { author: toAuditAuthor(caller), seen }));
});

export const answerAppeal = defineHandler(calls.answerAppeal, async ({ params, body, caller }) => {
  const { updatedAt: seen, ...form } = body;
  return answer(await handling.answerAppeal(params.id, form, { author: toAuditAuthor(caller), seen }));
});

export const listRepeatOffenders = defineHandler(calls.listRepeatOffenders, async () => ({
  offenders: await listOffenders(new Date()),
}));

export const readReportFigures = defineHandler(calls.readReportFigures, async ({ query }) => {
  const figures = await findFigures(Number(query.year));
  return { figures, medianHours: getMedianHours(figures) };
});
