import { getFirewoodKind, type Product } from "./product.ts";

/** Title that distinguishes a product from the seller's other products. */
export function formatListingTitle(product: Product): string {
  const { material, plength } = getFirewoodKind(product);
  return [product.name, material, plength].filter(Boolean).join(", ");
}
