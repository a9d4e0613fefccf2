import { expect, test } from "vitest";
import { findClosingDay, isClosingDue } from "./closing-right.ts";
import type { TermsEvent } from "./terms-event.ts";

const at = "2026-12-01T10:00:00.000Z";
const told: TermsEvent = { kind: "told", version: 2, at, appliesFrom: "2027-01-01" };
const asking = (requestedAt: string, termsEvents: TermsEvent[] = [told]) => ({
  closingRequest: { reason: "En hyväksy ehtoja.", requestedAt },
  termsEvents,
});

test.each([
  { who: "asked before the terms concern them", requestedAt: "2026-12-31T21:59:00.000Z", day: "2027-01-01" },
  { who: "asked later", requestedAt: "2026-12-31T22:00:00.000Z", day: null },
])("a seller who $who is closed before $day", ({ requestedAt, day }) => {
  expect(findClosingDay(asking(requestedAt))).toBe(day);
});

test("who has accepted the terms, was told of none, or has not asked, has no such day", () => {
  const accepted: TermsEvent = { ...told, kind: "accepted" };
  expect(findClosingDay(asking(at, [told, accepted]))).toBeNull();
  expect(findClosingDay(asking(at, []))).toBeNull();
  expect(findClosingDay({ closingRequest: null, termsEvents: [told] })).toBeNull();
});

test("the night before the terms concern the seller closes the account, and so does a later one", () => {
  const seller = asking(at);
  expect(["2026-12-30", "2026-12-31", "2027-01-03"].map((day) => isClosingDue(seller, day))).toEqual([
    false,
    true,
    true,
  ]);
  expect(isClosingDue({ ...seller, closingRequest: null }, "2027-01-03")).toBe(false);
});
