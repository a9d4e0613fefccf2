import { priceCart } from "@halkopiha/domain/cart/cart.ts";
import type { StoredCart } from "../store/orders/carts.ts";
import { listActiveBySeller } from "../store/products/delivery-costs.ts";
import { readVisibleProducts } from "../store/products/products.ts";

/** Prices the whole cart from the stored data; the response of every cart call. */
export async function priceStoredCart({ lines, choices, buyer }: StoredCart) {
  const [products, deliveryCosts] = await Promise.all([
    readVisibleProducts(lines.map(({ product }) => product._id)),
    listActiveBySeller(lines.map(({ product }) => product.owner._id)),
  ]);
  return { cart: priceCart({ lines, products, choices, deliveryCosts, buyer }) };
}
