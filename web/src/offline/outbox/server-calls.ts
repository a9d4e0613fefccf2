import {
  addToCart,
  changeQuantity,
  readCart,
  removeFromCart,
  resetCart,
} from "@halkopiha/domain/contract/shop/cart.ts";
import { addFavorite, listFavorites, removeFavorite } from "@halkopiha/domain/contract/shop/favorites.ts";
import { advanceOrder, proposeTimes, readOrder } from "@halkopiha/domain/contract/shop/orders.ts";
import { appCallTimeout } from "@halkopiha/domain/contract/timeouts.ts";
import { api } from "../../lib/api/client.ts";
import { ApiError } from "../../lib/api/errors.ts";
import { type Calls, RejectedError } from "./send-mutation.ts";
import type { OrderCalls } from "./send-order-mutation.ts";

const options = () => ({ handlesErrors: true, signal: AbortSignal.timeout(appCallTimeout) }) as const;

/**
 * Client errors are final; no response, an expired session (401), too many requests (429), server errors, and what a newer app may send
 * (`outdated`) are retried.
 */
function isFinal({ status, code }: ApiError): boolean {
  if (code === "outdated") return false;
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

/** API calls for cart and favourites, with timeout and RejectedError. */
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

/** Lets a request outlive the page. */
const fetchKeptAlive: typeof fetch = (url, init) => fetch(url, { ...init, keepalive: true });

/** API calls for orders, with timeout and RejectedError. */
export const orderCalls: OrderCalls = {
  advance: async (id, status, isLeaving = false) => {
    const call = { ...options(), ...(isLeaving && { transport: fetchKeptAlive }) };
    return (await orThrowRejected(api(advanceOrder, { params: { id }, body: { status } }, call))).order;
  },
  proposeTimes: async (id, times) =>
    (await orThrowRejected(api(proposeTimes, { params: { id }, body: { times: [...times] } }, options())))
      .order,
  // Bypass the caches: the current status on the server is needed.
  read: async (id) =>
    (await orThrowRejected(api(readOrder, { params: { id } }, { ...options(), cache: "reload" }))).order,
};
