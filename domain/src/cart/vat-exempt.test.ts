import { expect, test } from "vitest";
import { sampleMarket } from "../search/testing/sample-market.ts";
import { priceCart } from "./cart.ts";

const [first] = sampleMarket;
if (first?.category !== "Polttopuut") throw new Error("the first sample is no firewood");
const owner = { ...first.owner, business: false, vatExempt: true, deliveryMethod: "Kuljetus" } as const;
const birch = { ...first, price: 6500, quantity: 40, owner };
const since = "2026-11-01T00:00:00Z";
const fixed = {
  _id: "fixed",
  owner: owner._id,
  name: "Kiinteä hinta",
  unit: "kpl",
  price: 4500,
  multipliedByQuantity: false,
  available: true,
  createdAt: since,
  updatedAt: since,
} as const;

test("a seller who is not VAT-liable sells and delivers without VAT", () => {
  const { totalPrice, totalPriceExcludingTax, tax, byVat } = priceCart({
    lines: [{ quantity: 3, product: birch }],
    products: new Map([[birch._id, birch]]),
    choices: {},
    deliveryCosts: new Map([[owner._id, [fixed]]]),
    deliveryAreas: new Map(),
    buyer: {
      firstname: "Aino",
      lastname: "Ahonala",
      phonenumber: "0500000123",
      email: "aino@posti.example",
      street: "Kirkkotie 1",
      zip: "33100",
      regionId: "pirkanmaa",
      localityId: "tampere",
      terms: true,
      coords: owner.address.coords,
    },
    today: "2026-11-28",
  });
  expect(totalPrice).toBe(24_000);
  expect({ tax, totalPriceExcludingTax }).toEqual({ tax: 0, totalPriceExcludingTax: totalPrice });
  expect(byVat).toEqual([{ vat: 0, gross: totalPrice, tax: 0, net: totalPrice }]);
});
