import { formatFinnishDay } from "@halkopiha/domain/calendar.ts";
import { mailedLinks } from "@halkopiha/domain/messaging/mailed-links.ts";
import type { Mail } from "@halkopiha/domain/messaging/outgoing-message.ts";
import type { Report } from "@halkopiha/domain/reports/report.ts";
import {
  isHiding,
  type ReportParty,
  reportOutcomeLabels,
} from "@halkopiha/domain/reports/report-outcomes.ts";
import { findAppellant, getAppealEnd } from "@halkopiha/domain/reports/report-rules.ts";
import { formatGrounds, type Restriction, redressNote } from "@halkopiha/domain/reports/statement.ts";
import { buildMailedUrl } from "./mailed-url.ts";
import type { Block } from "./rendering/blocks.ts";
import { renderBodies } from "./rendering/render-bodies.ts";
import { toRedressBlock, toStatementBlocks } from "./statement-blocks.ts";

/** The address of a report for the holder of a code. */
export const buildReportUrl = (id: string, code: string): string =>
  buildMailedUrl(mailedLinks.report, code, { id });

const toLink = (id: string, code: string): Block => ({ link: "Avaa asia", url: buildReportUrl(id, code) });

/**
 * The receipt of a report (Digital Services Act art. 16(4)). The address is unverified, so the mail repeats nothing that was typed, and it
 * tells nothing of whose content was reported.
 */
export const reportReceived = (to: string, id: string, code: string): Mail => ({
  to,
  subject: "Olemme saaneet ilmoituksesi sisällöstä",
  ...renderBodies([
    { heading: "Ilmoituksesi on saapunut" },
    [
      "Hei!",
      "Kiitos ilmoituksestasi. Luemme sen ja kerromme päätöksestämme sähköpostilla. Päätöksen tekee ihminen.",
    ],
    toLink(id, code),
    ["Jos et ilmoittanut meille mistään, voit jättää tämän viestin huomiotta."],
  ]),
});

/** Until when a party may appeal against the decision; null when it may not. */
function formatAppealEnd(report: Report, party: ReportParty): string | null {
  if (!report.decision || findAppellant(report) !== party) return null;
  return formatFinnishDay(getAppealEnd(report.decision));
}

const toAppealBlocks = (report: Report, party: ReportParty, code: string): Block[] => {
  const end = formatAppealEnd(report, party);
  return [
    ...(end === null
      ? [[redressNote]]
      : [
          toRedressBlock(
            `Voit valittaa päätöksestä maksutta ${end} asti alla olevasta linkistä. Valituksen käsittelee ihminen.`,
          ),
        ]),
    toLink(report._id, code),
  ];
};

/** What is said first of the decision that holds. */
function toVerdict({ state, decision, target }: Report): string {
  const shown = decision && isHiding(decision.outcome) ? "on piilotettu" : "näkyy";
  const what = target.kind === "listing" ? `Ilmoitus ”${target.title}”` : target.title;
  if (state === "upheld") return `Päätöstä ei muutettu: ${what} ${shown} edelleen.`;
  if (state === "reversed") return `Päätös muutettiin: ${what} ${shown} nyt.`;
  return `${what} ${shown}.`;
}

/** The reason of the latest decision, of the report or of an appeal. */
const getReason = ({ appeals, decision }: Report): string =>
  appeals.at(-1)?.answer?.reason ?? decision?.reason ?? "";

/** Tells who reported what was decided, at first or after an appeal (art. 16(5), 20(5)). */
export const decisionToReporter = (to: string, report: Report, code: string): Mail => ({
  to,
  subject:
    report.state === "decided"
      ? "Päätös ilmoituksestasi sisällöstä"
      : "Päätös valituksesta, joka koskee ilmoitustasi",
  ...renderBodies([
    { heading: "Päätöksemme" },
    ["Hei!", toVerdict(report)],
    {
      about: "Perustelu",
      lines: [
        ...(report.decision ? [`${reportOutcomeLabels[report.decision.outcome]}.`] : []),
        ...getReason(report).split("\n"),
      ],
    },
    ["Päätöksen teki ihminen."],
    ...toAppealBlocks(report, "reporter", code),
  ]),
});

function toRestriction({ target, decision }: Report): Restriction {
  if (target.kind === "review") return "reviewRemoved";
  return decision?.outcome === "restricted" ? "listingRestricted" : "listingRemoved";
}

/** The subject of what is told to whose content it is. */
function toAffectedSubject({ state, target }: Report): string {
  const what = target.kind === "listing" ? "ilmoituksestasi" : "arvostelustasi";
  return state === "decided" ? `Päätös ${what}` : `Päätös valituksesta, joka koskee sisältöäsi`;
}

/** Tells whose content it is what was decided and why: a statement of reasons where it is hidden (art. 17). */
export function decisionToAffected(to: string, greeting: string, report: Report, code: string): Mail {
  const { decision } = report;
  const isHidden = decision !== null && isHiding(decision.outcome);
  const reason = getReason(report);
  return {
    to,
    subject: toAffectedSubject(report),
    ...renderBodies([
      { heading: "Päätöksemme" },
      [greeting, toVerdict(report)],
      ...(isHidden
        ? toStatementBlocks({
            restriction: toRestriction(report),
            source: "report",
            reason,
            grounds: formatGrounds(decision.grounds),
          })
        : [{ about: "Perustelu", lines: reason.split("\n") }]),
      ...toAppealBlocks(report, "affected", code),
    ]),
  };
}
