import type { Sort } from "@halkopiha/domain/products/search.ts";

/** Labels of the sort orders. §2 */
export const sortLabels = {
  newest: "Uusimmat",
  oldest: "Vanhimmat",
  cheapest: "Halvimmat",
  expensive: "Kalleimmat",
  heat: "Halvin lämpö (c/kWh)",
  nearest: "Lähin",
  home: "Halvin kotiin",
} as const satisfies Record<Sort, string>;
