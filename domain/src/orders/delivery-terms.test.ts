import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toDeliveryPrices } from "../products/door-price.ts";
import { validate } from "../schemas/validation.ts";
import {
  type DeliveryCost,
  DeliveryCostChange,
  findMissedMinOrder,
  NewDeliveryCost,
  PricedDelivery,
  priceDeliveries,
  priceDelivery,
  toChangedFields,
} from "./delivery.ts";
import { deliveryDistanceKm } from "./distance.ts";
import { fixed, orivesi, perKm, tampere } from "./testing/sample-delivery-costs.ts";

const km = deliveryDistanceKm(orivesi, tampere);

const charge = (cost: DeliveryCost, goods = 10_000, quantity = 5) =>
  priceDelivery(cost, { quantity, goods }, orivesi, tampere).price;

describe("the terms of a delivery cost", () => {
  test("a base price is charged once, whatever the distance and the quantity", () => {
    expect(charge({ ...perKm, basePrice: 3000 })).toBe(3000 + 150 * km);
    expect(charge({ ...perKm, basePrice: 3000, multipliedByQuantity: true })).toBe(3000 + 150 * km * 5);
    expect(
      priceDelivery({ ...perKm, basePrice: 3000 }, { quantity: 1, goods: 1 }, orivesi, tampere),
    ).toMatchObject({ originalPrice: 150, basePrice: 3000, distance: km });
  });

  test("a fixed price has no base price", () => {
    expect(charge({ ...fixed, basePrice: 3000 })).toBe(4500);
    const body = { name: "Kiinteä hinta", unit: "kpl", price: 4500, basePrice: 3000 };
    expect(validate(NewDeliveryCost, body)).toEqual({
      ok: false,
      fields: { basePrice: "Lähtömaksu kuuluu vain kilometrien mukaan laskettavaan hintaan." },
    });
    expect(validate(DeliveryCostChange, body).ok).toBe(false);
  });

  test("a cost that is no longer by distance loses its base price, and keeps its other terms", () => {
    const stored = { ...perKm, basePrice: 3000, minOrder: 9000 };
    const change = { name: "Kiinteä hinta", unit: "kpl", price: 4500 } as const;
    expect(toChangedFields(change, stored)).toEqual({ ...change, basePrice: null });
    expect(toChangedFields(change, perKm)).toEqual(change);
  });

  test("a delivery is free from the price of products on that is stated, and not a cent below", () => {
    const cost = { ...perKm, basePrice: 3000, freeFrom: 30_000 };
    expect(charge(cost, 30_000)).toBe(0);
    expect(charge(cost, 29_999)).toBe(3000 + 150 * km);
  });

  test("a seller delivers from the minimum order on, and not a cent below", () => {
    const cost = { ...fixed, minOrder: 20_000 };
    const offered = (goods: number) => priceDeliveries([cost], { quantity: 1, goods }, orivesi, tampere);
    expect(offered(20_000)).toHaveLength(1);
    expect(offered(19_999)).toEqual([]);
    expect(findMissedMinOrder([cost, { ...cost, minOrder: 25_000 }], 19_999)).toBe(20_000);
    expect(findMissedMinOrder([cost, fixed], 1)).toBeNull();
    expect(findMissedMinOrder([], 1)).toBeNull();
  });
});

const cents = fc.integer({ min: 1, max: 10_000_000 });
const term = fc.option(cents, { nil: undefined });
const arbitraryCost = fc
  .record({
    isByDistance: fc.boolean(),
    price: cents,
    multipliedByQuantity: fc.boolean(),
    basePrice: term,
    minOrder: term,
    freeFrom: term,
  })
  .map(({ isByDistance, ...fields }): DeliveryCost => ({ ...(isByDistance ? perKm : fixed), ...fields }));
const arbitraryOrder = fc.record({
  goods: fc.integer({ min: 0, max: 20_000_000 }),
  quantity: fc.integer({ min: 1, max: 100_000 }).map((hundredths) => hundredths / 100),
});
const arbitraryPlace = fc.record({
  lat: fc.double({ min: 59, max: 71, noNaN: true }),
  lng: fc.double({ min: 19, max: 32, noNaN: true }),
});

const withoutTerms = ({ basePrice: _b, minOrder: _m, freeFrom: _f, ...cost }: DeliveryCost): DeliveryCost =>
  cost;

test("a delivery with any terms is a safe sum, with tax and net that add up to it", () => {
  fc.assert(
    fc.property(arbitraryCost, arbitraryOrder, arbitraryPlace, (cost, order, to) => {
      const { price, tax, priceExcludingTax } = PricedDelivery.parse(priceDelivery(cost, order, orivesi, to));
      expect(tax + priceExcludingTax).toBe(price);
    }),
  );
});

test("terms add the base price to what the cost charges without them, or make it free", () => {
  fc.assert(
    fc.property(arbitraryCost, arbitraryOrder, arbitraryPlace, (cost, order, to) => {
      const { price } = priceDelivery(cost, order, orivesi, to);
      const bare = priceDelivery(withoutTerms(cost), order, orivesi, to);
      const isFree = cost.freeFrom !== undefined && cost.freeFrom !== null && order.goods >= cost.freeFrom;
      const base = cost.name === "Kilometrien mukaan" ? (cost.basePrice ?? 0) : 0;
      expect(price).toBe(isFree ? 0 : bare.price + base);
    }),
  );
});

test("a cost without terms is priced and published as it was before there were any", () => {
  fc.assert(
    fc.property(arbitraryCost, arbitraryOrder, arbitraryPlace, (cost, order, to) => {
      const bare = withoutTerms(cost);
      const empty = { ...bare, basePrice: null, minOrder: null, freeFrom: null };
      const priced = priceDelivery(bare, order, orivesi, to);
      expect(priceDelivery(empty, order, orivesi, to)).toEqual(priced);
      expect(Object.keys(priced)).not.toContain("basePrice");
      const { _id, name, price, multipliedByQuantity } = bare;
      expect(toDeliveryPrices([empty])).toEqual([{ _id, name, price, multipliedByQuantity }]);
    }),
  );
});

test("the cheapest offered cost comes first, and none below its minimum order is offered", () => {
  fc.assert(
    fc.property(
      fc.array(arbitraryCost, { maxLength: 5 }),
      arbitraryOrder,
      arbitraryPlace,
      (costs, order, to) => {
        const offered = priceDeliveries(costs, order, orivesi, to);
        const prices = offered.map(({ priced }) => priced.price);
        expect(prices).toEqual(prices.toSorted((a, b) => a - b));
        for (const { cost } of offered) expect(order.goods).toBeGreaterThanOrEqual(cost.minOrder ?? 0);
        expect(offered.length === 0).toBe(
          costs.length === 0 || findMissedMinOrder(costs, order.goods) !== null,
        );
      },
    ),
  );
});
