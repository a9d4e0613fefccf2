import { expect, test } from "vitest";
import type { Condition } from "../conditions/condition.ts";
import { findSort, toFilters } from "./condition-filters.ts";

const distance: Condition = {
  kind: "distance",
  maxDistance: 60,
  label: "enintään 60 km päästä",
  typed: "alle 60 km päästä",
};
const home: Condition = { kind: "sort", sort: "home", label: "halvin kotiin", typed: "halvin kotiin" };

test("conditions set the filters that they name, and no others", () => {
  expect(toFilters([])).toEqual({});
  expect(toFilters([distance, home])).toEqual({ maxDistance: 60, sort: "home" });
});

test.each([
  { asked: "newest", found: "nearest" },
  { asked: "cheapest", found: "nearest" },
  { asked: "heat", found: "nearest" },
  { asked: "nearest", found: "nearest" },
  { asked: "home", found: "home" },
] as const)("within a distance the order '$asked' becomes '$found'", ({ asked, found }) => {
  expect(findSort({ sort: asked, maxDistance: 60 })).toBe(found);
});

test("without a distance every order stays", () => {
  for (const sort of ["newest", "cheapest", "nearest", "home"] as const) {
    expect(findSort({ sort, maxDistance: undefined })).toBe(sort);
  }
});
