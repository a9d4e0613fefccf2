import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "../../finnish-date.ts";
import { announcedOffer, toLatestOfferDay } from "./announced-offer.ts";
import {
  changeListingPrice,
  isOtherProduct,
  logPrice,
  type PricedListing,
  toPresentListing,
  type WantedPrice,
} from "./change-price.ts";
import { maxOfferDays, priorDays } from "./offer-days.ts";
import { startPriceLog } from "./price-log.ts";

const first = "2026-01-01";
const dayAt = (index: number) => addDays(first, index);

/** A listing of 75 euros whose price has been known since the first of January. */
const listed = (price = 7500): PricedListing => ({
  listing: { price, discount: false, category: "Polttopuut", offer: null },
  log: startPriceLog(first),
});

const offered: Omit<WantedPrice, "price"> = { discount: true, mayStart: true };

/** The listing after its seller has set a price on a day. */
function setPrice(stored: PricedListing, wanted: WantedPrice, day: number): PricedListing {
  const before = toPresentListing(stored.listing, stored.log, dayAt(day));
  const changed = changeListingPrice(wanted, before, dayAt(day));
  const log = logPrice(before, { price: changed.price, isOther: false }, dayAt(day));
  return { listing: { ...before.listing, ...changed, discount: wanted.discount }, log };
}

const announce = ({ listing }: PricedListing, day: number) => announcedOffer(listing, dayAt(day));

