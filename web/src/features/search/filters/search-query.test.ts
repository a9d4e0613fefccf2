import { searchProducts } from "@halkopiha/domain/contract/shop/search.ts";
import { expect, test } from "vitest";
import { expectCachedUrl } from "../../../testing/calls/cached-url.ts";
import { findMissing, formatSearch, noFilters, parseSearch, toApiQuery, withFilter } from "./search-query.ts";

const read = (query: string) => parseSearch(new URLSearchParams(query));

test("an address without filters is the default search", { tags: ["s4-55", "s4-56", "s4-57"] }, () => {
  expect(read("").filters).toMatchObject({
    category: "Polttopuut",
    name: "Polttopuu",
    deliveryMethod: "Noutopiste ja kuljetus",
  });
});

test("a region from the map is searched by default too", () => {
  expect(read("region=etela-karjala").filters).toMatchObject({
    region: "etela-karjala",
    category: "Polttopuut",
    name: "Polttopuu",
  });
});

test("§4 the default search in a place has one address, however it was put together", () => {
  const { filters } = read("region=lappi");
  expect(formatSearch({ filters, sort: "newest", view: "tulokset" })).toBe("?region=lappi");
  const inWords = "category=Polttopuut&region=lappi&name=Polttopuu&deliveryMethod=Noutopiste+ja+kuljetus";
  expect(read(inWords).filters).toEqual(filters);
  expect(formatSearch({ ...read(""), view: "tulokset" })).toBe("?");
});

test("§4 the default search can be widened: its address says that no more is preselected", () => {
  for (const name of ["name", "deliveryMethod"] as const) {
    const filters = { ...read("region=lappi").filters, [name]: "" };
    const widened = formatSearch({ filters, sort: "newest", view: "tulokset" });
    expect(read(widened).filters).toEqual(filters);
  }
});

test("someone who chose a category gets all of it", () => {
  expect(read("category=Palvelut&region=lappi").filters).toEqual({
    ...noFilters,
    category: "Palvelut",
    region: "lappi",
  });
});

test("'all sellers' and 'all products' filter by nothing", () => {
  expect(read("nayta=myyjat")).toMatchObject({ view: "myyjat", filters: noFilters });
  expect(read("nayta=tuotteet")).toMatchObject({ view: "tuotteet", filters: noFilters });
});

test("words that the market does not know are left out", () => {
  expect(read("category=Autot&queryString=x&sort=best&nayta=kaikki")).toMatchObject({
    filters: { ...noFilters, queryString: "x" },
    sort: "newest",
    view: "tulokset",
  });
});

test("material and quality tell firewood apart and nothing else", { tags: "s9-49" }, () => {
  expect(read("category=Palvelut&material=koivu&quality=kuiva").filters).toMatchObject({
    material: "",
    quality: "",
  });
});

test("a locality means nothing without its region", () => {
  expect(read("category=Polttopuut&locality=imatra").filters.locality).toBe("");
});

test("what is written can be read again", () => {
  const address = {
    filters: {
      ...noFilters,
      category: "Polttopuut",
      material: "koivu",
      region: "uusimaa",
      queryString: "klapi 33",
    },
    sort: "cheapest",
    view: "tulokset",
  } as const;
  expect(read(formatSearch(address))).toEqual({ ...address, wanted: null, seller: null, map: null });
});

test("the seller whose dialog is open stands in the address", () => {
  expect(read("category=Polttopuut&myyja=s1").seller).toBe("s1");
});

test("changing the region clears the locality", { tags: "s5-25" }, () => {
  const filters = { ...noFilters, region: "uusimaa", locality: "helsinki" };
  expect(withFilter(filters, "region", "lappi")).toMatchObject({ region: "lappi", locality: "" });
});

test("changing the category clears what only the old one had", () => {
  const filters = {
    ...noFilters,
    category: "Polttopuut",
    name: "Halko",
    material: "koivu",
    quality: "kuiva",
  };
  expect(withFilter(filters, "category", "Palvelut")).toEqual({ ...noFilters, category: "Palvelut" });
});

test("category and region are required", { tags: "s5-23" }, () => {
  expect(findMissing(noFilters)).toEqual(["category", "region"]);
  expect(findMissing({ ...noFilters, category: "Palvelut", region: "lappi" })).toEqual([]);
});

test.each([
  "",
  "region=lappi&locality=inari&sort=cheapest",
  "category=Polttopuut&quality=kuiva&material=koivu&deliveryTime=heti&queryString=halko&sort=newest",
  "nayta=myyjat&sort=door",
  "minne=inari&maara=5&yksikko=Irto-m3",
  "region=lappi&minne=inari&maara=7.5&yksikko=Pino-m3&sort=door",
])("the first page of '%s' has a URL that the CDN caches", (query) => {
  expectCachedUrl(searchProducts, toApiQuery(read(query)));
});
