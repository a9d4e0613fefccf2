import { expect, test } from "vitest";
import type { DeliveryMethod } from "../products/catalogue.ts";
import { findDeliveryOption } from "./delivery-option.ts";

const createSeller = (deliveryMethod: DeliveryMethod) => ({
  deliveryMethod,
  deliveryLocations: [{ _id: "tampere" }],
  address: { locality: { _id: "orivesi" } },
});

test.each([
  ["Noutopiste ja kuljetus", "tampere", "delivered"],
  ["Noutopiste ja kuljetus", "orivesi", "delivered"],
  ["Noutopiste ja kuljetus", "espoo", "pickup"],
  ["Kuljetus", "tampere", "delivered"],
  ["Kuljetus", "espoo", "none"],
  ["Noutopiste", "tampere", "pickup"],
] as const)(
  "a seller with '%s' in Orivesi who delivers to Tampere: for %s %s",
  (method, locality, option) => {
    expect(findDeliveryOption(createSeller(method), locality)).toBe(option);
  },
);
