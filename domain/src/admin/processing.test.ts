import { expect, test } from "vitest";
import { processing } from "./processing.ts";
import { retention } from "./retention.ts";

test("every rule of retention belongs to one purpose", () => {
  const told = processing.flatMap(({ rules }) => rules);
  expect(told.toSorted()).toEqual(Object.keys(retention).toSorted());
});
