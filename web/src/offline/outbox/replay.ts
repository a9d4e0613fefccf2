import type { Cart } from "@halkopiha/domain/cart/cart.ts";
import type { Order } from "@halkopiha/domain/orders/order.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { clearSending, dequeueMutation, type Mutation, mutationsOfUser } from "./mutations.ts";
import type { OutboxState, OutboxStore } from "./outbox-store.ts";
import { formatOutcome } from "./outcome-texts.ts";
import {
  type Calls,
  type MutationOutcome,
  sendCartMutation,
  sendCartReset,
  sendFavoriteMutation,
} from "./send-mutation.ts";
import { type OrderCalls, sendOrderMutation } from "./send-order-mutation.ts";

export interface OutboxDeps {
  outboxStore: OutboxStore;
  calls: Calls;
  orders: OrderCalls;
  /** Only mutations of this user's orders are sent and shown. */
  getCurrentUserId(): string | null;
  /** Runs the callback under a lock shared by all tabs (Web Locks). */
  withLock<T>(work: () => Promise<T>): Promise<T>;
  isOffline(): boolean;
  now(): number;
  newVersion(): string;
  /** Something kept has changed; `fresh`: by what the server has just told. */
  onChange(state: OutboxState, fresh: { cart: boolean; favorites: boolean }): void;
  /** The server has told an order as it is now. */
  onOrderUpdate(order: Order): void;
  /** Reports mutations whose result differs from what was requested; `isRefused`: the server rejected at least one. */
  notify(differences: readonly string[], isRefused: boolean): void;
  /** A request failed without a final answer: the mutation stays queued and is retried later. */
  retryLater(failure: unknown): void;
}

const noneFresh = { cart: false, favorites: false };

/** Keeps on the device and says so. */
export function createOutboxCache({ outboxStore, onChange, now }: OutboxDeps) {
  async function persist(
    change: (state: OutboxState) => OutboxState,
    fresh = noneFresh,
  ): Promise<OutboxState> {
    const state = await outboxStore.update(change);
    onChange(state, fresh);
    return state;
  }
  /** Another tab, or a change of this one, has been answered since it was asked for: that answer knows better. */
  const isOutdated = (known: { at: number } | null, askedAt: number) => known !== null && known.at > askedAt;
  return {
    persist,
    /** Nobody is sending any more: what came of the last call is not known. */
    releaseSending: () => persist((state) => ({ ...state, mutations: state.mutations.map(clearSending) })),
    /** The wish has had its answer. */
    dequeue: (mutation: Mutation, fresh = noneFresh) =>
      persist((state) => ({ ...state, mutations: dequeueMutation(state.mutations, mutation) }), fresh),
    cacheCart: (cart: Cart, askedAt = now()) =>
      persist(
        (state) => (isOutdated(state.cart, askedAt) ? state : { ...state, cart: { cart, at: now() } }),
        {
          ...noneFresh,
          cart: true,
        },
      ),
    cacheFavorites: (products: Product[], askedAt = now()) =>
      persist(
        (state) =>
          isOutdated(state.favorites, askedAt) ? state : { ...state, favorites: { products, at: now() } },
        { ...noneFresh, favorites: true },
      ),
  };
}

export type OutboxCache = ReturnType<typeof createOutboxCache>;

/** Sends one wish after the other; what the server answers is kept and told on the way. */
function createMutationSender(
  { calls, orders, onOrderUpdate }: OutboxDeps,
  { cacheCart, cacheFavorites }: OutboxCache,
) {
  // The server's cart, once it has told it to this very sending.
  let cart: Cart | null = null;

  return async (mutation: Mutation): Promise<MutationOutcome> => {
    if (mutation.kind === "cart") {
      const sent = await sendCartMutation(mutation, cart, calls);
      cart = sent.cart;
      await cacheCart(sent.cart);
      return sent.outcome;
    }
    if (mutation.kind === "cartReset") {
      const sent = await sendCartReset(calls);
      cart = sent.cart;
      await cacheCart(sent.cart);
      return sent.outcome;
    }
    if (mutation.kind === "order") {
      const sent = await sendOrderMutation(mutation, orders);
      if (sent.order) onOrderUpdate(sent.order);
      return sent.outcome;
    }
    const { favorites, outcome } = await sendFavoriteMutation(mutation, calls);
    await cacheFavorites(favorites);
    return outcome;
  };
}

/** Of an order with several steps only the last has to be told. */
const outcomeKey = ({ kind, id, version }: Mutation) => (kind === "order" ? id : version);

/**
 * Sends what waits, in order, until nothing does or a call is lost.
 * Tells once, at its end, what came out differently.
 */
export async function replayMutations(deps: OutboxDeps, cache: OutboxCache): Promise<void> {
  const { outboxStore, retryLater, notify, getCurrentUserId } = deps;
  const notifications = new Map<string, string>();
  let isRefused = false;
  const sendOne = createMutationSender(deps, cache);
  try {
    for (;;) {
      const [mutation] = mutationsOfUser((await outboxStore.read()).mutations, getCurrentUserId());
      if (!mutation) return;
      const outcome = await sendOne(mutation);
      isRefused ||= outcome?.kind === "rejected";
      if (outcome) notifications.set(outcomeKey(mutation), formatOutcome(mutation, outcome));
      await cache.dequeue(mutation, {
        cart: mutation.kind === "cart" || mutation.kind === "cartReset",
        favorites: mutation.kind === "favorite",
      });
    }
  } catch (error) {
    await cache.releaseSending();
    retryLater(error);
  } finally {
    if (notifications.size > 0) notify([...notifications.values()], isRefused);
  }
}
