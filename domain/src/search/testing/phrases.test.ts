import { expect, test } from "vitest";
import { toSearchText } from "../criteria/to-search-text.ts";
import { understandSearch } from "../understanding/understand-search.ts";
import { chipPhrases } from "./chip-phrases.ts";
import { conditionPhrases } from "./condition-phrases.ts";
import { phrases } from "./phrases.ts";
import { createSamplePlaces, sampleToday } from "./sample-market.ts";
import { type Expectation, findFault } from "./search-market.ts";

/** Phrases that are known to fail, with the limit of the rules that they show. */
const knownFaults: Readonly<Record<string, string>> = {
  havupussi: "havu- means conifers at the start of a compound, as in havuklapi",
};

const allPhrases: readonly Expectation[] = [...phrases, ...conditionPhrases];

test("what buyers type finds what they mean, but for a few known phrases", () => {
  const faults = allPhrases.flatMap((expectation) => {
    const { phrase } = expectation;
    const fault = findFault(expectation);
    if (fault === null) return phrase in knownFaults ? [`${phrase} is no longer a fault`] : [];
    return phrase in knownFaults ? [] : [fault];
  });
  expect(faults).toEqual([]);
  expect(allPhrases.length).toBeGreaterThanOrEqual(900);
  expect(Object.keys(knownFaults).length).toBeLessThanOrEqual(allPhrases.length * 0.03);
});

const places = createSamplePlaces();

test.each(chipPhrases)("$kind", ({ phrases: all }) => {
  const understood = all.map(({ phrase }) => {
    const chips = toSearchText(understandSearch(phrase, places, sampleToday));
    return `${phrase} | ${chips}`.trim();
  });
  expect(understood).toEqual(all.map(({ phrase, chips }) => `${phrase} | ${chips}`.trim()));
  expect(all.length).toBeGreaterThanOrEqual(6);
});
