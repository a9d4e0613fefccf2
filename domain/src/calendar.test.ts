import { expect, test } from "vitest";
import { formatDay, listWeeksUntil, parseDay, startOfDay, toFinnishDay, toInstant } from "./calendar.ts";

test.each([
  ["2026-11-21T10:00:00.000Z", "21.11.2026"],
  ["2026-12-31T21:59:59.000Z", "31.12.2026"],
  ["2026-12-31T22:00:00.000Z", "1.1.2027"],
  ["2026-06-30T20:59:59.999Z", "30.6.2026"],
  ["2026-06-30T21:00:00.000Z", "1.7.2026"],
  ["2028-02-29T12:00:00.000Z", "29.2.2028"],
])("at %s it is %s in Finland", (instant, day) => {
  expect(formatDay(toFinnishDay(instant))).toBe(day);
});

test.each([
  [{ year: 2026, month: 11, day: 21 }, "2026-11-20T22:00:00.000Z"],
  [{ year: 2026, month: 7, day: 1 }, "2026-06-30T21:00:00.000Z"],
  // Daylight saving time starts on 29 March 2026 and ends on 25 October, at night.
  [{ year: 2026, month: 3, day: 29 }, "2026-03-28T22:00:00.000Z"],
  [{ year: 2026, month: 3, day: 30 }, "2026-03-29T21:00:00.000Z"],
  [{ year: 2026, month: 10, day: 25 }, "2026-10-24T21:00:00.000Z"],
  [{ year: 2026, month: 10, day: 26 }, "2026-10-25T22:00:00.000Z"],
  [{ year: 2026, month: 12, day: 32 }, "2026-12-31T22:00:00.000Z"],
  [{ year: 2026, month: 1, day: 0 }, "2025-12-30T22:00:00.000Z"],
])("the day %j begins in Finland at %s", (day, instant) => {
  expect(startOfDay(day)).toBe(instant);
});

test.each([
  ["2026-07-01", "09:00", "2026-07-01T06:00:00.000Z"],
  ["2026-12-01", "09:00", "2026-12-01T07:00:00.000Z"],
  ["2026-12-31", "23:59", "2026-12-31T21:59:00.000Z"],
  ["2026-03-29", "02:59", "2026-03-29T00:59:00.000Z"],
  // Clocks show 3 to 4 twice.
  ["2026-10-25", "03:30", "2026-10-25T00:30:00.000Z"],
  ["2026-10-25", "04:00", "2026-10-25T02:00:00.000Z"],
])("on %s at %s it is %s", (day, time, instant) => {
  expect(toInstant(day, time)).toBe(instant);
});

test("a day that is written for machines is read", () => {
  expect(parseDay("2026-03-09")).toEqual({ year: 2026, month: 3, day: 9 });
});

test("weeks run from Monday to Sunday, without gaps, also where clocks are moved", () => {
  // A Sunday evening in Finland.
  const weeks = listWeeksUntil("2026-11-01T20:00:00.000Z", 3);
  expect(weeks).toEqual([
    { from: "2026-10-11T21:00:00.000Z", until: "2026-10-18T21:00:00.000Z" },
    { from: "2026-10-18T21:00:00.000Z", until: "2026-10-25T22:00:00.000Z" },
    { from: "2026-10-25T22:00:00.000Z", until: "2026-11-01T22:00:00.000Z" },
  ]);
});
