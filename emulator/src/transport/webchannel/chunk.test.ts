import { expect, test } from "vitest";
import { chunk } from "./chunk.ts";

test.each<[string, string]>([
  ["[]", "2\n[]"],
  ['["a"]', '5\n["a"]'],
  ['["ä"]', '5\n["ä"]'],
  ['["\u{1f600}"]', '6\n["\u{1f600}"]'],
])("%s is framed with its length in UTF-16 units", (json, expected) => {
  expect(chunk(json)).toBe(expected);
});
