import { expect, test } from "vitest";
import { findRepeatOffenders } from "./repeat-offenders.ts";
import type { ReportOutcome } from "./report-outcomes.ts";
import { createSampleReport } from "./testing/sample-report.ts";

function reportOf(ownerId: string | null, id: string, outcome: ReportOutcome = "removed") {
  const { target } = createSampleReport();
  return createSampleReport({
    target: { ...target, id, ownerId },
    decision: { outcome, grounds: "terms", reason: "Syy.", at: "2026-11-28T12:00:00.000Z" },
  });
}

test("sellers of several hidden listings are listed, those with the most first", () => {
  expect(
    findRepeatOffenders([
      reportOf("kaksi", "a"),
      reportOf("kolme", "b"),
      reportOf("kolme", "c", "restricted"),
      reportOf("kolme", "d"),
      reportOf("kaksi", "e"),
      reportOf("yksi", "f"),
    ]),
  ).toEqual([
    { ownerId: "kolme", removals: 3 },
    { ownerId: "kaksi", removals: 2 },
  ]);
});

test("the same listing counts once, and what stayed or is a review's not at all", () => {
  expect(
    findRepeatOffenders([
      reportOf("sama", "a"),
      reportOf("sama", "a"),
      reportOf("sama", "b", "noAction"),
      reportOf(null, "c"),
      reportOf(null, "d"),
      createSampleReport(),
    ]),
  ).toEqual([]);
});
