import { expect, test } from "vitest";
import { formatDelivery, formatDeliveryMethod, formatStep } from "./order-labels.ts";

const item = { _id: "1", quantity: 1, unit: "tunti", unitPrice: 5000, vat: 2550, price: 5000 } as const;
const chipping = { ...item, name: "Haketus" };
const chips = { ...item, name: "Hake" };

test.each([
  { items: [chipping], method: "Palvelu", text: "Palvelun ajasta ja paikasta sovitaan myyjän kanssa." },
  { items: [chips], method: "Nouto", text: "Nouto myyjältä" },
  { items: [chipping, chips], method: "Nouto", text: "Nouto myyjältä" },
])("an order of $items.length items is labelled '$method'", ({ items, method, text }) => {
  const order = { items, delivery: false, deliveryCost: null };
  expect(formatDeliveryMethod(order)).toBe(method);
  expect(formatDelivery(order)).toBe(text);
});

test.each([
  {
    kind: "delivered",
    delivery: true,
    items: [chips],
    steps: ["Lähetä toimitukseen", "Merkitse toimitetuksi"],
  },
  {
    kind: "picked up",
    delivery: false,
    items: [chips],
    steps: ["Valmis noudettavaksi", "Merkitse noudetuksi"],
  },
  {
    kind: "a service",
    delivery: false,
    items: [chipping],
    steps: ["Merkitse aloitetuksi", "Merkitse tehdyksi"],
  },
])("the steps of an order that is $kind are named by what is done: $steps", ({ delivery, items, steps }) => {
  const order = { delivery, items };
  expect(formatStep(order, "in progress")).toBe("Ota käsittelyyn");
  expect([formatStep(order, "in delivery"), formatStep(order, "delivered")]).toEqual(steps);
});
