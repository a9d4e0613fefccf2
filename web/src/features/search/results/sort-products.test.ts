import { expect, test } from "vitest";
import { sampleFirewood, sampleOtherProduct } from "../../../testing/samples/sample-listings.ts";
import { sortProducts } from "./sort-products.ts";

const loose = sampleFirewood({ _id: "loose", price: 6500 });
const bag = sampleFirewood({ _id: "bag", unit: "kpl", bagVolume: 40, price: 300 });
const stacked = sampleFirewood({ _id: "stacked", unit: "Pino-m3", price: 9000 });
const twigs = sampleOtherProduct({ _id: "twigs", price: 900 });
const offer = sampleOtherProduct({ _id: "offer", price: 100 });
const all = [twigs, bag, offer, loose, stacked];

test.each([
  { sort: "cheapest", order: ["stacked", "loose", "bag", "offer", "twigs"] },
  { sort: "expensive", order: ["bag", "loose", "stacked", "twigs", "offer"] },
] as const)(
  "$sort compares firewood by the loose cubic metre, and all else comes after it",
  ({ sort, order }) => {
    expect(sortProducts(all, sort, {}).map(({ _id }) => _id)).toEqual(order);
  },
);

test("heat puts dry wood before cheaper green wood, and all that cannot be compared last", () => {
  const green = sampleFirewood({ _id: "green", price: 2000, quality: "tuore" });
  const order = ["stacked", "loose", "bag", "green", "offer", "twigs"];
  expect(sortProducts([green, ...all], "heat", {}).map(({ _id }) => _id)).toEqual(order);
});

test.each(["cheapest", "expensive", "heat"] as const)(
  "%s puts a bag of an unknown volume after all firewood that can be compared",
  (sort) => {
    const unstated = sampleFirewood({ _id: "unstated", unit: "kpl", bagVolume: null, price: 1 });
    const [last] = sortProducts([unstated, bag, loose, stacked], sort, {}).slice(-1);
    expect(last?._id).toBe("unstated");
  },
);

test("by the place of the visitor, what has no price there comes last", () => {
  const doorPrices = {
    loose: { kind: "delivered", goods: 30000, delivery: 5000, total: 35000, distance: 40, quantity: 5 },
    stacked: { kind: "pickup", goods: 20000, distance: 60, quantity: 5 },
    bag: { kind: "delivered", goods: 20000, delivery: 9000, total: 29000, distance: 90, quantity: 5 },
  } as const;
  const sort = (by: "door" | "nearest") => sortProducts(all, by, doorPrices).map(({ _id }) => _id);
  expect(sort("door")).toEqual(["bag", "loose", "stacked", "twigs", "offer"]);
  expect(sort("nearest")).toEqual(["loose", "stacked", "bag", "twigs", "offer"]);
});
