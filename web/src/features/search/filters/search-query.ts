import { mapRecord } from "@halkopiha/domain/map-record.ts";
import { type Category, categories, categoryLabel } from "@halkopiha/domain/products/catalogue.ts";
import {
  type FilterName,
  type FilterRow,
  filterNames,
  filterRows,
} from "@halkopiha/domain/search/filters.ts";
import { defaultSearch, isByPlace, type Sort, sorts } from "@halkopiha/domain/search/options.ts";
import { pageRequest } from "../../../lib/api/page-request.ts";
import { pageSize } from "../../../lib/api/page-size.ts";
import { mapParam, sellerParam, wholeCountry } from "../../../lib/routing/paths.ts";
import {
  readStoredWanted,
  readWanted,
  toDoorQuery,
  type Wanted,
  writeWanted,
} from "../../../market/door/wanted.ts";

/** Views of the search; `tulokset` shows the sellers and products of a search. */
export const views = ["tulokset", "myyjat", "tuotteet", "suosikit"] as const;
export type View = (typeof views)[number];
export const viewParam = "nayta";

/** Values of the filter form, as API parameters; empty when not set. */
export type Filters = Record<FilterName | "queryString", string>;

export const noFilters: Filters = { ...mapRecord(filterRows, () => ""), queryString: "" };

/** In the order of the URL's parameters. */
export const fieldNames: readonly (keyof Filters)[] = [...filterNames, "queryString"];

export interface SearchState {
  filters: Filters;
  sort: Sort;
  view: View;
  /** How much wood is wanted, and where; null while that is not known. */
  wanted: Wanted | null;
  /** Id of the seller whose dialog is open. */
  seller: string | null;
  /** Centre of the open map: `kaikki` for all of Finland, or a seller's id. */
  map: string | null;
}

function findAllowed<T extends string>(allowed: readonly T[], value: string | null): T | undefined {
  return allowed.find((word) => word === value);
}

/** True when only a region or locality is set; then the default search applies. §4 */
function hasOnlyLocation(filters: Filters): boolean {
  return areSameFilters({ ...filters, region: "", locality: "" }, noFilters);
}

/** True when the filters equal the default search of the front page, its map and the menu. §4 */
export function isDefaultSearch(filters: Filters): boolean {
  const { region, locality } = filters;
  const preselected: Filters = { ...noFilters, ...defaultSearch, region, locality };
  return areSameFilters(filters, preselected);
}

/** Sellers are found through their products, so the list of sellers loads larger pages. */
const pageSizes = { tulokset: pageSize, tuotteet: pageSize, suosikit: pageSize, myyjat: 100 } as const;

/** The views of all sellers and of all products have no preselected filters. */
const isUnfilteredView = (view: View) => view === "myyjat" || view === "tuotteet";

/**
 * Query of the API call; defaults are left out, because only such a URL is cached. Without a place, what is to be sorted by it comes newest
 * first.
 */
export function toApiQuery({ filters, sort, view, wanted }: SearchState) {
  const isDefaultSort = sort === "newest" || (isByPlace(sort) && !wanted);
  return {
    ...filters,
    ...(!isDefaultSort && { sort }),
    ...(wanted && toDoorQuery(wanted)),
    limit: pageSizes[view],
  };
}

/** A page of the results of a search. */
export const requestResults = (address: SearchState, cursor?: string) =>
  pageRequest("searchProducts", { query: { ...toApiQuery(address), ...(cursor && { cursor }) } });

/** The search with what is wanted according to the device, where the address does not tell it. */
const withStoredWanted = (address: SearchState): SearchState =>
  address.wanted ? address : { ...address, wanted: readStoredWanted() };

/** What the page of the search shows: its URL, and what the device knows. */
export const readSearch = (params: URLSearchParams) => withStoredWanted(parseSearch(params));

/** What the listings show: their URL, and what the device knows. */
export const readListings = (params: URLSearchParams) => withStoredWanted(parseListings(params));

/** The highest price of an address, in cents; empty for none. */
const parseMaxPrice = (written: string) => (/^\d{1,8}$/.test(written) ? String(Number(written)) : "");

/** The values of a list that listings of a category have; all of them without a category. */
export function listValues(row: FilterRow, category: string): readonly string[] {
  if (row.kind !== "choice" || !appliesTo(row, category)) return [];
  return row.listValues?.(category) ?? row.values;
}

export const appliesTo = (row: FilterRow, category: string): boolean => row.appliesTo?.(category) ?? true;

