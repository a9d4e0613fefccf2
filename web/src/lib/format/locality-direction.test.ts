import { createSamplePlaces, sampleToday } from "@halkopiha/domain/search/testing/sample-market.ts";
import { understandSearch } from "@halkopiha/domain/search/understanding/understand-search.ts";
import { expect, test } from "vitest";
import { formatToLocality } from "./locality-direction.ts";

test("a search understands every locality in the case that says where something goes", () => {
  const places = createSamplePlaces();
  const faults = [...places.localities.values()].flatMap(({ id, label }) => {
    const direction = formatToLocality({ _id: id, location: label });
    const { place } = understandSearch(`klapeja ${direction}`, places, sampleToday);
    return place?.id === id && !place.isGuess ? [] : [`${direction}: ${place?.id}`];
  });
  expect(faults).toEqual([]);
  expect(places.localities.size).toBeGreaterThanOrEqual(320);
});
