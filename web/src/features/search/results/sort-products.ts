import { calculateLoosePrice, toSortPrice } from "@halkopiha/domain/products/comparable-price.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import type { Sort } from "@halkopiha/domain/products/search.ts";

const comparisons: Record<Sort, (a: Product, b: Product) => number> = {
  cheapest: (a, b) => toSortPrice(a) - toSortPrice(b),
  expensive: (a, b) =>
    Number(calculateLoosePrice(a) === null) - Number(calculateLoosePrice(b) === null) ||
    toSortPrice(b) - toSortPrice(a),
  newest: (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt),
  oldest: (a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt),
};

/** Sorts products on the device as the server sorts search results. §9 */
export function sortProducts(products: readonly Product[], sort: Sort): Product[] {
  return products.toSorted(comparisons[sort]);
}
