import { expect, test } from "vitest";
import type { DeliveryMethod } from "../products/catalogue.ts";
import { findReach } from "./reach.ts";

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
] as const)("a seller with '%s' in Orivesi who delivers to Tampere: for %s %s", (method, locality, reach) => {
  expect(findReach(createSeller(method), locality)).toBe(reach);
});