describe("an offer", () => {
  test("is made of an offer price beside the normal one", () => {
    const wanted = { ...offered, price: 7500, offerPrice: 6000, offerUntil: dayAt(50) };
    const { listing, log } = setPrice(listed(), wanted, 40);
    expect(listing.price).toBe(6000);
    expect(listing.offer).toEqual({
      normalPrice: 7500,
      priorPrice: 7500,
      since: dayAt(40),
      until: dayAt(50),
    });
    expect(log.former).toEqual([{ price: 7500, lastDay: dayAt(40) }]);
    expect(announcedOffer(listing, dayAt(40))).toEqual({
      price: 6000,
      priorPrice: 7500,
      percent: 20,
      until: dayAt(50),
    });
  });

  test("is made of the mark and a lower price, as the documented call sends it", () => {
    const reduced = setPrice(listed(), { ...offered, price: 6000 }, 40);
    expect(reduced.listing.offer).toEqual({ normalPrice: 7500, priorPrice: 7500, since: dayAt(40) });
    const again = setPrice(reduced, { ...offered, price: 6000 }, 45);
    expect(again.listing.offer).toEqual(reduced.listing.offer);
  });

  test("is none with the mark alone, with a higher price, or without the mark", () => {
    for (const price of [7500, 8000]) {
      expect(setPrice(listed(), { ...offered, price }, 40).listing).toMatchObject({ price, offer: null });
    }
    const unmarked = { discount: false, mayStart: true, price: 6000 };
    expect(setPrice(listed(), unmarked, 40).listing).toMatchObject({ price: 6000, offer: null });
  });

  test("of a new listing lowers the price, and is not announced, nor 30 days later", () => {
    const created = changeListingPrice({ ...offered, price: 7500, offerPrice: 6000 }, null, first);
    expect(created).toEqual({
      price: 6000,
      offer: { normalPrice: 7500, priorPrice: null, since: first },
    });
    const listing = { ...listed().listing, ...created, discount: true };
    for (const day of [0, 31, 45]) expect(announcedOffer(listing, dayAt(day))).toBeNull();
    expect(changeListingPrice({ ...offered, price: 7500 }, null, first).offer).toBeNull();
  });

  test("of a price that was raised for it is not announced", () => {
    const raised = setPrice(listed(), { discount: false, mayStart: true, price: 10_000 }, 40);
    const reduced = setPrice(raised, { ...offered, price: 7500 }, 41);
    expect(reduced.listing.offer?.priorPrice).toBe(7500);
    expect(announce(reduced, 41)).toBeNull();
    const lower = setPrice(raised, { ...offered, price: 6000 }, 41);
    expect(announce(lower, 41)).toMatchObject({ priorPrice: 7500, percent: 20 });
  });

  test("that ends comes back only against its own price, for 30 days", () => {
    const wanted = { ...offered, price: 7500, offerPrice: 6000, offerUntil: dayAt(45) };
    const reduced = setPrice(listed(), wanted, 40);
    const ended = toPresentListing(reduced.listing, reduced.log, dayAt(46));
    expect(ended.listing).toMatchObject({ price: 7500, discount: false, offer: null });
    expect(ended.log.former).toEqual([{ price: 6000, lastDay: dayAt(45) }]);
    const next = { ...wanted, offerUntil: null };
    expect(announce(setPrice(ended, next, 75), 75)).toBeNull();
    expect(announce(setPrice(ended, next, 76), 76)).toMatchObject({ priorPrice: 7500, percent: 20 });
    expect(announce(setPrice(ended, { ...next, offerPrice: 5000 }, 75), 75)).toMatchObject({
      priorPrice: 6000,
    });
  });

  test("that is lowered in steps keeps its prior price, for the 60 days that it may last", () => {
    const reduced = setPrice(listed(), { ...offered, price: 6000 }, 40);
    const lower = setPrice(reduced, { ...offered, price: 5250 }, 60);
    expect(lower.listing.offer).toEqual(reduced.listing.offer);
    expect(announce(lower, 60)).toMatchObject({ priorPrice: 7500, percent: 30 });
    expect(announce(lower, 40 + maxOfferDays - 1)).not.toBeNull();
    expect(announce(lower, 40 + maxOfferDays)).toBeNull();
    const after = setPrice(lower, { ...offered, price: 5000 }, 40 + maxOfferDays);
    expect(announce(after, 40 + maxOfferDays)).toMatchObject({ priorPrice: 5250 });
  });

  test("that is raised, or lowered without being announced, counts its own price from then on", () => {
    const reduced = setPrice(listed(), { ...offered, price: 6000 }, 40);
    const raised = setPrice(reduced, { ...offered, price: 6500 }, 42);
    expect(raised.listing.offer).toMatchObject({ normalPrice: 7500, priorPrice: 6000, since: dayAt(42) });
    expect(announce(raised, 42)).toBeNull();
    const lower = setPrice(raised, { ...offered, price: 5700 }, 43);
    expect(announce(lower, 43)).toMatchObject({ priorPrice: 6000, percent: 5 });
  });

  test("keeps its prices while its seller changes the normal price, or the last day", () => {
    const reduced = setPrice(listed(), { ...offered, price: 7500, offerPrice: 6000 }, 40);
    const changed = setPrice(
      reduced,
      { ...offered, price: 9000, offerPrice: 6000, offerUntil: dayAt(60) },
      45,
    );
    expect(changed.listing.offer).toEqual({
      normalPrice: 9000,
      priorPrice: 7500,
      since: dayAt(40),
      until: dayAt(60),
    });
    const open = setPrice(changed, { ...offered, price: 9000, offerPrice: 6000, offerUntil: null }, 46);
    expect(open.listing.offer).not.toHaveProperty("until");
  });

  test("does not begin by a change of many prices, but goes on when these fall", () => {
    const bulk = { discount: true, mayStart: false };
    const flagged = setPrice(listed(), { ...offered, price: 7500 }, 40);
    expect(setPrice(flagged, { ...bulk, price: 7000 }, 41).listing.offer).toBeNull();
    const reduced = setPrice(listed(), { ...offered, price: 6000 }, 40);
    expect(announce(setPrice(reduced, { ...bulk, price: 5700 }, 41), 41)).toMatchObject({ priorPrice: 7500 });
    expect(setPrice(reduced, { ...bulk, price: 6300 }, 41).listing.offer).toBeNull();
  });

  test("is not won by a change of many prices that is undone", () => {
    const plain = { discount: false, mayStart: false };
    const raised = setPrice(listed(), { ...plain, price: 9000 }, 40);
    const undone = setPrice(raised, { ...plain, price: 7500 }, 40);
    expect(announce(setPrice(undone, { ...offered, price: 7400 }, 41), 41)).toMatchObject({
      priorPrice: 7500,
    });
    const lowered = setPrice(listed(), { ...plain, price: 6000 }, 40);
    const restored = setPrice(lowered, { ...plain, price: 7500 }, 40);
    expect(announce(setPrice(restored, { ...offered, price: 6500 }, 41), 41)).toBeNull();
  });
});

