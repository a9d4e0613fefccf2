import type { Cart, CartItem } from "@halkopiha/domain/cart/cart.ts";
import { messages } from "@halkopiha/domain/messages.ts";
import { minQuantity, sumQuantities } from "@halkopiha/domain/money/quantity.ts";
import type { Order } from "@halkopiha/domain/orders/order.ts";
import type { TimeWindow } from "@halkopiha/domain/orders/order-times.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import {
  type CartMutation,
  enqueueMutation,
  type FavoriteMutation,
  includesMutation,
  isSellerMutation,
  type Mutation,
  pendingMutations,
  type UserMutation,
} from "./mutations.ts";
import { applyToCart } from "./optimistic-cart.ts";
import { createOrderActions } from "./order-actions.ts";
import type { OutboxState } from "./outbox-store.ts";
import { createOutboxCache, type OutboxCache, type OutboxDeps, replayMutations } from "./replay.ts";
import { RejectedError } from "./send-mutation.ts";

/** `queued`: stored on the device and sent later. */
export type SendResult = "sent" | "queued";

/**
 * Sends the request at once, or queues a mutation when offline or when others are pending.
 * @throws RejectedError when the server rejects the request, or `createMutation` returns one
 */
type SendOrQueue = (
  direct: (key: string) => Promise<unknown>,
  createMutation: (state: OutboxState) => UserMutation | RejectedError,
) => Promise<SendResult>;

function createSendOrQueue(deps: OutboxDeps, cache: OutboxCache, send: () => Promise<void>): SendOrQueue {
  const { outboxStore, withLock, isOffline, retryLater } = deps;
  const { persist, releaseSending, dequeue, listDue } = cache;

  /** Persists the mutation before the request, because the page may be closed while it waits for the lock. */
  async function persistMutation(createMutation: Parameters<SendOrQueue>[1]) {
    let made: { mutation: UserMutation; waits: boolean; replaces: boolean } | RejectedError | undefined;
    await persist((state) => {
      const mutation = createMutation(state);
      if (mutation instanceof RejectedError) {
        made = mutation;
        return state;
      }
      const waits = isOffline() || pendingMutations(listDue(state)).length > 0;
      const mutations = enqueueMutation(state.mutations, waits ? mutation : { ...mutation, isSending: true });
      made = {
        mutation,
        waits,
        replaces: !state.mutations.every((earlier) => includesMutation(mutations, earlier)),
      };
      return { ...state, mutations };
    });
    if (!made) throw new Error("the outbox store did not run the update");
    if (made instanceof RejectedError) throw made;
    return made;
  }

  async function sendDirectly(direct: Parameters<SendOrQueue>[0], mutation: Mutation): Promise<void> {
    try {
      await direct(mutation.version);
    } catch (error) {
      if (error instanceof RejectedError) {
        await dequeue(mutation);
        throw error;
      }
      await releaseSending();
      retryLater(error);
      return;
    }
    await dequeue(mutation);
  }

  return async (direct, createMutation) => {
    const { mutation, waits, replaces } = await persistMutation(createMutation);
    if (waits) {
      void send();
      return "queued";
    }
    return withLock(async () => {
      const state = await outboxStore.read();
      const [first] = listDue(state);
      // A direct request is safe only when no earlier request for the same entity may have arrived; otherwise the queue is replayed.
      const isNew = first?.version === mutation.version && first.isSending && !replaces;
      if (isNew) await sendDirectly(direct, mutation);
      // Otherwise the queue is replayed in order; a mutation that is no longer in it was replaced, or sent by another tab.
      else if (includesMutation(state.mutations, mutation)) await replayMutations(deps, cache);
      return includesMutation((await outboxStore.read()).mutations, mutation) ? "queued" : "sent";
    });
  };
}

