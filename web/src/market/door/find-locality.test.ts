import type { Locality } from "@halkopiha/domain/reference-data/region.ts";
import { findZipLocalities } from "@halkopiha/domain/reference-data/zip-codes/zip-codes.ts";
import { expect, test } from "vitest";
import { findNearestLocality, suggestLocalities } from "./find-locality.ts";

const toLocality = (location: string, lat: number, lng: number): Locality => ({
  _id: location.toLowerCase(),
  location,
  zoom: 11,
  region: { _id: "pirkanmaa", name: "Pirkanmaa" },
  available: true,
  coords: { lat, lng },
});
const localities = [
  toLocality("Tampere", 61.5, 23.8),
  toLocality("Äänekoski", 62.6, 25.7),
  toLocality("Orivesi", 61.68, 24.36),
  toLocality("Pori", 61.48, 21.8),
];
const names = (found: readonly Locality[]) => found.map(({ location }) => location);

test.each([
  { typed: "or", found: ["Orivesi", "Pori"] },
  { typed: " TAMP", found: ["Tampere"] },
  { typed: "ää", found: ["Äänekoski"] },
  { typed: "xyz", found: [] },
  { typed: "", found: ["Orivesi", "Pori", "Tampere", "Äänekoski"] },
])("'$typed' suggests $found", ({ typed, found }) => {
  expect(names(suggestLocalities(localities, typed))).toEqual(found);
});

test.each([
  { typed: "33500", found: ["Tampere"] },
  { typed: "33 500", found: ["Tampere"] },
  { typed: "FI-33500", found: ["Tampere"] },
  { typed: "335", found: [] },
  { typed: "99998", found: [] },
])("the zip code '$typed' suggests $found", ({ typed, found }) => {
  expect(names(suggestLocalities(localities, typed, findZipLocalities))).toEqual(found);
});

test("the nearest locality to a position is found", () => {
  expect(findNearestLocality(localities, { lat: 61.6, lng: 24.3 })?.location).toBe("Orivesi");
  expect(findNearestLocality([], { lat: 61.6, lng: 24.3 })).toBeUndefined();
});
