import { beforeEach, expect, test } from "vitest";
import { deriveOrderCode, isOrderCode } from "./order-code.ts";

beforeEach(() => {
  process.env["ORDER_KEYS"] = "newest,older";
});

test("a code has 128 bits and opens its order only", () => {
  const code = deriveOrderCode("one");
  expect(code).toMatch(/^[\w-]{22}$/);
  expect(isOrderCode("one", code)).toBe(true);
  expect(isOrderCode("two", code)).toBe(false);
});

test("a code with one other character opens nothing", () => {
  const code = deriveOrderCode("one");
  // Of the last character only two bits count.
  for (let index = 0; index < code.length - 1; index += 1) {
    const other = code[index] === "A" ? "B" : "A";
    expect(isOrderCode("one", code.slice(0, index) + other + code.slice(index + 1))).toBe(false);
  }
});

test("a code mailed before a rotation opens its order until the old key is removed", () => {
  process.env["ORDER_KEYS"] = "older";
  const mailed = deriveOrderCode("one");
  process.env["ORDER_KEYS"] = "newest,older";
  expect(isOrderCode("one", mailed)).toBe(true);
  process.env["ORDER_KEYS"] = "newest";
  expect(isOrderCode("one", mailed)).toBe(false);
});

test.each(["", "-", "a".repeat(21), "a".repeat(43)])("'%s' is no code", (typed) => {
  expect(isOrderCode("one", typed)).toBe(false);
});
