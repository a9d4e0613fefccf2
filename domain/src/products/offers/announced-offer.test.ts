import { expect, test } from "vitest";
import { announcedOffer, endPastOffer, mayOfferUntil, toLatestOfferDay } from "./announced-offer.ts";
import type { Offer } from "./offer.ts";

const since = "2026-11-01";

const listing = (price: number, offer: Partial<Offer> | null = {}) => ({
  price,
  discount: true,
  category: "Polttopuut",
  offer: offer && { normalPrice: 7500, priorPrice: 7500, since, ...offer },
});

test.each([
  // CJEU C-330/23: the bananas of 1.29 euros, before at 1.69, had been sold at 1.29 within the 30 days: −23 % is not true.
  { what: "the bananas of Aldi Süd", price: 129, prior: 129, percent: null },
  // And the pineapple of 1.49, before at 1.69, had cost 1.39: a "price highlight" is none above the lowest price.
  { what: "the pineapple of Aldi Süd", price: 149, prior: 139, percent: null },
  // Consumer Law Ready: sunglasses at half price are half of the 20 euros of the last 30 days, not of the 40 just before.
  { what: "sunglasses at half price", price: 1000, prior: 2000, percent: 50 },
  // LAB University of Applied Sciences on HE 14/2022: trainers of 200 euros for 100.
  { what: "trainers at half price", price: 10_000, prior: 20_000, percent: 50 },
  { what: "firewood of 75 euros for 60", price: 6000, prior: 7500, percent: 20 },
  { what: "a third, rounded down", price: 5000, prior: 7500, percent: 33 },
  { what: "almost two percent", price: 9801, prior: 10_000, percent: 1 },
  { what: "less than one percent", price: 9901, prior: 10_000, percent: null },
  { what: "a price that was not known for 30 days", price: 6000, prior: null, percent: null },
])("$what: $price cents against the lowest $prior is announced with $percent percent", (example) => {
  const { price, prior, percent } = example;
  const announced = announcedOffer(listing(price, { priorPrice: prior }), since);
  expect(announced?.percent ?? null).toBe(percent);
  if (announced) expect(announced).toMatchObject({ price, priorPrice: prior });
});

test("nothing is announced of a listing without the mark, without a reduction, or whose price is agreed for each job", () => {
  expect(announcedOffer(listing(6000), since)).not.toBeNull();
  expect(announcedOffer({ ...listing(6000), discount: false }, since)).toBeNull();
  expect(announcedOffer(listing(6000, null), since)).toBeNull();
  expect(announcedOffer({ price: 6000, discount: true, category: "Polttopuut" }, since)).toBeNull();
  expect(announcedOffer({ ...listing(6000), byQuote: true }, since)).toBeNull();
});

test.each([
  ["2026-11-15", "2026-11-15", true, 6000],
  ["2026-11-15", "2026-11-16", false, 7500],
  [undefined, "2026-12-30", true, 6000],
  [undefined, "2026-12-31", false, 6000],
])("an offer until %s runs on %s: %s; then a buyer pays %s cents", (until, today, isRunning, price) => {
  const offered = listing(6000, until === undefined ? {} : { until });
  expect(announcedOffer(offered, today) !== null).toBe(isRunning);
  expect(announcedOffer(offered, today)?.until).toBe(isRunning ? until : undefined);
  expect(endPastOffer(offered, today)).toEqual(
    isRunning ? offered : { ...offered, price, discount: false, offer: null },
  );
});

test("a listing without an offer stays as it is", () => {
  const flagged = listing(6000, null);
  expect(endPastOffer(flagged, since)).toBe(flagged);
});

test.each([
  ["2026-10-31", false],
  [since, true],
  ["2026-12-30", true],
  ["2026-12-31", false],
])("an offer that begins on the first of November may end on %s: %s", (until, may) => {
  expect(mayOfferUntil(until, since, since)).toBe(may);
});

test("no last day has passed when it is set", () => {
  expect(mayOfferUntil("2026-11-04", since, "2026-11-05")).toBe(false);
  expect(toLatestOfferDay(since)).toBe("2026-12-30");
});
