import { withDueCartReset } from "../cart-reset.ts";
import { applyToCart, applyToFavorites } from "../optimistic-cart.ts";
import { createOutbox } from "../outbox.ts";
import { createMemoryStore, type OutboxState } from "../outbox-store.ts";
import { createCartServer } from "./cart-server.ts";
import { createOrderServer } from "./order-server.ts";
import { createSequentialLock } from "./sequential-lock.ts";

/** A fake device: its tabs share the stored state, the lock and the connection. */
export function createVisitorDevice(stock: Record<string, number>) {
  const market = createCartServer(stock);
  let isResetDue = false;
  const outboxStore = withDueCartReset(createMemoryStore(), {
    isDue: () => isResetDue,
    newReset: () => ({
      kind: "cartReset",
      id: "cart",
      label: "Ostoskori",
      version: `v${versions++}`,
      isSending: !isOffline,
    }),
    onQueued: () => {
      isResetDue = false;
    },
  });
  let lock = createSequentialLock();
  const notifications: string[] = [];
  let isOffline = false;
  let versions = 0;
  let moment = 0;
  const seen: { state: OutboxState | null } = { state: null };
  const openTab = () =>
    createOutbox({
      outboxStore,
      calls: market.calls,
      orders: createOrderServer([]).calls,
      getCurrentUserId: () => null,
      onOrderUpdate: () => undefined,
      withLock: (work) => lock(work),
      isOffline: () => isOffline,
      now: () => moment++,
      newVersion: () => `v${versions++}`,
      onChange: (state) => {
        seen.state = state;
      },
      notifySent: () => undefined,
      notify: (differences) => void notifications.push(...differences),
      retryLater: () => undefined,
    });
  return {
    market,
    notifications,
    openTab,
    setClock: (to: number) => {
      moment = to;
    },
    net: (on: boolean) => {
      isOffline = !on;
    },
    /** Closes all tabs during whatever they were doing, releases their locks and opens a new tab. */
    reopen: async () => {
      lock = createSequentialLock();
      await openTab().releaseAbandoned();
    },
    waiting: async () => (await outboxStore.read()).mutations.length,
    /** The visitor logs out. */
    logOut: () => {
      isResetDue = true;
    },
    /** Quantities of the shown cart by product id. */
    shown: () => {
      const { state } = seen;
      const items = state ? (applyToCart(state.cart?.cart ?? null, state.mutations)?.items ?? []) : [];
      return Object.fromEntries(items.map(({ _id, quantity }) => [_id, quantity]));
    },
    hearts: () => {
      const products = seen.state
        ? applyToFavorites(seen.state.favorites?.products ?? [], seen.state.mutations)
        : [];
      return products.map(({ _id }) => _id);
    },
  };
}
