import type { User } from "@halkopiha/domain/accounts/user.ts";
import { priceCart } from "@halkopiha/domain/cart/cart.ts";
import { toDeliveryArea } from "@halkopiha/domain/orders/delivery-area.ts";
import { readUsers } from "../store/accounts/users.ts";
import type { StoredCart } from "../store/orders/carts.ts";
import { listActiveBySeller } from "../store/products/delivery-costs.ts";
import { readVisibleProducts } from "../store/products/products.ts";
import { getToday } from "../today.ts";

/** The localities that each seller delivers to, by seller id. */
export function toDeliveryAreas(sellers: Iterable<User>): Map<string, ReadonlySet<string>> {
  return new Map([...sellers].map((seller) => [seller._id, toDeliveryArea(seller)]));
}

/** Prices the whole cart from the stored data; the response of every cart call. */
export async function priceStoredCart({ lines, choices, buyer }: StoredCart) {
  const ownerIds = [...new Set(lines.map(({ product }) => product.owner._id))];
  const [products, deliveryCosts, sellers] = await Promise.all([
    readVisibleProducts(lines.map(({ product }) => product._id)),
    listActiveBySeller(ownerIds),
    // Without an address every delivery is possible yet.
    buyer ? readUsers(ownerIds) : new Map<string, User>(),
  ]);
  const deliveryAreas = toDeliveryAreas(sellers.values());
  return {
    cart: priceCart({ lines, products, choices, deliveryCosts, deliveryAreas, buyer, today: getToday() }),
  };
}
