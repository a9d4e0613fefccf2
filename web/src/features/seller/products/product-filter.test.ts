import { expect, test } from "vitest";
import { sampleAlder, sampleChips } from "../../../testing/samples/sample-listings.ts";
import { filterProducts, noFilter } from "./product-filter.ts";

const alder = sampleAlder({ description: "Kuivattu katoksessa" });
const soldOut = sampleAlder({ _id: "out", material: "koivu", quantity: 0, discount: true });
const paused = sampleAlder({ _id: "paused", pausedUntil: "2099-01-01" });
const hidden = sampleChips({ hidden: { reason: "Väärä kuva", hiddenAt: "2026-11-20T10:00:00.000Z" } });
const products = [alder, soldOut, paused, hidden];

const search = (text: string) => filterProducts(products, { ...noFilter, text }).map(({ _id }) => _id);

test("a seller finds products by beginnings of the words of title, name, unit and description", () => {
  expect(search("koi")).toEqual(["out"]);
  expect(search("LEPPA 25 kato")).toEqual([alder._id]);
  expect(search("hake")).toEqual([hidden._id]);
  expect(search("kuusi")).toEqual([]);
  expect(search(" ")).toEqual(products.map(({ _id }) => _id));
});

test("products are filtered by what buyers can do with them", () => {
  const filter = (state: "onSale" | "paused" | "soldOut" | "offers" | "hidden") =>
    filterProducts(products, { text: "", state }).map(({ _id }) => _id);
  expect(filter("onSale")).toEqual([alder._id]);
  expect(filter("paused")).toEqual(["paused"]);
  expect(filter("soldOut")).toEqual(["out"]);
  expect(filter("offers")).toEqual(["out"]);
  expect(filter("hidden")).toEqual([hidden._id]);
});
