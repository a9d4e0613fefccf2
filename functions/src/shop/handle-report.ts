import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import type { QueuedMessage } from "@halkopiha/domain/messaging/outgoing-message.ts";
import type {
  AppealDecisionForm,
  AppealForm,
  DecisionForm,
  Report,
} from "@halkopiha/domain/reports/report.ts";
import { isHiding } from "@halkopiha/domain/reports/report-outcomes.ts";
import * as rules from "@halkopiha/domain/reports/report-rules.ts";
import { decisionToAffected, decisionToReporter } from "../mail/report-mails.ts";
import { userNotices } from "../mail/user-notices.ts";
import type { AuditAuthor } from "../store/admin/audit.ts";
import {
  type Affected,
  type ChangedReport,
  changeReport,
  type LinkCodes,
} from "../store/reports/change-report.ts";

/** Names the messages of one decision: each has its own ids. */
const toMailId = (report: Report): string => `report-${report._id}-${report.state}-${report.appeals.length}`;

function toReporterMails(report: Report, { reporter: code }: LinkCodes): QueuedMessage[] {
  const email = report.reporter?.email;
  if (!email) return [];
  return [{ id: `${toMailId(report)}-reporter`, mail: decisionToReporter(email, report, code) }];
}

function toAffectedMails(report: Report, affected: Affected, { affected: code }: LinkCodes): QueuedMessage[] {
  if (!affected) return [];
  const id = `${toMailId(report)}-affected`;
  if (affected.kind === "buyer") {
    const { email } = affected.order.buyer;
    return [{ id, mail: decisionToAffected(email, "Hei!", report, code) }];
  }
  const mail = userNotices.contentDecided(affected.user, report, code);
  return mail ? [{ id, mail }] : [];
}

/** Whose content was reported learns of it only when something is restricted, or an appeal is decided. */
const createMails = (report: Report, affected: Affected, codes: LinkCodes): QueuedMessage[] => {
  const concernsAffected =
    report.state !== "decided" || (report.decision !== null && isHiding(report.decision.outcome));
  return [
    ...toReporterMails(report, codes),
    ...(concernsAffected ? toAffectedMails(report, affected, codes) : []),
  ];
};

const check = (obstacle: "reportDecided" | "notAppealable" | "appealOver" | "invalid" | null): void => {
  if (obstacle === "invalid")
    throw new AppError("invalid", { fields: { outcome: "Arvostelua ei voi piilottaa korjaamista varten." } });
  if (obstacle) throw new AppError(obstacle);
};

/**
 * Decides about a report: hides its content or leaves it, and tells both parties.
 * @throws AppError `notFound`, `reportDecided`, `stale`
 */
export const decideReport = (
  id: string,
  form: DecisionForm,
  { author, seen }: { author: AuditAuthor | null; seen: string | undefined },
): Promise<ChangedReport> =>
  changeReport(id, {
    author,
    seen,
    code: null,
    decide(report, _party, now) {
      check(rules.findDecisionObstacle(report, form));
      return rules.decideReport(report, form, now.toISOString());
    },
    toEvent: ({ createdAt, updatedAt }) => ({
      kind: "decided",
      outcome: form.outcome,
      createdAt,
      at: updatedAt,
    }),
    createMails,
  });

/**
 * Stores the appeal of the party whose link has this code.
 * @throws AppError `linkInvalid`, `notAppealable`, `appealOver`
 */
export const appealReport = (id: string, code: string, form: AppealForm): Promise<ChangedReport> =>
  changeReport(id, {
    author: null,
    code,
    decide(report, party, now) {
      if (!party) throw new AppError("linkInvalid");
      check(rules.findAppealObstacle(report, party, now.getTime()));
      return rules.appealReport(report, party, form, now.toISOString());
    },
    toEvent: () => ({ kind: "appealed" }),
    createMails: () => [],
  });

/**
 * Decides about an appeal: the decision stays or becomes its opposite, and both parties are told.
 * @throws AppError `notFound`, `reportDecided`, `stale`
 */
export const answerAppeal = (
  id: string,
  form: AppealDecisionForm,
  { author, seen }: { author: AuditAuthor | null; seen: string | undefined },
): Promise<ChangedReport> =>
  changeReport(id, {
    author,
    seen,
    code: null,
    decide(report, _party, now) {
      check(rules.findAnswerObstacle(report));
      return rules.answerAppeal(report, form, now.toISOString());
    },
    toEvent: () => ({ kind: "answered", reversed: form.reversed }),
    createMails,
  });
