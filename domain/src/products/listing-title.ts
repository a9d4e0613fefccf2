import { getFirewoodAttributes, type Product } from "./product.ts";

/** Title that distinguishes a product from the seller's other products. */
export function formatListingTitle(product: Product): string {
  const { material, plength } = getFirewoodAttributes(product);
  return [product.name, material, plength].filter(Boolean).join(", ");
}
