import { expect, test } from "vitest";
import { phrases } from "./phrases.ts";
import { findFault } from "./search-market.ts";

/** Phrases that are known to fail, with the limit of the rules that they show. */
const knownFaults: Readonly<Record<string, string>> = {
  havupussi: "havu- means conifers at the start of a compound, as in havuklapi",
};

test("what buyers type finds what they mean, but for a few known phrases", () => {
  const faults = phrases.flatMap(({ phrase, finds, findsNot }) => {
    const fault = findFault(phrase, finds, findsNot);
    if (fault === null) return phrase in knownFaults ? [`${phrase} is no longer a fault`] : [];
    return phrase in knownFaults ? [] : [fault];
  });
  expect(faults).toEqual([]);
  expect(phrases.length).toBeGreaterThanOrEqual(300);
  expect(Object.keys(knownFaults).length).toBeLessThanOrEqual(phrases.length * 0.05);
});
