import { expect, test } from "vitest";
import {
  findComingTerms,
  findTerms,
  findTermsInForce,
  newestTerms,
  type TermsVersion,
  termsVersions,
} from "./terms-versions.ts";

const versions: readonly [TermsVersion, ...TermsVersion[]] = [
  { version: 1, inForce: "2026-01-01", changes: [] },
  { version: 2, inForce: "2027-01-01", changes: ["Toinen muuttuu."] },
  { version: 3, inForce: "2027-06-15", changes: ["Kolmas muuttuu."] },
];

test.each([
  { day: "2025-06-01", inForce: 1, coming: 1 },
  { day: "2026-01-01", inForce: 1, coming: 2 },
  { day: "2026-12-31", inForce: 1, coming: 2 },
  { day: "2027-01-01", inForce: 2, coming: 3 },
  { day: "2027-06-14", inForce: 2, coming: 3 },
  { day: "2027-06-15", inForce: 3, coming: undefined },
])("on $day version $inForce is in force, and $coming comes next", ({ day, inForce, coming }) => {
  expect(findTermsInForce(day, versions).version).toBe(inForce);
  expect(findComingTerms(day, versions)?.version).toBe(coming);
});

test("a version is found by its number, and the newest is the last", () => {
  expect(findTerms(2, versions)).toBe(versions[1]);
  expect(findTerms(4, versions)).toBeNull();
  expect(newestTerms(versions)).toBe(versions[2]);
});

test("the versions are numbered in the order in which they come into force, and each says what it changes", () => {
  expect(termsVersions.map(({ version }) => version)).toEqual(termsVersions.map((_, index) => index + 1));
  const days = termsVersions.map(({ inForce }) => inForce);
  expect(days).toEqual([...new Set(days)].sort());
  for (const { version, changes } of termsVersions) expect(changes.length > 0).toBe(version > 1);
});
