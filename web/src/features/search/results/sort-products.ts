import { sortPausedLast } from "@halkopiha/domain/products/availability.ts";
import { isByPlace, type Sort, type SortByPlace } from "@halkopiha/domain/products/catalogue.ts";
import { calculateLoosePrice, toSortHeat, toSortPrice } from "@halkopiha/domain/products/comparable-price.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { getToday } from "../../../lib/format/today.ts";

const comparisons: Record<Exclude<Sort, SortByPlace>, (a: Product, b: Product) => number> = {
  cheapest: (a, b) => toSortPrice(a) - toSortPrice(b),
  expensive: (a, b) =>
    Number(calculateLoosePrice(a) === null) - Number(calculateLoosePrice(b) === null) ||
    toSortPrice(b) - toSortPrice(a),
  heat: (a, b) => toSortHeat(a) - toSortHeat(b),
  newest: (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt),
  oldest: (a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt),
};

/** Sorts products on the device as the server sorts search results; by the place of the visitor only the server does. §9 */
export function sortProducts(products: readonly Product[], sort: Sort): Product[] {
  const sorted = isByPlace(sort) ? products : products.toSorted(comparisons[sort]);
  return sortPausedLast(sorted, getToday());
}
