import type { Product } from "@halkopiha/domain/products/product.ts";
import type { Sort } from "@halkopiha/domain/products/search.ts";

const comparisons: Record<Sort, (a: Product, b: Product) => number> = {
  cheapest: (a, b) => a.price - b.price,
  expensive: (a, b) => b.price - a.price,
  newest: (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt),
  oldest: (a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt),
};

/** Sorts products on the device as the server sorts search results. §9 */
export function sortProducts(products: readonly Product[], sort: Sort): Product[] {
  return products.toSorted(comparisons[sort]);
}
