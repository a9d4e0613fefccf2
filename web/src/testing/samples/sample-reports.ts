import type { Report, ReportPage } from "@halkopiha/domain/reports/report.ts";
import { createSampleReport } from "@halkopiha/domain/reports/testing/sample-report.ts";

export const sampleReport = (fields: Partial<Report> = {}): Report => createSampleReport(fields);

const decision = {
  outcome: "removed",
  grounds: "terms",
  reason: "Kuva on toisen myyjän.",
  at: "2026-11-21T08:00:00.000Z",
} as const;

/** The report as the seller of the listing reads it, who may appeal. */
export const sampleReportPage = (fields: Partial<ReportPage> = {}): ReportPage => ({
  _id: createSampleReport()._id,
  party: "affected",
  target: { kind: "listing", title: "Polttopuu, koivu, 33 cm" },
  reason: "misleading",
  state: "decided",
  decision,
  appeal: null,
  appealUntil: "2027-05-24T08:00:00.000Z",
  createdAt: "2026-11-20T08:00:00.000Z",
  ...fields,
});
