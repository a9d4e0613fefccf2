import { expect, test } from "vitest";
import { isOtherPlaceChosen, withoutNamedPlace } from "./chosen-place.ts";
import { noFilters } from "./search-query.ts";

const before = { ...noFilters, queryString: "klapit Turku" };
const terms = [{ label: "polttopuu", typed: "klapit", isGuess: false }];
const turku = {
  kind: "locality" as const,
  id: "turku",
  label: "Turku",
  regionId: "varsinais-suomi",
  typed: "Turku",
  isGuess: false,
};

test.each([
  { filters: { ...before, region: "lappi" }, isOther: true },
  { filters: { ...before, quality: "kuiva" }, isOther: false },
  { filters: { ...before, region: "lappi", queryString: "klapit Oulu" }, isOther: false },
])("with $filters another place is chosen for the same words: $isOther", ({ filters, isOther }) => {
  expect(isOtherPlaceChosen(filters, before)).toBe(isOther);
});

test("the words lose the place that they name", () => {
  expect(withoutNamedPlace(before, { terms, place: turku, conditions: [] }).queryString).toBe("polttopuu");
  expect(withoutNamedPlace(before, { terms, place: null, conditions: [] })).toEqual(before);
});
