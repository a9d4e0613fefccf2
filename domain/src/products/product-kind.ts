import type { Firewood, Product, ProductGroups } from "./product.ts";
import type { WoodFacts } from "./wood-facts.ts";

/** Whether buyers request a quote of a listing instead of ordering it. */
export function isByQuote(product: Product): boolean {
  return product.category === "Palvelut" && product.byQuote;
}

/** Services have no stock: an order does not reduce their quantity. */
export function isStock(product: Pick<Product, "category">): boolean {
  return product.category !== "Palvelut";
}

/** Whether a product is firewood that is sold by the piece, such as a bag, whose price is compared by its volume. */
export function isBag({ category, unit }: { category: string; unit: string }): boolean {
  return category === "Polttopuut" && unit === "kpl";
}

/**
 * The attributes that tell one firewood from another, all of them texts; empty for other products. Carts and orders store them, and buyers
 * search by their values.
 */
export function getFirewoodAttributes(
  product: Product,
): Partial<Pick<Firewood, "quality" | "material" | "deliveryType" | "plength">> {
  if (product.category !== "Polttopuut") return {};
  const { quality, material, deliveryType, plength } = product;
  return { quality, material, deliveryType, plength };
}

/** What a seller states of firewood beside its attributes; only what is stated. Carts and orders store it. */
export function pickStatedFacts(product: Product): WoodFacts {
  if (product.category !== "Polttopuut") return {};
  const { moisture, dryGuaranteed, eudrNumber, owner } = product;
  return {
    ...(moisture && { moisture }),
    ...(dryGuaranteed && { dryGuaranteed }),
    ...(eudrNumber && owner.business && { eudrNumber }),
  };
}

/** Sorts products into the three groups, keeping their order. */
export function groupProducts(all: readonly Product[]): ProductGroups {
  return {
    products: all.filter((product) => product.category === "Polttopuut"),
    otherProducts: all.filter((product) => product.category === "Muut_tuotteet"),
    services: all.filter((product) => product.category === "Palvelut"),
  };
}
