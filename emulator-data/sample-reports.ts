import { retention, toRetentionMs } from "@halkopiha/domain/admin/retention.ts";
import type { Recall } from "@halkopiha/domain/recalls/recall.ts";
import { passBatch, startRecall } from "@halkopiha/domain/recalls/recall-rules.ts";
import type { Report } from "@halkopiha/domain/reports/report.ts";
import { isHiding } from "@halkopiha/domain/reports/report-outcomes.ts";
import { decideReport } from "@halkopiha/domain/reports/report-rules.ts";
import { Timestamp } from "firebase-admin/firestore";

const day = 24 * 60 * 60_000;

const toInstant = (days: number) => new Date(Date.now() - days * day).toISOString();
const toTimestamp = (instant: string) => Timestamp.fromMillis(Date.parse(instant));
const toExpiry = (rule: "reports" | "recalls") =>
  Timestamp.fromMillis(Date.now() + toRetentionMs(retention[rule]));

const listing = {
  kind: "listing",
  id: "halkomestari-koivu-33",
  title: "Koivu 33 cm, kuiva, irto",
  ownerId: "halkomestari",
  orderId: null,
} as const;

const waiting: Report = {
  _id: "esimerkki-ilmoitus-1",
  target: listing,
  reason: "misleading",
  text: "Kuvassa on eri puuta kuin kuvauksessa. Kävin paikalla, ja pinossa oli leppää.",
  reporter: { name: "Aino Ahonala", email: "aino.ahonala@posti.example" },
  state: "received",
  decision: null,
  appeals: [],
  createdAt: toInstant(1),
  updatedAt: toInstant(1),
};

const decided = decideReport(
  {
    ...waiting,
    _id: "esimerkki-ilmoitus-2",
    reason: "other",
    text: "Hinta on liian korkea.",
    reporter: null,
    createdAt: toInstant(9),
  },
  { outcome: "noAction", grounds: "terms", reason: "Myyjä päättää hinnasta itse." },
  toInstant(8),
);

const toReportDocument = (report: Report) => ({
  ...report,
  decision: report.decision && { ...report.decision, at: toTimestamp(report.decision.at) },
  isRemoval: report.decision !== null && isHiding(report.decision.outcome),
  hasReporter: report.reporter !== null && report.decision !== null,
  codes: { reporter: [], affected: [] },
  expiresAt: toExpiry("reports"),
});

/** A report that waits for a decision, and one that was decided. */
export const createSampleReports = () => [waiting, decided].map(toReportDocument);

/** The recall of a listing that its seller has deleted since, so that no other sample depends on it. */
function createRecall(): Recall {
  const recall = startRecall(
    {
      _id: "halkomestari-takkapuusakki",
      title: "Sekapuu 25 cm, kuiva, pakattu, 40 l",
      seller: "Halkomestarin Puu Oy",
      sellerId: "halkomestari",
      soldFrom: toInstant(60),
    },
    {
      identification: "Kaikki lokakuussa 2026 toimitetut 40 litran säkit, joissa on punainen suljin.",
      hazard: "Säkeissä on kyllästettyä puuta. Sen savu on myrkyllistä, ja tuhka saastuttaa maan.",
      action: "Älä polta puita. Säilytä säkit suljettuina ulkona, kunnes myyjä noutaa ne.",
      remedies: ["replacement", "refund"],
      contact: "Halkopihan asiakaspalvelu, puhelin 050 000 0100, arkisin kello 9–16.",
    },
    { before: null, orders: 12 },
    toInstant(5),
  );
  const batch = { checked: 12, channels: ["mail", "mail", "sms", "mail"] as const, isLast: true };
  return passBatch(recall, batch, toInstant(5)) ?? recall;
}

export const createSampleRecalls = () =>
  [createRecall()].map((recall) => ({
    ...recall,
    after: null,
    soldFrom: toTimestamp(recall.soldFrom),
    recalledAt: toTimestamp(recall.recalledAt),
    expiresAt: toExpiry("recalls"),
  }));
