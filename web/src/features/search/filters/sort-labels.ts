import type { Sort } from "@halkopiha/domain/products/search.ts";

/** How an order of results is called. §2 */
export const sortLabels = {
  newest: "Uusimmat",
  oldest: "Vanhimmat",
  cheapest: "Halvimmat",
  expensive: "Kalleimmat",
} as const satisfies Record<Sort, string>;
