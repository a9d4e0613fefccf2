import type { Category } from "@halkopiha/domain/products/catalogue.ts";
import type { ProductGroups } from "@halkopiha/domain/products/product.ts";

/** A product section of the profile with its labels. §2 */
export interface ProductSection {
  category: Category;
  group: keyof ProductGroups;
  createLabel: string;
  emptyLabel: string;
}

export const productSections = {
  firewood: {
    category: "Polttopuut",
    group: "products",
    createLabel: "Luo polttopuu",
    emptyLabel: "Et myy vielä polttopuita.",
  },
  others: {
    category: "Muut_tuotteet",
    group: "otherProducts",
    createLabel: "Luo tuote",
    emptyLabel: "Et myy vielä muita tuotteita.",
  },
  services: {
    category: "Palvelut",
    group: "services",
    createLabel: "Luo palvelu",
    emptyLabel: "Et tarjoa vielä palveluita.",
  },
} as const satisfies Record<string, ProductSection>;
