import * as z from "zod/mini";
import type { Instant } from "../schemas/primitives.ts";
import { type ReportOutcome, reportOutcomes } from "./report-outcomes.ts";
import { type ReportReason, reportReasons } from "./report-reasons.ts";

const Count = z.int().check(z.minimum(0));

const toCounts = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, 0]));

/** What is counted of the reports of a year, for the yearly report (Digital Services Act art. 15). */
export const ReportFigures = z.object({
  received: Count,
  /** Reports by their reason. */
  reasons: z.record(z.string(), Count),
  /** First decisions by their outcome. */
  outcomes: z.record(z.string(), Count),
  /** First decisions by the full hours since the report. */
  hours: z.record(z.string(), Count),
  appeals: Count,
  upheld: Count,
  reversed: Count,
});
export type ReportFigures = z.infer<typeof ReportFigures>;

export const noFigures: ReportFigures = {
  received: 0,
  reasons: toCounts(reportReasons),
  outcomes: toCounts(reportOutcomes),
  hours: {},
  appeals: 0,
  upheld: 0,
  reversed: 0,
};

/** Something that is counted. */
export type CountedEvent =
  | { kind: "received"; reason: ReportReason }
  | { kind: "decided"; outcome: ReportOutcome; createdAt: Instant; at: Instant }
  | { kind: "appealed" }
  | { kind: "answered"; reversed: boolean };

/** Hours above which decisions are counted together: a year, so that a document stays small. */
const maxHours = 8760;

const toHours = (from: Instant, to: Instant): number =>
  Math.min(maxHours, Math.max(0, Math.floor((Date.parse(to) - Date.parse(from)) / 3_600_000)));

const increase = (counts: Readonly<Record<string, number>>, name: string): Record<string, number> => ({
  ...counts,
  [name]: (counts[name] ?? 0) + 1,
});

/** The figures with one event more. */
export function countEvent(figures: ReportFigures, event: CountedEvent): ReportFigures {
  switch (event.kind) {
    case "received":
      return {
        ...figures,
        received: figures.received + 1,
        reasons: increase(figures.reasons, event.reason),
      };
    case "decided":
      return {
        ...figures,
        outcomes: increase(figures.outcomes, event.outcome),
        hours: increase(figures.hours, String(toHours(event.createdAt, event.at))),
      };
    case "appealed":
      return { ...figures, appeals: figures.appeals + 1 };
    case "answered":
      return event.reversed
        ? { ...figures, reversed: figures.reversed + 1 }
        : { ...figures, upheld: figures.upheld + 1 };
    default:
      return event satisfies never;
  }
}

/** The full hours in which half of the reports were decided (the lower median); null when none was. */
export function getMedianHours({ hours }: Pick<ReportFigures, "hours">): number | null {
  const sorted = Object.entries(hours)
    .map(([hour, count]) => ({ hour: Number(hour), count }))
    .sort((a, b) => a.hour - b.hour);
  const total = sorted.reduce((sum, { count }) => sum + count, 0);
  let seen = 0;
  for (const { hour, count } of sorted) {
    seen += count;
    if (seen * 2 >= total) return hour;
  }
  return null;
}
