import { expect, test } from "vitest";
import { toSlug } from "../../search/search-words.ts";
import { localityCount } from "../locality-count.ts";
import { Locality, Region } from "../region.ts";
import { initialLocalities, initialRegions } from "./places.ts";

test("a new project has 18 regions and 320 localities", () => {
  expect([initialRegions.length, initialLocalities.length]).toEqual([18, localityCount]);
});

test("their ids are those that the panel would give them, and none occurs twice", () => {
  const places = [
    ...initialRegions.map(({ _id, name }) => [_id, name] as const),
    ...initialLocalities.map(({ _id, location }) => [_id, location] as const),
  ];
  expect(places.filter(([id, name]) => toSlug(name) !== id)).toEqual([]);
  for (const documents of [initialRegions, initialLocalities])
    expect(new Set(documents.map(({ _id }) => _id)).size).toBe(documents.length);
});

test("each is a valid document", () => {
  expect(initialRegions.filter((region) => !Region.safeParse(region).success)).toEqual([]);
  expect(initialLocalities.filter((locality) => !Locality.safeParse(locality).success)).toEqual([]);
});
