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
import { mapParameter, sellerParameter } from "../../app/paths.ts";

/** Which part of the market is shown; `tulokset` are the sellers and products of a search. */
export const views = ["tulokset", "myyjat", "tuotteet", "suosikit"] as const;
export type View = (typeof views)[number];
export const viewParameter = "nayta";

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

export interface Address {
  filters: Filters;
  sort: Sort;
  view: View;
  /** The seller whose dialog is open. */
  seller: string | null;
  /** What the open map is centred on: `kaikki` for all of Finland, or a seller's id. */
  map: string | null;
}

function oneOf<T extends string>(allowed: readonly T[], value: string | null): T | undefined {
  return allowed.find((word) => word === value);
}

/** The names that a category holds; all of them when there is no category. */
export function namesIn(category: string): readonly string[] {
  const known = knownCategory(category);
  return known ? productNamesByCategory[known] : Object.values(productNamesByCategory).flat();
}

/** Nothing but a place is given, by the map or by nobody: then the default search holds. §4 */
function isOpen(filters: Filters): boolean {
  const { region: _region, locality: _locality, ...wishes } = filters;
  return Object.values(wishes).every((wish) => wish === "");
}

/** Whether no more is wished for than by whoever comes in by the front page, its map or the menu. §4 */
export function isDefault(filters: Filters): boolean {
  const { region, locality } = filters;
  const preselected: Filters = { ...noFilters, ...defaultSearch, region, locality };
  return filterNames.every((name) => filters[name] === preselected[name]);
}

/** All sellers are met through their products: bigger pages meet more of them at once. */
const pageSize = { tulokset: 24, tuotteet: 24, suosikit: 24, myyjat: 100 } as const;

/** All sellers or products: nothing is preselected. */
const meansAll = (view: View) => view === "myyjat" || view === "tuotteet";

/** What the API is asked for. */
export function searchQuery({ filters, sort, view }: Address) {
  return { ...filters, sort, limit: pageSize[view] };
}

export function readAddress(params: URLSearchParams): Address {
  const get = (name: keyof Filters) => params.get(name) ?? "";
  const category = oneOf(categories, get("category")) ?? "";
  const firewood = category === "Polttopuut";
  const given: Filters = {
    category,
    name: oneOf(namesIn(category), get("name")) ?? "",
    region: get("region"),
    locality: get("region") && get("locality"),
    deliveryMethod: oneOf(deliveryMethods, get("deliveryMethod")) ?? "",
    quality: (firewood && oneOf(qualities, get("quality"))) || "",
    material: (firewood && oneOf(materials, get("material"))) || "",
    queryString: get("queryString").trim().slice(0, 100),
  };
  const view = oneOf(views, params.get(viewParameter)) ?? "tulokset";
  return {
    filters: isOpen(given) && !meansAll(view) ? { ...given, ...defaultSearch } : given,
    sort: oneOf(sorts, params.get("sort")) ?? "newest",
    view,
    seller: params.get(sellerParameter),
    map: params.get(mapParameter),
  };
}

/** What the address of the listings asks for: firewood, in an order; or the favourites. */
export function listingsAddress(params: URLSearchParams): Address {
  const { sort, view, seller, map } = readAddress(params);
  const filters: Filters = { ...noFilters, category: "Polttopuut" };
  return { filters, sort, seller, map, view: view === "suosikit" ? view : "tuotteet" };
}

/** The address of a search, without what is not set and without what is preselected. */
export function writeAddress({ filters, sort, view }: Omit<Address, "seller" | "map">): `?${string}` {
  const params = new URLSearchParams();
  const isWritten = (name: keyof Filters) =>
    meansAll(view) || !isDefault(filters) || name === "region" || name === "locality";
  for (const name of filterNames) if (filters[name] && isWritten(name)) params.set(name, filters[name]);
  if (sort !== "newest") params.set("sort", sort);
  if (view !== "tulokset") params.set(viewParameter, view);
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
export function isSame(one: Filters, other: Filters): boolean {
  return filterNames.every((name) => one[name] === other[name]);
}

/** What is missing before one can search: both are required. §5 */
export function missingOf({ category, region }: Filters): ("category" | "region")[] {
  const missing: ("category" | "region")[] = [];
  if (!category) missing.push("category");
  if (!region) missing.push("region");
  return missing;
}

export function knownCategory(category: string): Category | undefined {
  return oneOf(categories, category);
}

/** What was sought, in words for the empty answer. */
export function soughtWords({ category, name, queryString }: Filters) {
  const known = knownCategory(category);
  return { queryString, category: known ? categoryLabel[known] : "", name };
}
