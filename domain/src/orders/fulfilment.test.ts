import { expect, test } from "vitest";
import { getFulfilment } from "./fulfilment.ts";

const item = { _id: "1", quantity: 1, unit: "tunti", unitPrice: 5000, vat: 2550 } as const;
const chipping = { ...item, name: "Haketus" };
const chips = { ...item, name: "Hake" };

test.each([
  { items: [chips], delivery: true, fulfilment: "delivery" },
  { items: [chips], delivery: false, fulfilment: "pickup" },
  { items: [chips, chipping], delivery: false, fulfilment: "pickup" },
  { items: [chipping], delivery: false, fulfilment: "service" },
])("an order of $items.0.name, delivery $delivery, is a $fulfilment", ({ items, delivery, fulfilment }) => {
  expect(getFulfilment({ items, delivery })).toBe(fulfilment);
});
