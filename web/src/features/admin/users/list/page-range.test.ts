import { expect, test } from "vitest";
import { formatTotal, getPageRange } from "./page-range.ts";

const exact = (count: number) => ({ count, isExact: true, isMore: false });

test("every page of a list of up to 2,000 users is opened by its number", () => {
  const { last, canOpen } = getPageRange(exact(2000), 15);
  expect(last).toBe(134);
  expect(Array.from({ length: 134 }, (_, index) => canOpen(index + 1))).not.toContain(false);
  expect([0, 135].map(canOpen)).toEqual([false, false]);
});

test("of a long list the pages near its ends are opened by their number", () => {
  const { last, canOpen } = getPageRange(exact(20_000), 50);
  expect(last).toBe(400);
  expect([1, 21, 22, 378, 380, 400].map(canOpen)).toEqual([true, true, false, false, true, true]);
});

test("a search for several words has only a first page, and an empty list one page", () => {
  const range = getPageRange({ count: 90, isExact: false, isMore: false }, 15);
  expect([range.last, range.canOpen(1), range.canOpen(2)]).toEqual([undefined, true, false]);
  expect(getPageRange(exact(0), 15).last).toBe(1);
  const endless = getPageRange({ count: 50_000, isExact: true, isMore: true }, 50);
  expect([endless.last, endless.canOpen(21), endless.canOpen(22)]).toEqual([undefined, true, false]);
});

test.each([
  [exact(214), "214"],
  [{ count: 90, isExact: false, isMore: false }, "enintään 90"],
  [{ count: 50_000, isExact: true, isMore: true }, "yli 50000"],
])("the number of users is said as exactly as it is known: %o", (count, text) => {
  expect(formatTotal(count, String)).toBe(text);
});
