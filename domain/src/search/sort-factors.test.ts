import { expect, test } from "vitest";
import { doorComparisons } from "../products/door-price.ts";
import { sorts } from "./options.ts";
import { factorTexts, placeSorts, sortRules } from "./sort-factors.ts";

test("every order of results has a factor that buyers are told", () => {
  expect(Object.keys(sortRules).toSorted()).toEqual([...sorts].toSorted());
  for (const { factor } of Object.values(sortRules)) expect(factorTexts[factor]).not.toBe("");
});

test("no order depends on what a seller pays, on offers or on reviews", () => {
  const factors = new Set(Object.values(sortRules).map(({ factor }) => factor));
  expect([...factors].toSorted()).toEqual(["createdAt", "distance", "doorPrice", "sortHeat", "sortPrice"]);
});

test("the orders by place compare what buyers are told: the distance, and the price at the door", () => {
  const cheapAndFar = {
    kind: "delivered",
    goods: 20_000,
    quantity: 5,
    delivery: 1000,
    total: 21_000,
    distance: 50,
  } as const;
  const dearAndNear = {
    kind: "delivered",
    goods: 30_000,
    quantity: 5,
    delivery: 1000,
    total: 31_000,
    distance: 5,
  } as const;
  const first = { distance: dearAndNear, doorPrice: cheapAndFar };
  for (const [sort, { factor }] of Object.entries(placeSorts)) {
    const compare = sort === "nearest" ? doorComparisons.nearest : doorComparisons.door;
    const [best] = [cheapAndFar, dearAndNear].toSorted(compare);
    expect(best).toBe(first[factor]);
  }
});
