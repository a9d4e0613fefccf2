import * as z from "zod/mini";
import { mailedParagraphs } from "../schemas/mailed-line.ts";
import { Email, emptyToNull, Id, Instant, line, paragraphs } from "../schemas/primitives.ts";
import { reportGrounds, reportOutcomes, reportParties, reportStates } from "./report-outcomes.ts";
import { maxReportText, reportReasons, reportTargetKinds } from "./report-reasons.ts";

/** A listing by its id, or a review by its public id. */
const ReportTarget = z.object({ kind: z.enum(reportTargetKinds), id: Id });
export type ReportTarget = z.infer<typeof ReportTarget>;

/** The form with which anybody reports a listing or a review (Digital Services Act art. 16). Only `text` is read by nobody but admins. */
export const NewReport = z.object({
  target: ReportTarget,
  reason: z.enum(reportReasons, "Valitse syy."),
  text: paragraphs(maxReportText),
  name: emptyToNull(line(100)),
  /** Null for who wants no answer. */
  email: emptyToNull(Email),
  goodFaith: z.literal(true, "Vahvista, että ilmoitat vilpittömästi."),
});
export type NewReport = z.infer<typeof NewReport>;

/** Why something is decided; the reporter and whose content it is read it. */
const DecisionReason = mailedParagraphs(500);

/** What an admin decides about a report. */
export const DecisionForm = z.object({
  outcome: z.enum(reportOutcomes, "Valitse päätös."),
  grounds: z.enum(reportGrounds),
  reason: DecisionReason,
});
export type DecisionForm = z.infer<typeof DecisionForm>;

/** What somebody writes against a decision. */
export const AppealForm = z.object({ text: paragraphs(maxReportText) });
export type AppealForm = z.infer<typeof AppealForm>;

/** What an admin decides about an appeal: the decision stays, or becomes its opposite. */
export const AppealDecisionForm = z.object({
  reversed: z.boolean("Valitse päätös."),
  grounds: z.enum(reportGrounds),
  reason: DecisionReason,
});
export type AppealDecisionForm = z.infer<typeof AppealDecisionForm>;

/** The decision that holds. */
export const ReportDecision = z.object({ ...DecisionForm.shape, reason: z.string(), at: Instant });
export type ReportDecision = z.infer<typeof ReportDecision>;

/** An appeal of one of the parties; its answer is null until it is decided. */
export const Appeal = z.object({
  by: z.enum(reportParties),
  text: z.string(),
  at: Instant,
  answer: z.nullable(z.object({ reversed: z.boolean(), reason: z.string(), at: Instant })),
});
export type Appeal = z.infer<typeof Appeal>;

/** What has been reported, as it was then. */
const ReportedTarget = z.extend(ReportTarget, {
  title: z.string(),
  /** The seller whose listing it is; null for a review, whose buyer has no account. */
  ownerId: z.nullable(Id),
  /** The order of a review; null for a listing. */
  orderId: z.nullable(Id),
});

/** A report as admins read it. */
export const Report = z.object({
  _id: Id,
  target: ReportedTarget,
  reason: z.enum(reportReasons),
  text: z.string(),
  /** Null for who gave neither, and after the data of who reported has been deleted. */
  reporter: z.nullable(z.object({ name: z.nullable(z.string()), email: z.nullable(z.string()) })),
  state: z.enum(reportStates),
  /** Null until it is decided. */
  decision: z.nullable(ReportDecision),
  appeals: z.array(Appeal),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Report = z.infer<typeof Report>;

/** A report as the party behind a mailed link reads it: of the other party it has nothing. */
export const ReportPage = z.object({
  _id: Id,
  party: z.enum(reportParties),
  target: z.object({ kind: z.enum(reportTargetKinds), title: z.string() }),
  reason: z.enum(reportReasons),
  state: z.enum(reportStates),
  decision: z.nullable(ReportDecision),
  /** The appeal of this party. */
  appeal: z.nullable(z.omit(Appeal, { by: true })),
  /** Until when this party may appeal; null when it may not. */
  appealUntil: z.nullable(Instant),
  createdAt: Instant,
});
export type ReportPage = z.infer<typeof ReportPage>;
