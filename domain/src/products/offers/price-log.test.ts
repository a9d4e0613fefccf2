import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "../../finnish-date.ts";
import { priorDays } from "./offer-days.ts";
import { addFormerPrice, findPriorPrice, PriceLog, startPriceLog, toFirstOfferDay } from "./price-log.ts";

const first = "2026-01-01";
const dayAt = (index: number) => addDays(first, index);

/** A history: the price from a day on, as `[day, price]`; the last one is the present price. */
function toLog(history: readonly [day: number, price: number][]): { log: PriceLog; price: number } {
  let log = startPriceLog(dayAt(history[0]?.[0] ?? 0));
  for (const [index, [, price]] of history.entries()) {
    const next = history[index + 1];
    if (next) log = addFormerPrice(log, { price, lastDay: dayAt(next[0]) }, dayAt(next[0]));
  }
  return { log, price: history.at(-1)?.[1] ?? 0 };
}

/** The lowest price that could be paid on a day or within the 30 days before it, counted day by day. */
function findNaively(history: readonly [day: number, price: number][], today: number): number | null {
  const listed = history[0]?.[0] ?? 0;
  if (listed > today - priorDays) return null;
  const prices: number[] = [];
  for (let day = today - priorDays; day <= today; day += 1) {
    for (const [index, [from, price]] of history.entries()) {
      const until = history[index + 1]?.[0] ?? Number.POSITIVE_INFINITY;
      if (from <= day && day <= until) prices.push(price);
    }
  }
  return Math.min(...prices);
}

describe("the lowest price of the 30 days before an offer", () => {
  test.each([
    // Commission notice 2021/C 526/02, 2.1: the lowest price of at least 30 days, not the one just before the reduction.
    { what: "a price that stayed", history: [[0, 100]], today: 60, prior: 100 },
    {
      what: "a price that was raised just before",
      history: [
        [0, 80],
        [55, 100],
      ],
      today: 60,
      prior: 80,
    },
    {
      what: "a price that was raised 31 days before",
      history: [
        [0, 80],
        [29, 100],
      ],
      today: 60,
      prior: 100,
    },
    {
      what: "a price that was raised 30 days before",
      history: [
        [0, 80],
        [30, 100],
      ],
      today: 60,
      prior: 80,
    },
    {
      what: "an offer of a week in the month before",
      history: [
        [0, 100],
        [40, 70],
        [47, 100],
      ],
      today: 60,
      prior: 70,
    },
    {
      what: "a price of an hour today",
      history: [
        [0, 100],
        [60, 50],
        [60, 100],
      ],
      today: 60,
      prior: 50,
    },
    {
      what: "the dearer of two prices of a day",
      history: [
        [0, 100],
        [59, 50],
        [59, 100],
      ],
      today: 60,
      prior: 50,
    },
    { what: "a listing of 30 days", history: [[0, 100]], today: 30, prior: 100 },
    { what: "a listing of 29 days", history: [[0, 100]], today: 29, prior: null },
    { what: "a listing of today", history: [[0, 100]], today: 0, prior: null },
  ] satisfies { what: string; history: [number, number][]; today: number; prior: number | null }[])(
    "of $what is $prior",
    ({ history, today, prior }) => {
      const { log, price } = toLog(history);
      expect(findPriorPrice(log, price, dayAt(today))).toBe(prior);
      expect(findNaively(history, today)).toBe(prior);
    },
  );

  test("is known from the day on which the listing is 30 days old", () => {
    const log = startPriceLog(first);
    const day = toFirstOfferDay(log);
    expect(day).toBe(dayAt(30));
    expect(findPriorPrice(log, 100, addDays(day, -1))).toBeNull();
    expect(findPriorPrice(log, 100, day)).toBe(100);
  });

  test("is that of a count of each day, and the log stays bounded, for any history", () => {
    const change = fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 40 }));
    const changes = fc.array(change, { minLength: 1, maxLength: 120 });
    fc.assert(
      fc.property(changes, fc.integer({ min: 0, max: 70 }), (steps, later) => {
        let day = 0;
        const history = steps.map(([days, price]): [number, number] => {
          day += days;
          return [day, price];
        });
        const { log, price } = toLog(history);
        expect(PriceLog.safeParse(log).success).toBe(true);
        expect(findPriorPrice(log, price, dayAt(day + later))).toBe(findNaively(history, day + later));
      }),
    );
  });

  test("is of at most one former price a day, however often it changes", () => {
    const often = Array.from({ length: 2000 }, (_, index): [number, number] => [
      Math.floor(index / 20),
      index + 1,
    ]);
    const { log } = toLog(often);
    expect(log.former.length).toBe(priorDays + 1);
  });
});
