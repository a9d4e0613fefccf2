import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { startOfDay } from "../calendar.ts";
import { toFinnishDate } from "../finnish-date.ts";
import { listTimesWithin, promisedTimes } from "../search/promised-time.ts";
import { sampleMarket } from "../search/testing/sample-market.ts";
import {
  formatDeliveryTime,
  formatNextBatch,
  isPaused,
  sortPausedLast,
  toDeliveryTime,
} from "./availability.ts";
import { AvailabilityChange } from "./availability-change.ts";
import { deliveryTimes } from "./catalogue.ts";

const instant = fc
  .date({ min: new Date("2020-01-01"), max: new Date("2050-01-01"), noInvalidDate: true })
  .map((date) => date.toISOString());
const day = instant.map(toFinnishDate);

describe("a pause", () => {
  test.each([
    { today: "2027-01-11", paused: true },
    { today: "2027-01-12", paused: false },
    { today: "2027-01-13", paused: false },
  ])("until 12.1. on $today: $paused", ({ today, paused }) => {
    expect(isPaused({ pausedUntil: "2027-01-12" }, today)).toBe(paused);
  });

  test("ends once, at the start of its day in Finland", () => {
    fc.assert(
      fc.property(day, instant, (pausedUntil, now) => {
        const [year = 0, month = 0, dayOfMonth = 0] = pausedUntil.split("-").map(Number);
        const end = startOfDay({ year, month, day: dayOfMonth });
        expect(isPaused({ pausedUntil }, toFinnishDate(now))).toBe(Date.parse(now) < Date.parse(end));
      }),
    );
  });

  test("that was never set is none", () => {
    fc.assert(fc.property(day, (today) => !isPaused({ pausedUntil: null }, today)));
  });

  test("puts a product behind all others, whose order it does not change", () => {
    const products = fc.array(fc.record({ id: fc.nat(), pausedUntil: fc.option(day) }));
    fc.assert(
      fc.property(products, day, (all, today) => {
        const paused = all.filter((product) => isPaused(product, today));
        expect(sortPausedLast(all, today)).toEqual([
          ...all.filter((product) => !paused.includes(product)),
          ...paused,
        ]);
      }),
    );
  });

  test("is described by the day of the next batch", () => {
    expect(formatNextBatch("2027-01-12")).toBe("Seuraava erä 12.1.");
  });
});

test("the day in Finland is written so that days sort as texts", () => {
  fc.assert(
    fc.property(instant, instant, (one, other) => {
      const [first, second] = [one, other].toSorted();
      expect([toFinnishDate(one), toFinnishDate(other)].toSorted()).toEqual([
        toFinnishDate(first ?? one),
        toFinnishDate(second ?? other),
      ]);
    }),
  );
  expect(toFinnishDate("2027-01-02T22:00:00Z")).toBe("2027-01-03");
});

const [firewood] = sampleMarket;
if (!firewood) throw new Error("The sample market is empty.");

describe("the delivery time", () => {
  test.each(deliveryTimes)("of a product that has none is that of its seller: %s", (deliveryTime) => {
    const owner = { ...firewood.owner, deliveryTime };
    expect(toDeliveryTime({ ...firewood, deliveryTime: null, owner })).toBe(deliveryTime);
  });

  test.each(deliveryTimes)("of a product counts before that of its seller: %s", (deliveryTime) => {
    const owner = { ...firewood.owner, deliveryTime: "1" } as const;
    expect(toDeliveryTime({ ...firewood, deliveryTime, owner })).toBe(deliveryTime);
  });

  test("of a service is agreed: there is nothing to deliver", () => {
    expect(toDeliveryTime({ ...firewood, category: "Palvelut", deliveryTime: "heti" })).toBe("sovittava");
  });

  test("is described in words", () => {
    expect(deliveryTimes.map(formatDeliveryTime)).toEqual([
      "Toimitus heti",
      "Toimitus noin viikossa",
      "Toimitus noin 2 viikossa",
      "Toimitus noin 4 viikossa",
      "Toimitusaika sovittava",
    ]);
  });

  test("that a buyer accepts allows every shorter one, and never one to agree on", () => {
    expect(promisedTimes.map(listTimesWithin)).toEqual([
      ["heti"],
      ["heti", "1"],
      ["heti", "1", "2"],
      ["heti", "1", "2", "4"],
    ]);
  });
});

test("a change leaves out what it does not change, and says null for what it ends", () => {
  expect(AvailabilityChange.parse({})).toEqual({});
  expect(AvailabilityChange.parse({ pausedUntil: null })).toEqual({ pausedUntil: null });
  expect(AvailabilityChange.safeParse({ pausedUntil: "12.1.2027" }).success).toBe(false);
});
