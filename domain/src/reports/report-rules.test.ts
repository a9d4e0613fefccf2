import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Report } from "./report.ts";
import {
  isHiding,
  listOutcomes,
  type ReportOutcome,
  type ReportParty,
  reportParties,
} from "./report-outcomes.ts";
import * as rules from "./report-rules.ts";
import { createSampleReport } from "./testing/sample-report.ts";

const day = 24 * 60 * 60_000;
const at = "2026-11-28T12:00:00.000Z";
const now = Date.parse(at);
const later = (days: number) => new Date(now + days * day).toISOString();
const reason = "Kuva on toisen myyjän.";

const decide = (outcome: ReportOutcome) =>
  rules.decideReport(createSampleReport(), { outcome, grounds: "terms", reason }, at);
const appeal = (report: Report, by: ReportParty, when = at) =>
  rules.appealReport(report, by, { text: "Kuva on oma." }, when);
const answer = (report: Report, reversed: boolean) =>
  rules.answerAppeal(report, { reversed, grounds: "law", reason: "Tarkistimme kuvan." }, later(2));

test("a report is decided once", () => {
  expect(rules.findDecisionObstacle(createSampleReport(), { outcome: "removed" })).toBeNull();
  expect(rules.findDecisionObstacle(decide("noAction"), { outcome: "removed" })).toBe("reportDecided");
  expect(rules.findDecisionObstacle(appeal(decide("removed"), "affected"), { outcome: "removed" })).toBe(
    "reportDecided",
  );
});

test("a listing may be hidden until it is corrected, a review may not", () => {
  const { target } = createSampleReport();
  const ofReview = createSampleReport({ target: { ...target, kind: "review", ownerId: null, orderId: "o" } });
  expect(rules.findDecisionObstacle(createSampleReport(), { outcome: "restricted" })).toBeNull();
  expect(rules.findDecisionObstacle(ofReview, { outcome: "restricted" })).toBe("invalid");
  expect(rules.findDecisionObstacle(ofReview, { outcome: "removed" })).toBeNull();
  expect(listOutcomes("review")).toEqual(["removed", "noAction"]);
});

describe("an appeal", () => {
  test.each([
    ["removed", "affected"],
    ["restricted", "affected"],
    ["noAction", "reporter"],
  ] as const)("against %s is that of the party %s", (outcome, loser) => {
    const report = decide(outcome);
    expect(rules.findAppellant(report)).toBe(loser);
    for (const party of reportParties)
      expect(rules.findAppealObstacle(report, party, now)).toBe(party === loser ? null : "notAppealable");
  });

  test("is possible for at least six months, to the millisecond", () => {
    const report = decide("removed");
    const end = Date.parse(rules.getAppealEnd({ at }));
    expect(end - now).toBeGreaterThanOrEqual(184 * day);
    expect(rules.findAppealObstacle(report, "affected", end - 1)).toBeNull();
    expect(rules.findAppealObstacle(report, "affected", end)).toBe("appealOver");
    expect(rules.getAppealUntil(report, "affected", end - 1)).toBe(rules.getAppealEnd({ at }));
    expect(rules.getAppealUntil(report, "affected", end)).toBeNull();
  });

  test("comes after a decision only, and once", () => {
    expect(rules.findAppealObstacle(createSampleReport(), "affected", now)).toBe("notAppealable");
    const appealed = appeal(decide("removed"), "affected");
    expect(rules.findAppealObstacle(appealed, "affected", now)).toBe("notAppealable");
    expect(rules.findAppealObstacle(answer(appealed, false), "affected", now)).toBe("notAppealable");
  });

  test("is answered once, while it waits", () => {
    expect(rules.findAnswerObstacle(decide("removed"))).toBe("reportDecided");
    const appealed = appeal(decide("removed"), "affected");
    expect(rules.findAnswerObstacle(appealed)).toBeNull();
    expect(rules.findAnswerObstacle(answer(appealed, true))).toBe("reportDecided");
  });

  test("that is rejected leaves the decision and its day", () => {
    const { state, decision, appeals } = answer(appeal(decide("removed"), "affected"), false);
    expect(state).toBe("upheld");
    expect(decision).toEqual({ outcome: "removed", grounds: "terms", reason, at });
    expect(appeals[0]?.answer).toEqual({ reversed: false, reason: "Tarkistimme kuvan.", at: later(2) });
  });

  test.each([
    ["removed", "affected", "noAction"],
    ["restricted", "affected", "noAction"],
    ["noAction", "reporter", "removed"],
  ] as const)("that is accepted turns %s around, and the other party may appeal", (first, by, then) => {
    const report = answer(appeal(decide(first), by), true);
    expect(report).toMatchObject({
      state: "reversed",
      decision: { outcome: then, grounds: "law", reason: "Tarkistimme kuvan.", at: later(2) },
      updatedAt: later(2),
    });
    expect(rules.findAppellant(report)).toBe(by === "affected" ? "reporter" : "affected");
  });

  test("of the second party answers that one only", () => {
    const second = appeal(answer(appeal(decide("removed"), "affected"), true), "reporter");
    const { appeals } = answer(second, false);
    expect(appeals.map((each) => each.answer?.reversed)).toEqual([true, false]);
  });
});

