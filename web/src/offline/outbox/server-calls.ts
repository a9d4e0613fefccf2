import {
  addToCart,
  changeQuantity,
  readCart,
  removeFromCart,
  resetCart,
} from "@halkopiha/domain/contract/shop/cart.ts";
import { addFavorite, listFavorites, removeFavorite } from "@halkopiha/domain/contract/shop/favorites.ts";
import { advanceOrder, readOrder } from "@halkopiha/domain/contract/shop/orders.ts";
import { api } from "../../lib/api/client.ts";
import { ApiError } from "../../lib/api/errors.ts";
import { type Calls, RejectedError } from "./send-mutation.ts";
import type { OrderCalls } from "./send-order-mutation.ts";

/** On a bad signal one waits so long for an answer, and no longer; milliseconds. */
const timeout = 15_000;

const options = () => ({ silent: true, signal: AbortSignal.timeout(timeout) });

/** A refusal of the server is final; no answer, a login that has run out, too many calls and a stumbling server are not. */
function isFinal({ status }: ApiError): boolean {
  return status >= 400 && status < 500 && status !== 401 && status !== 429;
}

async function orThrowRejected<T>(response: Promise<T>): Promise<T> {
  try {
    return await response;
  } catch (error) {
    if (error instanceof ApiError && isFinal(error)) throw new RejectedError(error.code, error.message);
    throw error;
  }
}

const unwrapCart = async (answer: ReturnType<typeof api<typeof readCart>>) =>
  (await orThrowRejected(answer)).cart;
const unwrapFavorites = async (answer: ReturnType<typeof api<typeof listFavorites>>) =>
  (await orThrowRejected(answer)).favorites;

const idempotencyHeader = (key: string | undefined) => ({ "idempotency-key": key });

/** The calls of cart and favourites as the outbox makes them. */
export const serverCalls: Calls = {
  readCart: () => unwrapCart(api(readCart, {}, options())),
  add: (product_id, quantity, key) =>
    unwrapCart(
      api(
        addToCart,
        {
          headers: idempotencyHeader(key),
          body: { product_id, ...(quantity !== undefined && { quantity }) },
        },
        options(),
      ),
    ),
  change: (product_id, quantity, key) =>
    unwrapCart(
      api(changeQuantity, { headers: idempotencyHeader(key), body: { product_id, quantity } }, options()),
    ),
  remove: (product_id) => unwrapCart(api(removeFromCart, { body: { product_id } }, options())),
  resetCart: () => unwrapCart(api(resetCart, {}, options())),
  readFavorites: () => unwrapFavorites(api(listFavorites, {}, options())),
  mark: (id) => unwrapFavorites(api(addFavorite, { body: { id } }, options())),
  unmark: (id) => unwrapFavorites(api(removeFavorite, { body: { id } }, options())),
};

/** The calls of orders as the outbox makes them. */
export const orderCalls: OrderCalls = {
  advance: async (id, status) =>
    (await orThrowRejected(api(advanceOrder, { params: { id }, body: { status } }, options()))).order,
  // What the device has kept is no answer to what the server has now.
  read: async (id) =>
    (await orThrowRejected(api(readOrder, { params: { id } }, { ...options(), fresh: true }))).order,
};
