import type { Sort } from "@halkopiha/domain/products/search.ts";

/** Labels of the sort orders. §2 */
export const sortLabels = {
  newest: "Uusimmat",
  oldest: "Vanhimmat",
  cheapest: "Halvimmat",
  expensive: "Kalleimmat",
} as const satisfies Record<Sort, string>;
