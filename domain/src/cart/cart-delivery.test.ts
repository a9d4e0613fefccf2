import { describe, expect, test } from "vitest";
import { priceDelivery } from "../orders/delivery.ts";
import { sumDeliveries } from "./cart-delivery.ts";

const orivesi = { lat: 61.6777, lng: 24.3572 };
const tampere = { lat: 61.4991, lng: 23.7871 };
const price = (name: "Kilometrien mukaan" | "Kiinteä hinta", cents: number) =>
  priceDelivery(
    { _id: "a", name, price: cents, multipliedByQuantity: false },
    { quantity: 2, goods: 9000 },
    orivesi,
    tampere,
  );

const byDistance = price("Kilometrien mukaan", 150);
const fixed = price("Kiinteä hinta", 4500);

describe("§3 the delivery cost of a cart", () => {
  test("is that of its one seller", () => {
    expect(sumDeliveries([byDistance])).toEqual({
      name: "Kilometrien mukaan",
      distance: 47,
      quantity: 1,
      unit: "km",
      originalPrice: 150,
      price: 7050,
    });
  });

  test("is the sum of several sellers, and says of how many", { tags: "s3-29" }, () => {
    expect(sumDeliveries([byDistance, null, fixed])).toEqual({
      name: "Toimitus, 2 myyjää",
      distance: null,
      quantity: 1,
      unit: "kpl",
      originalPrice: 11_550,
      price: 11_550,
    });
  });

  test("is that of the one seller whose delivery has a price", () => {
    expect(sumDeliveries([null, fixed])).toMatchObject({ name: "Kiinteä hinta", price: 4500 });
  });

  test("is null when none has a price", () => {
    expect(sumDeliveries([null, null])).toBeNull();
  });
});
