import type { Category } from "@halkopiha/domain/products/catalogue.ts";
import type { ProductGroups } from "@halkopiha/domain/products/product.ts";

/** A section of goods in the profile: what it holds, and its words. §2 */
export interface Kind {
  category: Category;
  group: keyof ProductGroups;
  create: string;
  empty: string;
}

export const kinds = {
  firewood: {
    category: "Polttopuut",
    group: "products",
    create: "Luo polttopuu",
    empty: "Et myy vielä polttopuita.",
  },
  others: {
    category: "Muut_tuotteet",
    group: "otherProducts",
    create: "Luo tuote",
    empty: "Et myy vielä muita tuotteita.",
  },
  services: {
    category: "Palvelut",
    group: "services",
    create: "Luo palvelu",
    empty: "Et tarjoa vielä palveluita.",
  },
} as const satisfies Record<string, Kind>;
