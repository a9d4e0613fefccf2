import { expect, test } from "vitest";
import { Search } from "../search.ts";
import { createSamplePlaces, sampleToday } from "../testing/sample-market.ts";
import { understandSearch } from "../understanding/understand-search.ts";
import { overrideFilters } from "./override-filters.ts";

const places = createSamplePlaces();
const override = (text: string, filters: object) =>
  overrideFilters(Search.parse(filters), understandSearch(text, places, sampleToday));

test.each([
  {
    text: "mäntylautaa",
    filters: { category: "Polttopuut", name: "Polttopuu", material: "koivu", region: "lappi" },
    overridden: ["category", "name", "material"],
    why: "names something of another category",
  },
  {
    text: "halkoja",
    filters: { category: "Polttopuut", name: "Polttopuu" },
    overridden: ["name"],
    why: "names another product",
  },
  {
    text: "klapit",
    filters: { category: "Polttopuut", name: "Polttopuu" },
    overridden: [],
    why: "names the same product",
  },
  {
    text: "lautaa ja lankkua",
    filters: { category: "Muut_tuotteet", name: "Lauta" },
    overridden: ["name"],
    why: "names an alternative to the product",
  },
  {
    text: "klapeja ja brikettejä",
    filters: { category: "Polttopuut", name: "Polttopuu", quality: "kuiva" },
    overridden: ["category", "name", "quality"],
    why: "names an alternative of another category",
  },
  {
    text: "koivua",
    filters: { category: "Polttopuut", name: "Polttopuu" },
    overridden: [],
    why: "names a wood only",
  },
  {
    text: "klapit Turku",
    filters: { region: "pirkanmaa", locality: "tampere" },
    overridden: ["region", "locality"],
    why: "names another place",
  },
  {
    text: "klapit Pirkanmaa",
    filters: { region: "pirkanmaa", locality: "tampere" },
    overridden: [],
    why: "names the region of the locality",
  },
  { text: "klapit Turku", filters: {}, overridden: [], why: "names a place where none is set" },
])("a search that $why overrides $overridden", ({ text, filters, overridden }) => {
  expect(override(text, filters).overridden).toEqual(overridden);
});

test("the place that a search names is its locality and region", () => {
  expect(override("klapit Turku", { region: "pirkanmaa", locality: "tampere" }).criteria).toMatchObject({
    region: "varsinais-suomi",
    locality: "turku",
  });
  expect(override("klapit Lapista", { region: "pirkanmaa", locality: "tampere" }).criteria).toMatchObject({
    region: "lappi",
  });
  expect(
    override("klapit Lapista", { region: "pirkanmaa", locality: "tampere" }).criteria,
  ).not.toHaveProperty("locality");
});
