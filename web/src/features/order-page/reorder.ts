import { readProduct } from "@halkopiha/domain/contract/shop/products.ts";
import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import type { OrderItem } from "@halkopiha/domain/orders/order.ts";
import { planReorder, type ReorderChange } from "@halkopiha/domain/orders/reorder.ts";
import { formatNextBatch } from "@halkopiha/domain/products/availability.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { formatItemTitle } from "@halkopiha/domain/products/product-title.ts";
import { formatQuantity } from "@halkopiha/domain/products/unit-label.ts";
import { api } from "../../lib/api/client.ts";
import { ApiError } from "../../lib/api/errors.ts";
import { getToday } from "../../lib/format/today.ts";
import { areCookiesBlocked, cartNeedsCookies } from "../../lib/storage/blocked-storage.ts";
import { store } from "../../lib/storage/store.ts";
import { loadCartAtom } from "../../market/cart/cart-actions.ts";
import { cartAtom } from "../../market/cart/current-cart.ts";
import { outbox } from "../../market/outbox/visitor-outbox.ts";
import { RejectedError } from "../../offline/outbox/send-mutation.ts";

/** What became of an order that was ordered again. */
export interface ReorderResult {
  /** Number of products that are in the cart now. */
  added: number;
  /** What differs from the order, a sentence each. */
  notes: string[];
}

/** A product as it is sold today; null when it is not. @throws ApiError when the server could not be asked */
async function findProduct(id: string): Promise<Product | null> {
  try {
    const options = { handlesErrors: true, cache: "reload" } as const;
    return (await api(readProduct, { params: { id } }, options)).product;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 410)) return null;
    throw error;
  }
}

function describe(title: string, { unit }: OrderItem, change: ReorderChange): string {
  switch (change.kind) {
    case "gone":
      return `${title} ei ole enää myynnissä.`;
    case "soldOut":
      return `${title} on loppunut.`;
    case "paused":
      return `${title} on tauolla. ${formatNextBatch(change.until)}`;
    case "byQuote":
      return `${title}: hinta sovitaan nyt tarjouksella.`;
    case "price":
      return `${title}: hinta on nyt ${formatEuros(change.to)}, tilatessasi se oli ${formatEuros(change.from)}.`;
    case "less":
      return change.quantity > 0
        ? `${title}: lisättiin vain ${formatQuantity(change.quantity, unit)}, koska enempää ei ole jäljellä.`
        : `${title}: ostoskorissasi on jo kaikki, mitä on jäljellä.`;
    default:
      return change satisfies never;
  }
}

/** Adds a product to the cart. @returns what went wrong, if anything; null when it is in the cart or waits for the network */
async function add(product: Product, title: string, quantity: number): Promise<string | null> {
  try {
    await outbox.add(product, title, quantity);
    return null;
  } catch (error) {
    if (!(error instanceof RejectedError)) throw error;
    return `${title}: ${error.message}`;
  }
}

/**
 * Puts what is still for sale of an order into the cart, at today's prices.
 * @throws ApiError when the products could not be read, before anything is in the cart
 */
export async function reorder(items: readonly OrderItem[]): Promise<ReorderResult> {
  const products = await Promise.all(items.map(({ _id }) => findProduct(_id)));
  await store.set(loadCartAtom);
  const result: ReorderResult = { added: 0, notes: [] };
  for (const [place, item] of items.entries()) {
    const product = products[place] ?? null;
    const title = formatItemTitle(item);
    const inCart = store.get(cartAtom)?.items.find(({ _id }) => _id === item._id)?.quantity ?? 0;
    const { quantity, changes } = planReorder(item, product, { inCart, today: getToday() });
    const rejection = product && quantity > 0 ? await add(product, title, quantity) : null;
    if (quantity > 0 && rejection === null) result.added += 1;
    result.notes.push(
      ...(rejection === null ? changes.map((change) => describe(title, item, change)) : [rejection]),
    );
  }
  // Without its cookie the server does not know the visitor again.
  if (result.added > 0 && areCookiesBlocked()) result.notes.push(cartNeedsCookies);
  return result;
}
