import { expect, test } from "vitest";
import { orderIn } from "../../offline/sample-order.ts";
import { createArrivals } from "./arrivals.ts";

const old = orderIn("a", "recieved", "2026-11-01T10:00:00.000Z");
const fresh = orderIn("b", "recieved", "2026-11-02T10:00:00.000Z");

test("what was there at the beginning has not arrived", () => {
  expect(createArrivals()([old])).toEqual([]);
});

test("an order arrives once", () => {
  const arrivals = createArrivals();
  arrivals([old]);
  expect(arrivals([fresh, old])).toEqual([fresh]);
  expect(arrivals([fresh, old])).toEqual([]);
});

test("the first order of a new seller arrives", () => {
  const arrivals = createArrivals();
  arrivals([]);
  expect(arrivals([fresh])).toEqual([fresh]);
});

test("an order that has been moved on, or an older one that comes into sight, is no arrival", () => {
  const arrivals = createArrivals();
  arrivals([fresh]);
  expect(arrivals([{ ...fresh, status: "in progress" }, old])).toEqual([]);
});