/** The unit of a highest price: the one of the address, or that of the category. */
export const findPriceUnit = ({ category, priceUnit }: Filters): string =>
  priceUnit || (category === "Polttopuut" ? "Irto-m3" : "");

/** The value of a filter in an address; empty where it is none. */
function readFilter(row: FilterRow, written: string, category: string): string {
  if (row.kind === "choice") return findAllowed(listValues(row, category), written) ?? "";
  if (row.kind === "price") return parseMaxPrice(written);
  return row.kind === "region" && written === wholeCountry ? "" : written;
}

export function parseSearch(params: URLSearchParams): SearchState {
  const get = (name: keyof Filters) => params.get(name) ?? "";
  const read = mapRecord(filterRows, (row, name) => readFilter(row, get(name), get("category")));
  const given: Filters = {
    ...read,
    locality: read.region && read.locality,
    priceUnit: read.maxPrice && read.priceUnit,
    queryString: get("queryString").trim().slice(0, 100),
  };
  const view = findAllowed(views, params.get(viewParam)) ?? "tulokset";
  return {
    filters: hasOnlyLocation(given) && !isUnfilteredView(view) ? { ...given, ...defaultSearch } : given,
    sort: findAllowed(sorts, params.get("sort")) ?? "newest",
    view,
    wanted: readWanted(params),
    seller: params.get(sellerParam),
    map: params.get(mapParam),
  };
}

/** Parses the URL of the listings: firewood in a sort order, or the favourites. */
export function parseListings(params: URLSearchParams): SearchState {
  const { sort, view, wanted, seller, map } = parseSearch(params);
  const filters: Filters = { ...noFilters, category: "Polttopuut" };
  return { filters, sort, wanted, seller, map, view: view === "suosikit" ? view : "tuotteet" };
}

/** Query string of a search; empty and preselected values are omitted. */
export function formatSearch({
  filters,
  sort,
  view,
  wanted,
}: Omit<SearchState, "seller" | "map" | "wanted"> & Partial<Pick<SearchState, "wanted">>): `?${string}` {
  const params = new URLSearchParams();
  const isWritten = (name: keyof Filters) =>
    isUnfilteredView(view) || !isDefaultSearch(filters) || name === "region" || name === "locality";
  for (const name of fieldNames) if (filters[name] && isWritten(name)) params.set(name, filters[name]);
  if (sort !== "newest") params.set("sort", sort);
  if (view !== "tulokset") params.set(viewParam, view);
  if (wanted) writeWanted(params, wanted);
  return `?${params}`;
}

/** Query string of the listings: the sort order, or the favourites, and what is wanted. */
export function formatListings({
  sort,
  view,
  wanted,
}: Pick<SearchState, "sort" | "view" | "wanted">): `?${string}` {
  const params = new URLSearchParams();
  if (sort !== "newest") params.set("sort", sort);
  if (view === "suosikit") params.set(viewParam, view);
  if (wanted) writeWanted(params, wanted);
  return `?${params}`;
}

/** The orders that can be chosen: by price at the door only where the place is known, or if words ask for it. */
export const listSorts = (wanted: Wanted | null, told?: Sort): Sort[] =>
  sorts.filter((sort) => sort !== "door" || wanted !== null || told === "door");

/** Whether a filter stays when the category changes. */
const isKept = (name: keyof Filters, category: string) =>
  name === "queryString" || (filterRows[name].about !== "product" && appliesTo(filterRows[name], category));

/** Changes a filter and clears those that depend on it: the locality with the region, the product filters with the category. §5 */
export function withFilter(filters: Filters, name: keyof Filters, value: string): Filters {
  if (name === "region") return { ...filters, region: value, locality: "" };
  if (name !== "category") return { ...filters, [name]: value };
  return { ...mapRecord(filters, (chosen, other) => (isKept(other, value) ? chosen : "")), category: value };
}

/** Whether two searches have equal filters. */
export function areSameFilters(one: Filters, other: Filters): boolean {
  return fieldNames.every((name) => one[name] === other[name]);
}

/** The required filters that are empty: words alone are a search as well. §5 */
export function findMissing({ category, region, queryString }: Filters): ("category" | "region")[] {
  const missing: ("category" | "region")[] = [];
  if (queryString.trim() !== "" && !category && !region) return missing;
  if (!category) missing.push("category");
  if (!region) missing.push("region");
  return missing;
}

export function findCategory(category: string): Category | undefined {
  return findAllowed(categories, category);
}

/** The search terms for the message of an empty result. */
export function describeSearch({ category, name, queryString }: Filters) {
  const known = findCategory(category);
  return { queryString, category: known ? categoryLabel[known] : "", name };
}
