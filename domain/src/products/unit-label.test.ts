import { expect, test } from "vitest";
import { formatQuantity } from "./unit-label.ts";

test("a unit that is a word is inflected after a number other than one", () => {
  expect([
    formatQuantity(1, "tunti"),
    formatQuantity(3, "tunti"),
    formatQuantity(2, "vuorokausi"),
    formatQuantity(2.5, "kuutio"),
  ]).toEqual(["1\u00a0tunti", "3\u00a0tuntia", "2\u00a0vuorokautta", "2,5\u00a0kuutiota"]);
});

test("a unit that is an abbreviation stays as it is", () => {
  expect([formatQuantity(1200, "kpl"), formatQuantity(2.5, "Irto-m3")]).toEqual([
    "1\u00a0200\u00a0kpl",
    "2,5\u00a0irto-m³",
  ]);
});
