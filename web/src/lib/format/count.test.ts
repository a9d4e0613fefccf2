import { expect, test } from "vitest";
import { formatCount, nouns } from "./count.ts";

test.each([
  [0, "0 tuotetta"],
  [1, "1 tuote"],
  [2, "2 tuotetta"],
  [21, "21 tuotetta"],
  [1200, "1\u00a0200 tuotetta"],
])("%d products are '%s'", (count, text) => {
  expect(formatCount(count, nouns.product)).toBe(text);
});
