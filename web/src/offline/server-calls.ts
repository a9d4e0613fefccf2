import {
  addToCart,
  changeQuantity,
  readCart,
  removeFromCart,
  resetCart,
} from "@halkopiha/domain/contract/shop/cart.ts";
import { addFavorite, listFavorites, removeFavorite } from "@halkopiha/domain/contract/shop/favorites.ts";
import { advanceOrder, readOrder } from "@halkopiha/domain/contract/shop/orders.ts";
import { api } from "../app/api.ts";
import { ApiError } from "../app/api-error.ts";
import type { OrderCalls } from "./send-order-wish.ts";
import { type Calls, Refused } from "./send-wish.ts";

/** On a bad signal one waits so long for an answer, and no longer; milliseconds. */
const patience = 15_000;

const options = () => ({ silent: true, signal: AbortSignal.timeout(patience) });

/** A refusal of the server is final; no answer, a login that has run out, too many calls and a stumbling server are not. */
function isFinal({ status }: ApiError): boolean {
  return status >= 400 && status < 500 && status !== 401 && status !== 429;
}

async function orRefused<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && isFinal(error)) throw new Refused(error.code, error.message);
    throw error;
  }
}

const cartOf = async (answer: ReturnType<typeof api<typeof readCart>>) => (await orRefused(answer)).cart;
const favoritesOf = async (answer: ReturnType<typeof api<typeof listFavorites>>) =>
  (await orRefused(answer)).favorites;

const under = (key: string | undefined) => ({ "idempotency-key": key });

/** The calls of cart and favourites as the outbox makes them. */
export const serverCalls: Calls = {
  readCart: () => cartOf(api(readCart, {}, options())),
  add: (product_id, quantity, key) =>
    cartOf(
      api(
        addToCart,
        { headers: under(key), body: { product_id, ...(quantity !== undefined && { quantity }) } },
        options(),
      ),
    ),
  change: (product_id, quantity, key) =>
    cartOf(api(changeQuantity, { headers: under(key), body: { product_id, quantity } }, options())),
  remove: (product_id) => cartOf(api(removeFromCart, { body: { product_id } }, options())),
  resetCart: () => cartOf(api(resetCart, {}, options())),
  readFavorites: () => favoritesOf(api(listFavorites, {}, options())),
  mark: (id) => favoritesOf(api(addFavorite, { body: { id } }, options())),
  unmark: (id) => favoritesOf(api(removeFavorite, { body: { id } }, options())),
};

/** The calls of orders as the outbox makes them. */
export const orderCalls: OrderCalls = {
  advance: async (id, status) =>
    (await orRefused(api(advanceOrder, { params: { id }, body: { status } }, options()))).order,
  // What the device has kept is no answer to what the server has now.
  read: async (id) =>
    (await orRefused(api(readOrder, { params: { id } }, { ...options(), fresh: true }))).order,
};
