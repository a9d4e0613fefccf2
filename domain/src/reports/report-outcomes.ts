import type { ReportTargetKind } from "./report-reasons.ts";

/** The states of a report. */
export const reportStates = ["received", "decided", "appealed", "upheld", "reversed"] as const;
export type ReportState = (typeof reportStates)[number];

export const reportStateLabels = {
  received: "Odottaa päätöstä",
  decided: "Päätetty",
  appealed: "Valitus odottaa päätöstä",
  upheld: "Päätös pysyi",
  reversed: "Päätös muuttui",
} as const satisfies Record<ReportState, string>;

/** What is decided: the content is hidden for good, until its seller has corrected it, or not at all. */
export const reportOutcomes = ["removed", "restricted", "noAction"] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

export const reportOutcomeLabels = {
  removed: "Poistettu näkyvistä pysyvästi",
  restricted: "Piilotettu, kunnes se on korjattu",
  noAction: "Ei toimenpiteitä",
} as const satisfies Record<ReportOutcome, string>;

/** What a decision to hide is based on. */
export const reportGrounds = ["law", "terms"] as const;
export type ReportGrounds = (typeof reportGrounds)[number];

export const reportGroundsLabels = {
  law: "Sisältö on lain vastainen",
  terms: "Sisältö on käyttöehtojemme vastainen",
} as const satisfies Record<ReportGrounds, string>;

/** Who may appeal: who has reported, and whose content it is. */
export const reportParties = ["reporter", "affected"] as const;
export type ReportParty = (typeof reportParties)[number];

/** Whether an outcome hides the content. */
export const isHiding = (outcome: ReportOutcome): boolean => outcome !== "noAction";

/** What can be decided about a kind of content: a review cannot be corrected once it is hidden. */
export const listOutcomes = (kind: ReportTargetKind): readonly ReportOutcome[] =>
  kind === "listing" ? reportOutcomes : reportOutcomes.filter((outcome) => outcome !== "restricted");
