import type { Sort } from "@halkopiha/domain/search/options.ts";

/** Labels of the sort orders. §2 */
export const sortLabels = {
  newest: "Uusimmat",
  oldest: "Vanhimmat",
  cheapest: "Halvimmat",
  expensive: "Kalleimmat",
  heat: "Halvin lämpö (c/kWh)",
  nearest: "Lähin",
  door: "Halvin kotiin",
} as const satisfies Record<Sort, string>;
