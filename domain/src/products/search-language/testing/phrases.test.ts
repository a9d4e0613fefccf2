import { expect, test } from "vitest";
import { phrases } from "./phrases.ts";
import { findFault } from "./search-market.ts";

/** Phrases that are known to fail; each is a limit of the rules, not of the vocabulary. */
const knownFaults: readonly string[] = [];

test("what buyers type finds what they mean, but for a few known phrases", () => {
  const faults = phrases.flatMap(({ phrase, finds, findsNot }) => {
    const fault = findFault(phrase, finds, findsNot);
    return fault && !knownFaults.includes(phrase) ? [fault] : [];
  });
  expect(faults).toEqual([]);
  expect(phrases.length).toBeGreaterThanOrEqual(300);
  expect(knownFaults.length).toBeLessThanOrEqual(phrases.length * 0.05);
});
