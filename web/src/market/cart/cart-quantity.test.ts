import { priceCart } from "@halkopiha/domain/cart/cart.ts";
import type { Unit } from "@halkopiha/domain/products/catalogue.ts";
import { expect, test } from "vitest";
import { sampleProduct } from "../../testing/samples/sample-product.ts";
import { formatCartQuantity } from "./cart-quantity.ts";

const cartOf = (...rows: { unit: Unit; quantity: number; left?: number }[]) => {
  const lines = rows.map(({ unit, quantity, left = 99 }, index) => ({
    quantity,
    product: { ...sampleProduct(`p${index}`, left), unit },
  }));
  return priceCart({
    lines,
    products: new Map(lines.map(({ product }) => [product._id, product])),
    choices: {},
    deliveryCosts: new Map(),
    deliveryAreas: new Map(),
    buyer: null,
    today: "2026-11-27",
  });
};

test.each([
  { rows: [{ unit: "Irto-m3", quantity: 3 }], text: "3 irto-m³" },
  { rows: [{ unit: "Pino-m3", quantity: 2.5 }], text: "2,5 pino-m³" },
  { rows: [{ unit: "Kiinto-m3", quantity: 1 }], text: "1 kiinto-m³" },
  { rows: [{ unit: "kuutio", quantity: 1 }], text: "1 m³" },
  { rows: [{ unit: "kuutio", quantity: 1.5 }], text: "1,5 m³" },
  { rows: [{ unit: "kpl", quantity: 12 }], text: "12 kpl" },
  { rows: [{ unit: "tunti", quantity: 2 }], text: "2 h" },
  { rows: [{ unit: "vuorokausi", quantity: 1 }], text: "1 vrk" },
  {
    rows: [
      { unit: "Irto-m3", quantity: 1.5 },
      { unit: "Irto-m3", quantity: 2 },
    ],
    text: "3,5 irto-m³",
  },
  {
    rows: [
      { unit: "Irto-m3", quantity: 3 },
      { unit: "kpl", quantity: 5 },
    ],
    text: "2 tuotetta",
  },
  {
    rows: [
      { unit: "Irto-m3", quantity: 3 },
      { unit: "kpl", quantity: 5, left: 0 },
    ],
    text: "3 irto-m³",
  },
] as const)("a cart of $rows is $text", ({ rows, text }) => {
  expect(formatCartQuantity(cartOf(...rows))).toBe(text);
});
