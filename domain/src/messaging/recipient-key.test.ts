import { expect, test } from "vitest";
import { toRecipientKey } from "./recipient-key.ts";

test.each([
  [" Aino@Posti.example", "aino@posti.example"],
  ["050 000 0123", "+358500000123"],
  ["+358 50 0000123", "+358500000123"],
])("%s is searched as %s", (typed, key) => {
  expect(toRecipientKey(typed)).toBe(key);
});
