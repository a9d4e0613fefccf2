import { expect, test } from "vitest";
import { AlertSearch } from "../alerts/alert.ts";
import { describeFilter, filterNames, filterRows, orderedFilters } from "./filters.ts";
import { Search } from "./search.ts";

/** A value of each filter, as a query writes it. */
const samples = filterNames.map((name) => {
  const row = filterRows[name];
  const written = row.kind === "choice" ? row.values : [row.kind === "price" ? "6550" : "lappi"];
  return { name, row, written };
});

test.each(samples)("a search and an alert take each value of $name", ({ name, row, written }) => {
  for (const value of written) {
    const parsed = row.kind === "price" ? Number(value) : value;
    expect(Search.parse({ [name]: value })).toMatchObject({ [name]: parsed });
    expect(AlertSearch.parse({ [name]: value })).toEqual({ [name]: parsed });
  }
});

test.each(samples)("a search without $name has none, and an unknown value is rejected", ({ name }) => {
  expect(Search.parse({ [name]: "" })).toEqual(Search.parse({}));
  expect(Search.safeParse({ [name]: "?" }).success).toBe(false);
});

test("the form has a place of its own for each filter", () => {
  const positions = orderedFilters.map((name) => filterRows[name].field?.position);
  expect(positions).toEqual(positions.map((_position, index) => index + 1));
});

test("the chosen values have names that a buyer reads", () => {
  const search = { category: "Muut_tuotteet", material: "koivu", deliveryTime: "2", region: "lappi" };
  const described = filterNames.map((name) => describeFilter(name, search)).filter((text) => text);
  expect(described).toEqual(["Muut tuotteet", "Toimitus viimeistään 2 viikon kuluttua", "koivu"]);
  expect(describeFilter("maxPrice", { maxPrice: "6550", priceUnit: "Irto-m3" })).toBe(
    "enintään 65,50 €/irto-m³",
  );
});

test("a category has its own product names, and an unknown one all of them", () => {
  const { name } = filterRows;
  if (name.kind !== "choice") throw new Error("A name is one of a list");
  expect(name.listValues?.("Polttopuut")).toEqual(["Halko", "Polttopuu"]);
  expect(name.listValues?.("")).toEqual(name.values);
});
