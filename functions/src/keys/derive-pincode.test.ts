import { beforeEach, expect, test } from "vitest";
import { derivePincode, isPincode } from "./derive-pincode.ts";

beforeEach(() => {
  process.env["PINCODE_KEYS"] = "only-for-these-tests";
});

test("a pincode has as many digits as were asked for, and is another for another id", () => {
  expect(derivePincode("one", 6)).toMatch(/^[0-9]{6}$/);
  expect(derivePincode("one", 8)).toMatch(/^[0-9]{8}$/);
  expect(derivePincode("two", 8)).not.toBe(derivePincode("one", 8));
});

test("only the digits of its own id are right", () => {
  expect(isPincode("one", 8, derivePincode("one", 8))).toBe(true);
  expect(isPincode("one", 8, derivePincode("two", 8))).toBe(false);
  expect(isPincode("one", 8, derivePincode("one", 6))).toBe(false);
});

test("a rotated key leaves the codes that were mailed right until the old one is removed", () => {
  const mailed = derivePincode("one", 8);
  process.env["PINCODE_KEYS"] = "newest,only-for-these-tests";
  const renewed = derivePincode("one", 8);
  expect(renewed).not.toBe(mailed);
  expect([mailed, renewed].map((typed) => isPincode("one", 8, typed))).toEqual([true, true]);
  process.env["PINCODE_KEYS"] = "newest";
  expect([mailed, renewed].map((typed) => isPincode("one", 8, typed))).toEqual([false, true]);
});
