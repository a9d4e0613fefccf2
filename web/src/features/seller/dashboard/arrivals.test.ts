import { expect, test } from "vitest";
import { sampleOrder } from "../../../testing/samples/sample-order.ts";
import { createArrivalDetector } from "./arrivals.ts";

const old = sampleOrder("a", "recieved", "2026-11-01T10:00:00.000Z");
const newOrder = sampleOrder("b", "recieved", "2026-11-02T10:00:00.000Z");

test("what was there at the beginning has not arrived", () => {
  expect(createArrivalDetector()([old])).toEqual([]);
});

test("an order arrives once", () => {
  const arrivals = createArrivalDetector();
  arrivals([old]);
  expect(arrivals([newOrder, old])).toEqual([newOrder]);
  expect(arrivals([newOrder, old])).toEqual([]);
});

test("the first order of a new seller arrives", () => {
  const arrivals = createArrivalDetector();
  arrivals([]);
  expect(arrivals([newOrder])).toEqual([newOrder]);
});

test("an order that has been moved on, or an older one that comes into sight, is no arrival", () => {
  const arrivals = createArrivalDetector();
  arrivals([newOrder]);
  expect(arrivals([{ ...newOrder, status: "in progress" }, old])).toEqual([]);
});
