import {
  type Cart,
  type CartItem,
  type CartSeller,
  toCart,
  toCartItem,
} from "@halkopiha/domain/cart/cart.ts";
import { emptyCart } from "@halkopiha/domain/cart/empty-cart.ts";
import { calculateLinePrice } from "@halkopiha/domain/money/money.ts";
import { toOrderQuantity } from "@halkopiha/domain/money/quantity.ts";
import { offersDelivery, offersPickup } from "@halkopiha/domain/orders/delivery-area.ts";
import { isServiceName } from "@halkopiha/domain/products/catalogue.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { getToday } from "../../lib/format/today.ts";
import {
  type CartMutation,
  isCartMutation,
  isCartResetMutation,
  isFavoriteMutation,
  type Mutation,
} from "./mutations.ts";

/** A row with a quantity, which the server raises to the minimum. */
function withQuantity(item: CartItem, wanted: number): CartItem {
  const quantity = toOrderQuantity(item.unit, wanted, item.totalQuantity);
  return { ...item, quantity, price: calculateLinePrice(item.unitPrice, quantity) };
}

function applyCartMutation(items: readonly CartItem[], { id, quantity, product }: CartMutation): CartItem[] {
  if (quantity === 0) return items.filter(({ _id }) => _id !== id);
  if (items.some(({ _id }) => _id === id)) {
    return items.map((item) => (item._id === id ? withQuantity(item, quantity) : item));
  }
  return product ? [...items, toCartItem({ quantity, product }, product, getToday())] : [...items];
}

function toCartSeller({ owner, name }: Product): CartSeller {
  const isService = isServiceName(name);
  const isFetchable = isService || offersPickup(owner.deliveryMethod);
  return {
    ...owner,
    delivers: offersDelivery(owner.deliveryMethod) && !isService,
    fetchable: isFetchable,
    outsideArea: false,
    minOrder: null,
    delivery: !isFetchable,
    deliveryCosts: [],
    deliveryPrices: [],
    deliveryCost: null,
    deliveryCostGone: false,
    subtotal: 0,
  };
}

function updateSellers(
  cart: Cart,
  items: readonly CartItem[],
  mutations: readonly CartMutation[],
): CartSeller[] {
  const known = new Map(cart.sellers.map((seller) => [seller._id, seller]));
  for (const { product } of mutations) {
    if (product && !known.has(product.owner._id)) known.set(product.owner._id, toCartSeller(product));
  }
  return [...known.values()]
    .map((seller) => ({ seller, own: items.filter(({ ownerId }) => ownerId === seller._id) }))
    .filter(({ own }) => own.length > 0)
    .map(({ seller, own }) => ({
      ...seller,
      subtotal: own
        .filter(({ available }) => available)
        .reduce((sum, { price }) => sum + price, seller.deliveryCost?.price ?? 0),
    }));
}

/**
 * The server's cart with the queued mutations applied. Prices are the last known ones; the server decides. A queued reset starts from an
 * empty cart. Null when there is neither a cart nor a cart mutation.
 */
export function applyToCart(server: Cart | null, mutations: readonly Mutation[]): Cart | null {
  const cartMutations = mutations.filter(isCartMutation);
  const base = mutations.some(isCartResetMutation) ? emptyCart : server;
  if (cartMutations.length === 0) return base;
  const cart = base ?? emptyCart;
  const items = cartMutations.reduce(applyCartMutation, [...cart.items]);
  const sellers = updateSellers(cart, items, cartMutations);
  return toCart(items, sellers, cart.buyer);
}

/** The favourites with the queued mutations applied, latest first. */
export function applyToFavorites(server: readonly Product[], mutations: readonly Mutation[]): Product[] {
  return mutations.filter(isFavoriteMutation).reduce<Product[]>(
    (marked, { id, product, ...mutation }) => {
      const others = marked.filter(({ _id }) => _id !== id);
      return mutation.marked && product ? [product, ...others] : others;
    },
    [...server],
  );
}
