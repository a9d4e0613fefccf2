import fc from "fast-check";
import { expect, test } from "vitest";
import { toFinnishClock } from "./finnish-clock.ts";

/** Swedish times are written almost as ISO 8601 writes them. */
const intl = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Helsinki",
  dateStyle: "short",
  timeStyle: "medium",
});

const writeByIntl = (time: number): string => intl.format(time).replace(" ", "T");

const since1996 = { min: Date.UTC(1996, 0, 1), max: Date.UTC(2100, 0, 1) - 1 };

test("Finnish clocks show what the time zones of the platform say, at any instant", () => {
  fc.assert(
    fc.property(fc.integer(since1996), (time) => {
      expect(toFinnishClock(time).slice(0, 19)).toBe(writeByIntl(time));
    }),
    { numRuns: 2000 },
  );
});

test("Finnish clocks show what the time zones of the platform say, in every hour of the days when they are moved", () => {
  const years = Array.from({ length: 104 }, (_, index) => 1996 + index);
  const days = years.flatMap((year) =>
    [2, 9].flatMap((month) => Array.from({ length: 10 }, (_, index) => Date.UTC(year, month, 22 + index))),
  );
  const hours = days.flatMap((day) => Array.from({ length: 24 }, (_, index) => day + index * 60 * 60 * 1000));
  const moments = hours.flatMap((hour) => [hour - 1, hour]);
  expect(moments.filter((time) => toFinnishClock(time).slice(0, 19) !== writeByIntl(time))).toEqual([]);
});

test("an instant can be given as it is stored", () => {
  expect(toFinnishClock("2026-11-21T07:30:15.250Z")).toBe("2026-11-21T09:30:15.250");
});

test("what is no instant is rejected", () => {
  expect(() => toFinnishClock("eilen")).toThrow(RangeError);
});