test("another product has no former price, and what stays the same product keeps them", () => {
  const pine = {
    category: "Polttopuut",
    name: "Polttopuu",
    unit: "Pino-m3",
    material: "mänty",
    bagVolume: null,
  };
  expect(isOtherProduct(pine, { ...pine, price: 5000, description: "Kuivaa", vat: 2550 })).toBe(false);
  expect(isOtherProduct(pine, { ...pine, bagVolume: undefined })).toBe(false);
  for (const change of [
    { unit: "Irto-m3" },
    { material: "koivu" },
    { name: "Halko" },
    { bagVolume: 40 },
    { category: "Muut_tuotteet" },
    { quality: "kuiva" },
    { plength: "Pilke 33 cm" },
    { deliveryType: "irto" },
  ]) {
    expect(isOtherProduct(pine, { ...pine, ...change })).toBe(true);
  }
  const sold = setPrice(listed(), { discount: false, mayStart: true, price: 8000 }, 40);
  const log = logPrice(sold, { price: 5000, isOther: true }, dayAt(41));
  expect(log).toEqual(startPriceLog(dayAt(41)));
});

// Whatever a seller does, in any order and at any time: what is announced is true of what buyers could pay.
test("an announced reduction is one of the lowest price of the 30 days before its campaign, for any history", () => {
  const step = fc.record({
    days: fc.integer({ min: 0, max: 25 }),
    discount: fc.boolean(),
    mayStart: fc.boolean(),
    price: fc.integer({ min: 1, max: 20 }),
    offerPrice: fc.option(fc.integer({ min: 1, max: 20 })),
    lasts: fc.option(fc.integer({ min: 0, max: maxOfferDays - 1 })),
  });
  let announcedCount = 0;
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 30 }), (steps) => {
      let [state, day] = [listed(10), 0];
      const payable: { day: number; price: number }[] = [{ day: 0, price: 10 }];
      for (const { days, lasts, offerPrice, ...wanted } of steps) {
        for (let passed = 1; passed <= days; passed += 1) {
          const { listing } = toPresentListing(state.listing, state.log, dayAt(day + passed));
          payable.push({ day: day + passed, price: listing.price });
        }
        day += days;
        const isReduced = offerPrice !== null && offerPrice < wanted.price;
        const offerUntil = lasts === null ? null : dayAt(day + lasts);
        state = setPrice(state, { ...wanted, offerUntil, ...(isReduced && { offerPrice }) }, day);
        const { listing } = state;
        const announced = announcedOffer(listing, dayAt(day));
        if (announced && listing.offer) {
          announcedCount += 1;
          const { since } = listing.offer;
          const before = payable.filter((one) => dayAt(one.day) >= addDays(since, -priorDays));
          const lowest = Math.min(
            ...before.filter((one) => dayAt(one.day) < since).map(({ price }) => price),
          );
          expect(announced.priorPrice).toBeLessThanOrEqual(lowest);
          expect(listing.price).toBe(announced.price);
          expect(announced.price).toBeLessThan(announced.priorPrice);
          expect(announced.price * 100).toBeLessThanOrEqual(announced.priorPrice * (100 - announced.percent));
          expect(dayAt(day) <= toLatestOfferDay(since)).toBe(true);
          expect(since >= dayAt(priorDays)).toBe(true);
          // Within the campaign the price has only fallen.
          expect(before.every((one) => dayAt(one.day) < since || one.price >= announced.price)).toBe(true);
        }
        payable.push({ day, price: listing.price });
      }
    }),
    { numRuns: 400 },
  );
  expect(announcedCount).toBeGreaterThan(0);
});
