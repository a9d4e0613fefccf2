import { expect, test } from "vitest";
import { toEuros } from "./prices.ts";

test("reads, writes and deletes cost their list prices", () => {
  expect(toEuros({ reads: 100_000, writes: 0, deletes: 0 })).toBeCloseTo(0.06);
  expect(toEuros({ reads: 0, writes: 200_000, deletes: 100_000 })).toBeCloseTo(0.38);
});
