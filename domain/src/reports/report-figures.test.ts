import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type CountedEvent,
  countEvent,
  getMedianHours,
  noFigures,
  type ReportFigures,
} from "./report-figures.ts";
import { reportOutcomes } from "./report-outcomes.ts";
import { reportReasons } from "./report-reasons.ts";

const start = Date.parse("2026-01-05T06:00:00.000Z");
const toInstant = (hours: number) => new Date(start + hours * 3_600_000).toISOString();
const decided = (hours: number): CountedEvent => ({
  kind: "decided",
  outcome: "removed",
  createdAt: toInstant(0),
  at: toInstant(hours),
});
const countAll = (events: readonly CountedEvent[]): ReportFigures => events.reduce(countEvent, noFigures);

test("a year without reports has zeros and no median", () => {
  expect(noFigures.reasons).toEqual(Object.fromEntries(reportReasons.map((reason) => [reason, 0])));
  expect(noFigures.outcomes).toEqual({ removed: 0, restricted: 0, noAction: 0 });
  expect(getMedianHours(noFigures)).toBeNull();
});

test("events are counted by what they are", () => {
  const figures = countAll([
    { kind: "received", reason: "dangerous" },
    { kind: "received", reason: "dangerous" },
    { kind: "received", reason: "other" },
    decided(3.9),
    { kind: "appealed" },
    { kind: "appealed" },
    { kind: "appealed" },
    { kind: "answered", reversed: true },
    { kind: "answered", reversed: false },
    { kind: "answered", reversed: false },
  ]);
  expect(figures).toEqual({
    received: 3,
    reasons: { ...noFigures.reasons, dangerous: 2, other: 1 },
    outcomes: { ...noFigures.outcomes, removed: 1 },
    hours: { "3": 1 },
    appeals: 3,
    upheld: 2,
    reversed: 1,
  });
});

test("decisions after more than a year are counted together, and no time is negative", () => {
  expect(countAll([decided(9000), decided(20_000), decided(-1)]).hours).toEqual({ "8760": 2, "0": 1 });
});

test("the median is the lower one of the times themselves", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 1, maxLength: 40 }), (times) => {
      const sorted = times.toSorted((a, b) => a - b);
      const expected = sorted[Math.ceil(sorted.length / 2) - 1];
      expect(getMedianHours(countAll(times.map(decided)))).toBe(expected);
    }),
  );
});

test("in any order the same events give the same figures", () => {
  const event = fc.oneof(
    fc.record({ kind: fc.constant("received" as const), reason: fc.constantFrom(...reportReasons) }),
    fc.record({
      kind: fc.constant("decided" as const),
      outcome: fc.constantFrom(...reportOutcomes),
      createdAt: fc.constant(toInstant(0)),
      at: fc.integer({ min: 0, max: 100 }).map(toInstant),
    }),
    fc.record({ kind: fc.constant("answered" as const), reversed: fc.boolean() }),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 20 }), (events) => {
      expect(countAll(events.toReversed())).toEqual(countAll(events));
    }),
  );
});
