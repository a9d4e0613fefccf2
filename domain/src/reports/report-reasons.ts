/** Why somebody reports a listing or a review, in the order of the form. */
export const reportReasons = [
  "illegal",
  "misleading",
  "dangerous",
  "copyright",
  "offensive",
  "other",
] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportReasonLabels = {
  illegal: "Laiton sisältö",
  misleading: "Harhaanjohtava tieto",
  dangerous: "Vaarallinen tuote",
  copyright: "Tekijänoikeuden loukkaus",
  offensive: "Loukkaava tai asiaton",
  other: "Muu syy",
} as const satisfies Record<ReportReason, string>;

/** What can be reported. */
export const reportTargetKinds = ["listing", "review"] as const;
export type ReportTargetKind = (typeof reportTargetKinds)[number];

/** Maximum length of a report's text, and of an appeal. */
export const maxReportText = 2000;
