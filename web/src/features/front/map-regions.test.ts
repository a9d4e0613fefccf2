import { expect, test } from "vitest";
import { formatInRegion } from "../../lib/format/region-locative.ts";
import { mapRegions } from "./map-regions.ts";

test("every region of the map can be said in the case of where", () => {
  for (const { id, name } of mapRegions) {
    expect(formatInRegion(id)?.slice(0, 2)).toBe(name.slice(0, 2));
  }
  expect(formatInRegion("lappi")).toBe("Lapissa");
  expect(formatInRegion("muualla")).toBeUndefined();
});
