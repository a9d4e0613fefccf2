import { retention, toRetentionMs } from "@halkopiha/domain/admin/retention.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import type { Mail } from "@halkopiha/domain/messaging/outgoing-message.ts";
import { Report } from "@halkopiha/domain/reports/report.ts";
import { countEvent } from "@halkopiha/domain/reports/report-figures.ts";
import { isHiding, type ReportParty, type ReportState } from "@halkopiha/domain/reports/report-outcomes.ts";
import { type Query, Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../../firebase.ts";
import type { NewCode } from "../contacts/ticket-codes.ts";
import { parseAll, parseDocument } from "../firestore/document.ts";
import { newestFirst, readPage } from "../firestore/page.ts";
import { sha256Hex } from "../firestore/sha256.ts";
import { toTimestamp } from "../firestore/timestamp.ts";
import { queueMailWith } from "../mail.ts";
import { findParty, noCodes, ReportCodes } from "./report-codes.ts";
import { readFigures } from "./report-figures.ts";

export const reports = () => firestore().collection("reports");

/** A report with the codes of its links. */
export const StoredReport = z.extend(Report, ReportCodes.shape);
export type StoredReport = z.infer<typeof StoredReport>;

/** The stored form of a report, with the fields that lists ask for. */
export function toDocument({ _id, createdAt, updatedAt, decision, appeals, ...fields }: StoredReport) {
  return {
    ...fields,
    decision: decision && { ...decision, at: toTimestamp(decision.at) },
    appeals: appeals.map(({ answer, ...appeal }) => ({
      ...appeal,
      at: toTimestamp(appeal.at),
      answer: answer && { ...answer, at: toTimestamp(answer.at) },
    })),
    /** Whether a seller's listing is hidden by it. */
    isRemoval: fields.target.ownerId !== null && decision !== null && isHiding(decision.outcome),
    hasReporter: fields.reporter !== null && decision !== null && fields.state !== "appealed",
    createdAt: toTimestamp(createdAt),
    updatedAt: toTimestamp(updatedAt),
    expiresAt: Timestamp.fromMillis(Date.parse(updatedAt) + toRetentionMs(retention.reports)),
  };
}

/** Who reports; a repeated report has the same key. */
interface Sender {
  visitor: string;
  key: string | undefined;
}

/** What is stored of a new report. */
export type ReportFields = Pick<Report, "target" | "reason" | "text" | "reporter">;

/**
 * Stores a report, counts it and queues its receipt, in one transaction. A repeated one changes nothing.
 * @param createReceipt the receipt for the report's id; null when nobody is mailed
 */
export function createReport(
  fields: ReportFields,
  { visitor, key }: Sender,
  code: NewCode,
  createReceipt: (id: string) => Mail | null,
): Promise<void> {
  // Half of the hash: the id is in links of text messages.
  const ref =
    key === undefined ? reports().doc() : reports().doc(sha256Hex(`${visitor}:${key}`).slice(0, 32));
  return firestore().runTransaction(async (transaction) => {
    if ((await transaction.get(ref)).exists) return;
    const at = new Date().toISOString();
    const { figures, write } = await readFigures(transaction, at);
    const receipt = createReceipt(ref.id);
    const report: StoredReport = {
      ...fields,
      _id: ref.id,
      state: "received",
      decision: null,
      appeals: [],
      createdAt: at,
      updatedAt: at,
      codes: { ...noCodes, reporter: receipt ? [code.hash] : [] },
    };
    transaction.create(ref, toDocument(report));
    write(countEvent(figures, { kind: "received", reason: fields.reason }));
    if (receipt) queueMailWith(transaction, `report-${ref.id}-received`, receipt);
  });
}

/** What a report is without its codes. */
export const toReport = ({ codes: _, ...report }: StoredReport): Report => report;

/** @throws AppError `linkInvalid` for a wrong code, and for a report that does not exist */
export function checkCode(report: StoredReport | null, code: string): ReportParty {
  const party = report && findParty(report.codes, code);
  if (!party) throw new AppError("linkInvalid");
  return party;
}

/** The report that a code opens, and for whom; null for a wrong code, and for a report that does not exist. */
export async function findReport(
  id: string,
  code: string,
): Promise<{ report: Report; party: ReportParty } | null> {
  const stored = parseDocument(StoredReport, await reports().doc(id).get());
  const party = stored && findParty(stored.codes, code);
  return stored && party ? { report: toReport(stored), party } : null;
}

/** The states in which an admin has something to decide. */
const openStates: readonly ReportState[] = ["received", "appealed"];

const queryOpen = (): Query => reports().where("state", "in", openStates);

/** Open reports above which they are not counted further. */
const maxOpenCount = 1000;

/** The reports in a state; all without one. */
function queryIn(state: ReportState | "open" | undefined): Query {
  if (state === undefined) return reports();
  return state === "open" ? queryOpen() : reports().where("state", "==", state);
}

/** One page of the reports, newest first, with the number of those that wait for a decision. */
export async function listReports({
  state,
  limit,
  cursor,
}: {
  state?: ReportState | "open" | undefined;
  limit: number;
  cursor?: string | undefined;
}) {
  const [{ documents, nextCursor }, open] = await Promise.all([
    readPage(queryIn(state), newestFirst, limit, cursor),
    queryOpen().limit(maxOpenCount).count().get(),
  ]);
  return { reports: parseAll(Report, documents), openCount: open.data().count, nextCursor };
}
