import type { Category } from "@halkopiha/domain/products/catalogue.ts";
import type { ProductGroups } from "@halkopiha/domain/products/product.ts";
import { profileSections } from "../../../market/account/profile-sections.ts";

/** A product section of the profile with its labels. §2 */
export interface ProductSection {
  category: Category;
  title: string;
  group: keyof ProductGroups;
  createLabel: string;
  emptyLabel: string;
}

export const productSections = {
  firewood: {
    category: "Polttopuut",
    title: profileSections.firewood.text,
    group: "products",
    createLabel: "Luo polttopuu",
    emptyLabel: "Et myy vielä polttopuita.",
  },
  others: {
    category: "Muut_tuotteet",
    title: profileSections.others.text,
    group: "otherProducts",
    createLabel: "Luo tuote",
    emptyLabel: "Et myy vielä muita tuotteita.",
  },
  services: {
    category: "Palvelut",
    title: profileSections.services.text,
    group: "services",
    createLabel: "Luo palvelu",
    emptyLabel: "Et tarjoa vielä palveluita.",
  },
} as const satisfies Record<string, ProductSection>;
