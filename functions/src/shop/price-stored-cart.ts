import { priceCart } from "@halkopiha/domain/cart/cart.ts";
import type { StoredCart } from "../store/orders/carts.ts";
import { listActiveBySeller } from "../store/products/delivery-costs.ts";
import { readVisibleProducts } from "../store/products/products.ts";

/** The whole cart priced from what is stored now, as every cart call answers it. */
export async function priceStoredCart({ lines, choices, buyer }: StoredCart) {
  const [products, deliveryCosts] = await Promise.all([
    readVisibleProducts(lines.map(({ product }) => product._id)),
    listActiveBySeller(lines.map(({ product }) => product.owner._id)),
  ]);
  return { cart: priceCart({ lines, products, choices, deliveryCosts, buyer }) };
}
