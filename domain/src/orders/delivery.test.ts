import fc from "fast-check";
import { expect, test } from "vitest";
import { validate } from "../schemas/validation.ts";
import { type DeliveryCost, NewDeliveryCost, PricedDelivery, priceDelivery } from "./delivery.ts";
import { deliveryDistanceKm, greatCircleKm } from "./distance.ts";
import { fixed, orivesi, perKm, tampere } from "./testing/sample-delivery-costs.ts";

test("the great circle from Orivesi to Tampere is 36 km", () => {
  expect(greatCircleKm(orivesi, tampere)).toBeCloseTo(36.1, 0);
});

test("a drive is 1.3 great circles in whole kilometres", () => {
  expect(deliveryDistanceKm(orivesi, tampere)).toBe(Math.round(greatCircleKm(orivesi, tampere) * 1.3));
});

test.each([
  ["Kilometrien mukaan", "km", "kpl"],
  ["Kiinteä hinta", "kpl", "km"],
])("§9 the unit of '%s' is %s and not %s", { tags: "s9-33" }, (name, unit, other) => {
  expect(validate(NewDeliveryCost, { name, price: 150, unit }).ok).toBe(true);
  expect(validate(NewDeliveryCost, { name, price: 150, unit: other })).toEqual({
    ok: false,
    fields: { unit: "Kilometrien mukaan laskettavan hinnan yksikkö on km, kiinteän hinnan kpl." },
  });
});

const one = { quantity: 1, goods: 5000 };
const perKmByPiece: DeliveryCost = { ...perKm, unit: "kpl" };

test("a stored price by distance that says 'kpl' is charged and shown by the kilometre", () => {
  expect(priceDelivery(perKmByPiece, one, orivesi, tampere)).toEqual(
    priceDelivery(perKm, one, orivesi, tampere),
  );
});

test("next door is one kilometre away", () => {
  expect(deliveryDistanceKm(orivesi, orivesi)).toBe(1);
});

for (const { claim, cost, quantity, price, why } of [
  { claim: "s9-35", cost: fixed, quantity: 5, price: 4500, why: "a fixed price is taken once" },
  {
    cost: { ...fixed, multipliedByQuantity: true },
    quantity: 5,
    price: 22_500,
    why: "or once for each unit",
    claim: "s4-22",
  },
  { claim: "s9-34", cost: perKm, quantity: 5, price: 47 * 150, why: "a price per km is taken for each km" },
  {
    cost: { ...perKm, multipliedByQuantity: true },
    quantity: 2,
    price: 2 * 47 * 150,
    why: "and for each unit",
  },
]) {
  test(why, { tags: claim ?? [] }, () => {
    expect(priceDelivery(cost, { quantity, goods: 10_000 }, orivesi, tampere).price).toBe(price);
  });
}

test("a fixed price knows no distance", () => {
  expect(priceDelivery(fixed, one, orivesi, tampere).distance).toBeNull();
});

test("distance is the same there and back and never negative", () => {
  const arbitraryCoords = fc.record({
    lat: fc.double({ min: 59, max: 71, noNaN: true }),
    lng: fc.double({ min: 19, max: 32, noNaN: true }),
  });
  fc.assert(
    fc.property(arbitraryCoords, arbitraryCoords, (a, b) => {
      expect(deliveryDistanceKm(a, b)).toBe(deliveryDistanceKm(b, a));
      expect(deliveryDistanceKm(a, b)).toBeGreaterThanOrEqual(1);
    }),
  );
});

test("a delivery is a safe sum with exact tax, however far and however much", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000_000 }),
      fc.integer({ min: 1, max: 5_000_000 }),
      fc.record({ lat: fc.integer({ min: -90, max: 90 }), lng: fc.integer({ min: -180, max: 180 }) }),
      (price, quantity, to) => {
        const cost = { ...perKm, price, multipliedByQuantity: true };
        const delivery = PricedDelivery.parse(priceDelivery(cost, { quantity, goods: 0 }, orivesi, to));
        expect(delivery.tax).toBe(Number((BigInt(delivery.price) * 2n * 2550n + 12_550n) / 25_100n));
        expect(delivery.tax + delivery.priceExcludingTax).toBe(delivery.price);
      },
    ),
  );
});
