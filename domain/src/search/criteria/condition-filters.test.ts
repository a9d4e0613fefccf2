import { expect, test } from "vitest";
import type { Condition } from "../conditions/condition.ts";
import { findSort, toFilters } from "./condition-filters.ts";

const distance: Condition = {
  kind: "distance",
  maxDistance: 60,
  label: "enintään 60 km päästä",
  typed: "alle 60 km päästä",
};
const door: Condition = { kind: "sort", sort: "door", label: "halvin kotiin", typed: "halvin kotiin" };

test("conditions set the filters that they name, and no others", () => {
  expect(toFilters([])).toEqual({});
  expect(toFilters([distance, door])).toEqual({ maxDistance: 60, sort: "door" });
});

test.each([
  { asked: "newest", found: "nearest" },
  { asked: "cheapest", found: "nearest" },
  { asked: "heat", found: "nearest" },
  { asked: "nearest", found: "nearest" },
  { asked: "door", found: "door" },
] as const)("within a distance the order '$asked' becomes '$found'", ({ asked, found }) => {
  expect(findSort({ sort: asked, maxDistance: 60 })).toBe(found);
});

test("without a distance every order stays", () => {
  for (const sort of ["newest", "cheapest", "nearest", "door"] as const) {
    expect(findSort({ sort, maxDistance: undefined })).toBe(sort);
  }
});
