import type { Instant } from "../schemas/primitives.ts";
import { appealDays } from "./appeal-period.ts";
import type {
  AppealDecisionForm,
  AppealForm,
  DecisionForm,
  Report,
  ReportDecision,
  ReportPage,
} from "./report.ts";
import { isHiding, listOutcomes, type ReportParty } from "./report-outcomes.ts";

const day = 24 * 60 * 60_000;

/** When the time for an appeal against a decision ends. */
export const getAppealEnd = ({ at }: Pick<ReportDecision, "at">): Instant =>
  new Date(Date.parse(at) + appealDays * day).toISOString();

type Decided = Pick<Report, "state" | "decision" | "appeals">;

/** Who has lost by the decision that holds and has not appealed yet: each party appeals once. Null while something is to be decided. */
export function findAppellant({ state, decision, appeals }: Decided): ReportParty | null {
  if (!decision || state === "appealed") return null;
  const loser: ReportParty = isHiding(decision.outcome) ? "affected" : "reporter";
  return appeals.some(({ by }) => by === loser) ? null : loser;
}

/** Until when a party may appeal; null when it may not. `now`: milliseconds since 1970. */
export function getAppealUntil(report: Decided, party: ReportParty, now: number): Instant | null {
  if (!report.decision || findAppellant(report) !== party) return null;
  const end = getAppealEnd(report.decision);
  return now < Date.parse(end) ? end : null;
}

/** What prevents a decision. */
export const findDecisionObstacle = (
  { state, target }: Pick<Report, "state" | "target">,
  { outcome }: Pick<DecisionForm, "outcome">,
): "reportDecided" | "invalid" | null => {
  if (state !== "received") return "reportDecided";
  return listOutcomes(target.kind).includes(outcome) ? null : "invalid";
};

/** What prevents a party from appealing. `now`: milliseconds since 1970. */
export function findAppealObstacle(
  report: Decided,
  party: ReportParty,
  now: number,
): "notAppealable" | "appealOver" | null {
  if (findAppellant(report) !== party) return "notAppealable";
  return getAppealUntil(report, party, now) === null ? "appealOver" : null;
}

/** What prevents the decision of an appeal. */
export const findAnswerObstacle = ({ state }: Pick<Report, "state">): "reportDecided" | null =>
  state === "appealed" ? null : "reportDecided";

/** A report after its decision. */
export const decideReport = (report: Report, form: DecisionForm, at: Instant): Report => ({
  ...report,
  state: "decided",
  decision: { ...form, at },
  updatedAt: at,
});

/** A report after a party has appealed against its decision. */
export const appealReport = (report: Report, by: ReportParty, { text }: AppealForm, at: Instant): Report => ({
  ...report,
  state: "appealed",
  appeals: [...report.appeals, { by, text, at, answer: null }],
  updatedAt: at,
});

/** The decision after an appeal: the same, or its opposite. What is hidden after an appeal is removed for good. */
function toNextDecision(
  decision: ReportDecision,
  { reversed, reason, grounds }: AppealDecisionForm,
  at: Instant,
): ReportDecision {
  if (!reversed) return decision;
  return { outcome: isHiding(decision.outcome) ? "noAction" : "removed", grounds, reason, at };
}

/** A report after its appeal is decided. */
export const answerAppeal = (report: Report, form: AppealDecisionForm, at: Instant): Report => ({
  ...report,
  state: form.reversed ? "reversed" : "upheld",
  decision: report.decision && toNextDecision(report.decision, form, at),
  appeals: report.appeals.map((appeal, index) =>
    index === report.appeals.length - 1
      ? { ...appeal, answer: { reversed: form.reversed, reason: form.reason, at } }
      : appeal,
  ),
  updatedAt: at,
});

/** What a party reads of a report. `now`: milliseconds since 1970. */
export function toReportPage(report: Report, party: ReportParty, now: number): ReportPage {
  const { _id, target, reason, state, decision, createdAt, appeals } = report;
  const found = appeals.find(({ by }) => by === party);
  return {
    _id,
    party,
    target: { kind: target.kind, title: target.title },
    reason,
    state,
    decision,
    appeal: found ? { text: found.text, at: found.at, answer: found.answer } : null,
    appealUntil: getAppealUntil(report, party, now),
    createdAt,
  };
}
