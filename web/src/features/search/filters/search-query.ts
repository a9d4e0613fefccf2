import {
  type Category,
  categories,
  categoryLabel,
  defaultSearch,
  deliveryMethods,
  materials,
  productNamesByCategory,
  qualities,
  sorts,
} from "@halkopiha/domain/products/catalogue.ts";
import type { Sort } from "@halkopiha/domain/products/search.ts";
import { mapParam, sellerParam } from "../../../lib/routing/paths.ts";

/** Which part of the market is shown; `tulokset` are the sellers and products of a search. */
export const views = ["tulokset", "myyjat", "tuotteet", "suosikit"] as const;
export type View = (typeof views)[number];
export const viewParam = "nayta";

/** What the filter form holds: the words of the API, empty when not set. */
export interface Filters {
  category: string;
  name: string;
  region: string;
  locality: string;
  deliveryMethod: string;
  quality: string;
  material: string;
  queryString: string;
}

export const noFilters: Filters = {
  category: "",
  name: "",
  region: "",
  locality: "",
  deliveryMethod: "",
  quality: "",
  material: "",
  queryString: "",
};

/** In the order in which an address names them. */
const filterNames = [
  "category",
  "name",
  "region",
  "locality",
  "deliveryMethod",
  "quality",
  "material",
  "queryString",
] as const satisfies readonly (keyof Filters)[];

export interface SearchState {
  filters: Filters;
  sort: Sort;
  view: View;
  /** The seller whose dialog is open. */
  seller: string | null;
  /** What the open map is centred on: `kaikki` for all of Finland, or a seller's id. */
  map: string | null;
}

function findAllowed<T extends string>(allowed: readonly T[], value: string | null): T | undefined {
  return allowed.find((word) => word === value);
}

/** The names that a category holds; all of them when there is no category. */
export function listNames(category: string): readonly string[] {
  const known = findCategory(category);
  return known ? productNamesByCategory[known] : Object.values(productNamesByCategory).flat();
}

/** True when only a region or locality is set; then the default search applies. §4 */
function hasOnlyLocation(filters: Filters): boolean {
  const { region: _region, locality: _locality, ...otherFilters } = filters;
  return Object.values(otherFilters).every((value) => value === "");
}

/** True when the filters equal the default search of the front page, its map and the menu. §4 */
export function isDefaultSearch(filters: Filters): boolean {
  const { region, locality } = filters;
  const preselected: Filters = { ...noFilters, ...defaultSearch, region, locality };
  return filterNames.every((name) => filters[name] === preselected[name]);
}

/** All sellers are met through their products: bigger pages meet more of them at once. */
const pageSize = { tulokset: 24, tuotteet: 24, suosikit: 24, myyjat: 100 } as const;

/** All sellers or products: nothing is preselected. */
const isUnfilteredView = (view: View) => view === "myyjat" || view === "tuotteet";

/** What the API is asked for. */
export function toApiQuery({ filters, sort, view }: SearchState) {
  return { ...filters, sort, limit: pageSize[view] };
}

export function parseSearch(params: URLSearchParams): SearchState {
  const get = (name: keyof Filters) => params.get(name) ?? "";
  const category = findAllowed(categories, get("category")) ?? "";
  const firewood = category === "Polttopuut";
  const given: Filters = {
    category,
    name: findAllowed(listNames(category), get("name")) ?? "",
    region: get("region"),
    locality: get("region") && get("locality"),
    deliveryMethod: findAllowed(deliveryMethods, get("deliveryMethod")) ?? "",
    quality: (firewood && findAllowed(qualities, get("quality"))) || "",
    material: (firewood && findAllowed(materials, get("material"))) || "",
    queryString: get("queryString").trim().slice(0, 100),
  };
  const view = findAllowed(views, params.get(viewParam)) ?? "tulokset";
  return {
    filters: hasOnlyLocation(given) && !isUnfilteredView(view) ? { ...given, ...defaultSearch } : given,
    sort: findAllowed(sorts, params.get("sort")) ?? "newest",
    view,
    seller: params.get(sellerParam),
    map: params.get(mapParam),
  };
}

/** What the address of the listings asks for: firewood, in an order; or the favourites. */
export function parseListings(params: URLSearchParams): SearchState {
  const { sort, view, seller, map } = parseSearch(params);
  const filters: Filters = { ...noFilters, category: "Polttopuut" };
  return { filters, sort, seller, map, view: view === "suosikit" ? view : "tuotteet" };
}

/** The address of a search, without what is not set and without what is preselected. */
export function formatSearch({ filters, sort, view }: Omit<SearchState, "seller" | "map">): `?${string}` {
  const params = new URLSearchParams();
  const isWritten = (name: keyof Filters) =>
    isUnfilteredView(view) || !isDefaultSearch(filters) || name === "region" || name === "locality";
  for (const name of filterNames) if (filters[name] && isWritten(name)) params.set(name, filters[name]);
  if (sort !== "newest") params.set("sort", sort);
  if (view !== "tulokset") params.set(viewParam, view);
  return `?${params}`;
}

/** A filter changes, and what depended on it goes: the locality with its region, the kind with its category. §5 */
export function withFilter(filters: Filters, name: keyof Filters, value: string): Filters {
  const changed = { ...filters, [name]: value };
  if (name === "region") return { ...changed, locality: "" };
  if (name === "category") return { ...changed, name: "", quality: "", material: "" };
  return changed;
}

/** Whether two searches ask for the same. */
export function areSameFilters(one: Filters, other: Filters): boolean {
  return filterNames.every((name) => one[name] === other[name]);
}

/** What is missing before one can search: both are required. §5 */
export function findMissing({ category, region }: Filters): ("category" | "region")[] {
  const missing: ("category" | "region")[] = [];
  if (!category) missing.push("category");
  if (!region) missing.push("region");
  return missing;
}

export function findCategory(category: string): Category | undefined {
  return findAllowed(categories, category);
}

/** What was sought, in words for the empty answer. */
export function describeSearch({ category, name, queryString }: Filters) {
  const known = findCategory(category);
  return { queryString, category: known ? categoryLabel[known] : "", name };
}
