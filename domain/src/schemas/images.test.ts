import { expect, test } from "vitest";
import { sampleMarket } from "../search/testing/sample-market.ts";
import { listImages } from "./images.ts";

const toSizes = (name: string) => ({ small: `${name}-320`, large: `${name}-960`, original: name });

test("the images of a product are those of every field and list that has some", () => {
  const [product] = sampleMarket;
  const images = {
    images: toSizes("front"),
    plan: toSizes("plan"),
    more: [toSizes("side"), toSizes("back")],
  };
  expect(listImages({ ...product, ...images })).toEqual(
    ["front", "plan", "side", "back"].flatMap((name) => Object.values(toSizes(name))),
  );
  expect(listImages({ ...product, images: null, more: [] })).toEqual([]);
});
