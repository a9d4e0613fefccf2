import { sortPausedLast } from "@halkopiha/domain/products/availability.ts";
import { calculateLoosePrice, toSortHeat, toSortPrice } from "@halkopiha/domain/products/comparable-price.ts";
import { doorComparisons } from "@halkopiha/domain/products/door-price.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { isByPlace, type Sort, type SortByPlace } from "@halkopiha/domain/search/options.ts";
import { getToday } from "../../../lib/format/today.ts";
import type { DoorPrices } from "../../../market/products/price/find-door-price.ts";

const comparisons: Record<Exclude<Sort, SortByPlace>, (a: Product, b: Product) => number> = {
  cheapest: (a, b) => toSortPrice(a) - toSortPrice(b),
  expensive: (a, b) =>
    Number(calculateLoosePrice(a) === null) - Number(calculateLoosePrice(b) === null) ||
    toSortPrice(b) - toSortPrice(a),
  heat: (a, b) => toSortHeat(a) - toSortHeat(b),
  newest: (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt),
  oldest: (a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt),
};

/** Sorts products by their prices at the door; those without one come last, in their order. */
function sortByDoor(products: readonly Product[], doorPrices: DoorPrices, sort: SortByPlace): Product[] {
  const priced = products.flatMap((product) => {
    const price = doorPrices[product._id];
    return price ? [{ product, price }] : [];
  });
  return [
    ...priced.toSorted((a, b) => doorComparisons[sort](a.price, b.price)).map(({ product }) => product),
    ...products.filter(({ _id }) => !doorPrices[_id]),
  ];
}

/** Sorts products on the device as the server sorts search results; by the place of the visitor once their prices there are known. §9 */
export function sortProducts(products: readonly Product[], sort: Sort, doorPrices: DoorPrices): Product[] {
  const sorted = isByPlace(sort)
    ? sortByDoor(products, doorPrices, sort)
    : products.toSorted(comparisons[sort]);
  return sortPausedLast(sorted, getToday());
}
