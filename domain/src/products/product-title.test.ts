import { expect, test } from "vitest";
import type { Service } from "./product.ts";
import { formatUnitPrice } from "./product-title.ts";

const felling: Service = {
  _id: "kaato",
  category: "Palvelut",
  name: "Puunkaato",
  price: 6500,
  quantity: 100_000,
  vat: 2550,
  unit: "tunti",
  description: "",
  discount: false,
  byQuote: false,
  deliveryTime: null,
  pausedUntil: null,
  user_id: "metsuri",
  owner: {
    _id: "metsuri",
    name: "Metsuri Oy",
    business: true,
    ytunnus: "1234567-1",
    deliveryMethod: "Noutopiste",
    deliveryTime: "sovittava",
    address: {
      coords: { lat: 61.7, lng: 24.4 },
      locality: { _id: "orivesi", location: "Orivesi", zoom: 11 },
      region: { _id: "pirkanmaa", name: "Pirkanmaa" },
    },
  },
  images: null,
  createdAt: "2026-11-01T00:00:00Z",
  updatedAt: "2026-11-01T00:00:00Z",
};

test("a price that is agreed for each job is said to be where prices start", () => {
  expect(formatUnitPrice(felling)).toBe("65,00\u00a0€ / tunti");
  expect(formatUnitPrice({ ...felling, byQuote: true })).toBe("alkaen 65,00\u00a0€ / tunti");
});
