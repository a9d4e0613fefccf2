import { expect, test } from "vitest";
import { applySelection, countSelected, filterLocalities, getSelectedShare } from "./locality-selection.ts";

const ahtari = { _id: "ahtari", location: "Ähtäri" };
const orivesi = { _id: "orivesi", location: "Orivesi" };
const tampere = { _id: "tampere", location: "Tampere" };
const pirkanmaa = { region: { _id: "pirkanmaa", name: "Pirkanmaa" }, localities: [orivesi, tampere] };
const pohjanmaa = { region: { _id: "e-pohjanmaa", name: "Etelä-Pohjanmaa" }, localities: [ahtari] };
const country = [pohjanmaa, pirkanmaa];

test.each([
  ["nothing is chosen", [], "none"],
  ["some is chosen", ["orivesi"], "some"],
  ["all is chosen", ["tampere", "orivesi", "ahtari"], "all"],
] as const)("§2 a region shows whether %s of it", (_what, ids, share) => {
  expect(getSelectedShare(pirkanmaa.localities, new Set(ids))).toBe(share);
});

test("§2 a whole region is chosen and taken away at once, and other regions stay as they are", () => {
  const chosen = applySelection(new Set(["ahtari", "orivesi"]), pirkanmaa.localities, true);
  expect(chosen.toSorted()).toEqual(["ahtari", "orivesi", "tampere"]);
  expect(applySelection(new Set(chosen), pirkanmaa.localities, false)).toEqual(["ahtari"]);
});

test("§2 the chosen localities are counted by region", () => {
  expect(countSelected(pirkanmaa.localities, new Set(["ahtari", "orivesi"]))).toBe(1);
});

test.each([
  ["", country],
  ["  ORI ", [{ ...pirkanmaa, localities: [orivesi] }]],
  ["äht", [pohjanmaa]],
  ["pohjanmaa", [pohjanmaa]],
  ["oslo", []],
])("§2 a search for '%s' finds localities by their names and by their region's", (typed, found) => {
  expect(filterLocalities(country, typed)).toEqual(found);
});
