import type { Product } from "@halkopiha/domain/products/product.ts";
import { appUrl } from "../browser/chromium.ts";

/** The public firewood listings of a seller. */
export async function listFirewood(owner: string): Promise<Product[]> {
  const response = await fetch(new URL(`/api/products?owner_id=${owner}`, appUrl()));
  return (await response.json()).products;
}
