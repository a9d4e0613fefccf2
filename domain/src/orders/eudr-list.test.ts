import { expect, test } from "vitest";
import { eudrColumns, toEudrRows } from "./eudr-list.ts";
import { createSampleOrder } from "./testing/sample-order.ts";

const order = createSampleOrder();
const [birch] = order.items;
if (!birch) throw new Error("the sample order has no item");
const [one, other] = ["26FIABCDE12345", "26FIABCDE67890"] as const;
const withNumbers = createSampleOrder({
  items: [
    { ...birch, material: "koivu", eudrNumber: one },
    { ...birch, _id: "alder", eudrNumber: other },
    { ...birch, _id: "brush", eudrNumber: null },
    { ...birch, _id: "hay" },
  ],
});

test("the list has the firewood that has a number, or this one", () => {
  expect(toEudrRows(withNumbers).map(({ item }) => item.eudrNumber)).toEqual([one, other]);
  expect(toEudrRows(withNumbers, other).map(({ item }) => item._id)).toEqual(["alder"]);
  expect(toEudrRows(order)).toEqual([]);
});

test("the list has nothing of an order that has ended", () => {
  const cancellation = { by: "buyer", at: order.createdAt } as const;
  expect(toEudrRows({ ...withNumbers, cancellation })).toEqual([]);
});

test("a row names the number, the order and what was ordered, and nobody", () => {
  const [row] = toEudrRows(withNumbers);
  expect(row && eudrColumns.map(({ value }) => value(row))).toEqual([
    one,
    order.orderNumber,
    order.createdAt,
    "Vastaanotettu",
    "Polttopuu, koivu",
    3,
    "irto-m³",
  ]);
});