describe("the page of a report", () => {
  const report = appeal(decide("removed"), "affected");

  test("has nothing of the other party", () => {
    const page = rules.toReportPage(report, "affected", now);
    expect(JSON.stringify(page)).not.toMatch(/Aino|posti\.example|eri puuta/);
    expect(rules.toReportPage(report, "reporter", now).appeal).toBeNull();
    expect(page).toMatchObject({
      target: { kind: "listing", title: "Polttopuu, koivu, 33 cm" },
      appeal: { text: "Kuva on oma.", at, answer: null },
    });
    expect(JSON.stringify(page)).not.toContain("halkomestari");
  });

  test("tells until when an appeal is possible", () => {
    expect(rules.toReportPage(report, "affected", now).appealUntil).toBeNull();
    const decided = decide("noAction");
    expect(rules.toReportPage(decided, "reporter", now).appealUntil).toBe(rules.getAppealEnd({ at }));
    expect(rules.toReportPage(decided, "affected", now).appealUntil).toBeNull();
    expect(rules.toReportPage(createSampleReport(), "reporter", now)).toMatchObject({
      decision: null,
      appealUntil: null,
    });
  });
});

const step = fc.oneof(
  fc.record({ what: fc.constant("decide"), outcome: fc.constantFrom("removed", "restricted", "noAction") }),
  fc.record({ what: fc.constant("appeal"), by: fc.constantFrom(...reportParties) }),
  fc.record({ what: fc.constant("answer"), reversed: fc.boolean() }),
);

/** A report after a step; the same where the rules forbid it. */
function takeStep(report: Report, each: { what: string } & Record<string, unknown>): Report {
  if (each.what === "decide") {
    const outcome = each["outcome"] === "noAction" ? "noAction" : "removed";
    const isFree = rules.findDecisionObstacle(report, { outcome }) === null;
    return isFree ? rules.decideReport(report, { outcome, grounds: "terms", reason }, at) : report;
  }
  if (each.what === "appeal") {
    const by = each["by"] === "reporter" ? "reporter" : "affected";
    return rules.findAppealObstacle(report, by, now) === null ? appeal(report, by) : report;
  }
  return rules.findAnswerObstacle(report) === null ? answer(report, each["reversed"] === true) : report;
}

test("whatever is tried in whatever order, each party appeals once and every appeal is of the loser", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let report = createSampleReport();
      for (const each of steps) {
        const next = takeStep(report, each);
        if (next.appeals.length > report.appeals.length) {
          const isHidden = report.decision !== null && isHiding(report.decision.outcome);
          expect(next.appeals.at(-1)?.by).toBe(isHidden ? "affected" : "reporter");
        }
        report = next;
      }
      const parties = report.appeals.map(({ by }) => by);
      expect(new Set(parties).size).toBe(parties.length);
      expect(report.decision === null).toBe(report.state === "received");
      expect(report.appeals.filter(({ answer: given }) => given === null)).toHaveLength(
        report.state === "appealed" ? 1 : 0,
      );
    }),
  );
});
