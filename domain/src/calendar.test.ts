import { expect, test } from "vitest";
import { dayInFinland, formatDay } from "./calendar.ts";

test.each([
  ["2026-11-21T10:00:00.000Z", "21.11.2026"],
  ["2026-12-31T21:59:59.000Z", "31.12.2026"],
  ["2026-12-31T22:00:00.000Z", "1.1.2027"],
  ["2026-06-30T20:59:59.999Z", "30.6.2026"],
  ["2026-06-30T21:00:00.000Z", "1.7.2026"],
  ["2028-02-29T12:00:00.000Z", "29.2.2028"],
])("at %s it is %s in Finland", (instant, day) => {
  expect(formatDay(dayInFinland(instant))).toBe(day);
});
