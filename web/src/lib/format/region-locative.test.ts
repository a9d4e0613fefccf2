import { expect, test } from "vitest";
import regions from "../../../../emulator-data/data/regions.json" with { type: "json" };
import { formatInRegion } from "./region-locative.ts";

test("every region can be said in the case of where", () => {
  for (const { id, name } of regions) {
    expect(formatInRegion(id)?.slice(0, 2)).toBe(name.slice(0, 2));
  }
});
