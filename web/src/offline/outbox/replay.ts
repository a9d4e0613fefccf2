import type { Cart } from "@halkopiha/domain/cart/cart.ts";
import type { Order } from "@halkopiha/domain/orders/order.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { clearSending, dequeueMutation, type Mutation } from "./mutations.ts";
import { dueMutations, hasWaited } from "./order-steps.ts";
import type { OutboxState, OutboxStore } from "./outbox-store.ts";
import { formatOutcome } from "./outcome-texts.ts";
import {
  type Calls,
  type MutationOutcome,
  sendCartMutation,
  sendCartReset,
  sendFavoriteMutation,
} from "./send-mutation.ts";
import { type OrderCalls, sendOrderMutation, sendTimesMutation } from "./send-order-mutation.ts";

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
  /** Called when the stored state has changed; `fresh` marks the parts that come from a server response. */
  onChange(state: OutboxState, fresh: { cart: boolean; favorites: boolean }): void;
  /** Called with the order of a server response. */
  onOrderUpdate(order: Order): void;
  /** Reports mutations whose result differs from what was requested; `isRejected`: the server rejected at least one. */
  notify(differences: readonly string[], isRejected: boolean): void;
  /** Reports that all mutations that waited have been sent as requested. */
  notifySent(): void;
  /** A request failed without a final answer: the mutation stays queued and is retried later. */
  retryLater(failure: unknown): void;
}

const noneFresh = { cart: false, favorites: false };

/** Persists changes of the stored state and reports them with `onChange`. */
export function createOutboxCache({
  outboxStore,
  onChange,
  now,
  getCurrentUserId,
}: Pick<OutboxDeps, "outboxStore" | "onChange" | "now" | "getCurrentUserId">) {
  async function persist(
    change: (state: OutboxState) => OutboxState,
    fresh = noneFresh,
  ): Promise<OutboxState> {
    const state = await outboxStore.update(change);
    onChange(state, fresh);
    return state;
  }
  /**
   * The cached value is newer than the request: another call, possibly of another tab, got its response after this request started. One of
   * the future was cached before the device's clock was set back.
   */
  const isOutdated = (known: { at: number } | null, askedAt: number) =>
    known !== null && known.at > askedAt && known.at <= now();
  return {
    persist,
    /** The current user's mutations that may be sent now, in order. */
    listDue: ({ mutations }: OutboxState) => dueMutations(mutations, getCurrentUserId(), now()),
    /** Marks a mutation as being sent, so that no tab undoes it. @returns whether it is still queued */
    startSending: async ({ version }: Mutation): Promise<boolean> => {
      const { mutations } = await persist((state) => ({
        ...state,
        mutations: state.mutations.map((queued) =>
          queued.version === version ? { ...queued, isSending: true } : queued,
        ),
      }));
      return mutations.some((queued) => queued.version === version);
    },
    /** Marks all mutations as not being sent: the result of the last call is unknown. */
    releaseSending: () => persist((state) => ({ ...state, mutations: state.mutations.map(clearSending) })),
    /** Removes a mutation whose result is known. */
    dequeue: (mutation: Mutation, fresh = noneFresh) =>
      persist((state) => ({ ...state, mutations: dequeueMutation(state.mutations, mutation) }), fresh),
    cacheCart: (cart: Cart, askedAt = now()) => {
      // Not the time at which it is stored: a response that arrives while this one waits for the store is the later one.
      const at = now();
      return persist(
        (state) => (isOutdated(state.cart, askedAt) ? state : { ...state, cart: { cart, at } }),
        {
          ...noneFresh,
          cart: true,
        },
      );
    },
    cacheFavorites: (products: Product[], askedAt = now()) => {
      const at = now();
      return persist(
        (state) => (isOutdated(state.favorites, askedAt) ? state : { ...state, favorites: { products, at } }),
        { ...noneFresh, favorites: true },
      );
    },
  };
}

export type OutboxCache = ReturnType<typeof createOutboxCache>;

/** Sends one mutation at a time; caches each response and reports it. */
function createMutationSender(
  { calls, orders, onOrderUpdate }: OutboxDeps,
  { cacheCart, cacheFavorites }: OutboxCache,
) {
  // The cart of the last response in this replay; null until there is one.
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
    if (mutation.kind === "orderTimes") {
      const sent = await sendTimesMutation(mutation, orders);
      if (sent.order) onOrderUpdate(sent.order);
      return sent.outcome;
    }
    const { favorites, outcome } = await sendFavoriteMutation(mutation, calls);
    await cacheFavorites(favorites);
    return outcome;
  };
}

/** Of several status changes of an order, only the last result is reported. */
const outcomeKey = ({ kind, id, version }: Mutation) => (kind === "order" ? id : version);

/**
 * Sends the due mutations in order, until none is left or a call fails without a response.
 * Reports all differences once, at the end.
 */
export async function replayMutations(deps: OutboxDeps, cache: OutboxCache): Promise<void> {
  const { outboxStore, retryLater, notify, notifySent, now } = deps;
  const notifications = new Map<string, string>();
  let isRejected = false;
  let isLate = false;
  const sendOne = createMutationSender(deps, cache);
  try {
    for (;;) {
      const [mutation] = cache.listDue(await outboxStore.read());
      if (!mutation) {
        if (isLate && notifications.size === 0) notifySent();
        return;
      }
      // A step that was undone since it was read is not sent.
      if (mutation.kind === "order" && !(await cache.startSending(mutation))) continue;
      const outcome = await sendOne(mutation);
      isLate ||= hasWaited(mutation, now());
      isRejected ||= outcome?.kind === "rejected";
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
    if (notifications.size > 0) notify([...notifications.values()], isRejected);
  }
}