/** Cart actions. A mutation holds the final quantity, computed from the one that the visitor saw. */
function createCartActions(
  { calls, newVersion }: OutboxDeps,
  { cacheCart }: OutboxCache,
  sendOrQueue: SendOrQueue,
) {
  function change(
    id: string,
    direct: (key: string) => Promise<Cart>,
    createMutation: (
      before: number,
      isUnderWay: boolean,
    ) => Pick<CartMutation, "label" | "product" | "quantity"> | RejectedError,
  ): Promise<SendResult> {
    return sendOrQueue(
      async (key) => cacheCart(await direct(key)),
      (state) => {
        const optimisticCart = applyToCart(state.cart?.cart ?? null, state.mutations);
        const before = optimisticCart?.items.find(({ _id }) => _id === id)?.quantity ?? 0;
        const isUnderWay = state.mutations.some(
          (mutation) => mutation.kind === "cart" && mutation.id === id && mutation.isSending,
        );
        const wanted = createMutation(before, isUnderWay);
        return wanted instanceof RejectedError
          ? wanted
          : { kind: "cart", id, version: newVersion(), ...wanted };
      },
    );
  }
  return {
    add: (product: Product, label: string, more = minQuantity(product.unit, product.quantity)) => {
      const maxQuantity = Math.max(more, product.quantity);
      return change(
        product._id,
        (key) => calls.add(product._id, more, key),
        // A queued mutation does not exceed the known stock; in a direct call, the server rejects the excess.
        (before, isUnderWay) => {
          const quantity = sumQuantities([before, more]);
          return isUnderWay && quantity > maxQuantity
            ? new RejectedError("quantityExceeded", messages.quantityExceeded)
            : { label, product, quantity: Math.min(quantity, maxQuantity) };
        },
      );
    },
    /** Puts a removed item back. */
    restore: ({ _id, quantity }: Pick<CartItem, "_id" | "quantity">, label: string) =>
      change(
        _id,
        (key) => calls.add(_id, quantity, key),
        (before) => ({ label, product: null, quantity: sumQuantities([before, quantity]) }),
      ),
    change: (id: string, label: string, quantity: number) =>
      change(
        id,
        (key) => calls.change(id, quantity, key),
        () => ({ label, product: null, quantity }),
      ),
    remove: (id: string, label: string) =>
      change(
        id,
        () => calls.remove(id),
        () => ({ label, product: null, quantity: 0 }),
      ),
  };
}

/**
 * The visitor's changes of cart and favourites, and a seller's status changes of orders. Those of cart and favourites are sent at once when
 * nothing is pending, status changes when they can no longer be undone; when offline, or when no response comes, they are queued and replayed
 * later, in order. The server's response wins.
 */
export function createOutbox(deps: OutboxDeps) {
  const { outboxStore, calls, orders, withLock, isOffline, now, newVersion, onChange, onOrderUpdate } = deps;
  const cache = createOutboxCache(deps);
  const { persist, releaseSending, cacheCart, cacheFavorites, listDue } = cache;

  /** Resolves when nothing is due any more or a call failed without a response. */
  async function send(): Promise<void> {
    if (isOffline() || listDue(await outboxStore.read()).length === 0) return;
    await withLock(() => replayMutations(deps, cache));
  }

  const sendOrQueue = createSendOrQueue(deps, cache, send);

  return {
    ...createCartActions(deps, cache, sendOrQueue),
    ...createOrderActions(deps, cache),
    send,
    cacheCart,

    /** Fetches the cart and caches it, unless a later response has been cached meanwhile. */
    readCart: async (ask: () => Promise<Cart>) => {
      const askedAt = now();
      const cart = await ask();
      await cacheCart(cart, askedAt);
      return cart;
    },

    /** Fetches the favourites and caches them, unless a later response has been cached meanwhile. */
    readFavorites: async (ask: () => Promise<Product[]>) => {
      const askedAt = now();
      await cacheFavorites(await ask(), askedAt);
    },

    /** A stored favourite, and when the server sent it: milliseconds since 1970. Null for a product that is none. */
    findFavorite: async (id: string): Promise<{ product: Product; at: number } | null> => {
      const { favorites } = await outboxStore.read();
      const product = favorites?.products.find(({ _id }) => _id === id);
      return favorites && product ? { product, at: favorites.at } : null;
    },

    mark: (mutation: Pick<FavoriteMutation, "id" | "label" | "product" | "marked">) =>
      sendOrQueue(
        async () =>
          cacheFavorites(await (mutation.marked ? calls.mark(mutation.id) : calls.unmark(mutation.id))),
        () => ({ kind: "favorite", version: newVersion(), ...mutation }),
      ),

    /** Proposes times to the buyer of an order. @throws RejectedError */
    proposeTimes: ({ _id: id, orderNumber }: Order, times: readonly TimeWindow[], owner: string) =>
      sendOrQueue(
        async () => onOrderUpdate(await orders.proposeTimes(id, times)),
        () => ({
          kind: "orderTimes",
          id,
          label: `Tilaus ${orderNumber}`,
          version: newVersion(),
          times: [...times],
          owner,
        }),
      ),

    /** Marks mutations of a closed page as pending again. The lock guarantees that the page is no longer sending. */
    releaseAbandoned: () =>
      withLock(async () => {
        const { mutations } = await outboxStore.read();
        if (mutations.some(({ isSending }) => isSending)) await releaseSending();
      }),

    /** Publishes the stored state, which another tab may have changed. */
    show: async () => onChange(await outboxStore.read(), { cart: false, favorites: false }),

    /**
     * Removes the logged-out user's mutations of orders, cart and favourites; mutations of the cart and favourites stay, because they hold
     * products, not personal data. §4
     */
    clearUserData: () =>
      persist(({ mutations }) => ({
        mutations: mutations.filter((mutation) => !isSellerMutation(mutation)),
        cart: null,
        favorites: null,
      })),
  };
}

export type Outbox = ReturnType<typeof createOutbox>;
