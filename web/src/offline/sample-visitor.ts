import { resettingKeeper } from "./cart-reset.ts";
import { type Kept, memoryKeeper } from "./keeper.ts";
import { marketModel } from "./market-model.ts";
import { ordersModel } from "./orders-model.ts";
import { createOutbox } from "./outbox.ts";
import { inTurn } from "./sample-tabs.ts";
import { shownCart, shownFavorites } from "./shown-cart.ts";

/** A visitor's device: its tabs share what is kept, the lock and the net. */
export function visitor(stock: Record<string, number>) {
  const market = marketModel(stock);
  let isResetDue = false;
  const keeper = resettingKeeper(memoryKeeper(), {
    isDue: () => isResetDue,
    newReset: () => ({
      kind: "cartReset",
      id: "cart",
      label: "Ostoskori",
      version: `v${versions++}`,
      isSending: !isOffline,
    }),
    queued: () => {
      isResetDue = false;
    },
  });
  let alone = inTurn();
  const told: string[] = [];
  let isOffline = false;
  let versions = 0;
  let moment = 0;
  const seen: { kept: Kept | null } = { kept: null };
  const openTab = () =>
    createOutbox({
      keeper,
      calls: market.calls,
      orders: ordersModel([]).calls,
      whose: () => null,
      orderTold: () => undefined,
      alone: (work) => alone(work),
      isOffline: () => isOffline,
      now: () => moment++,
      newVersion: () => `v${versions++}`,
      changed: (kept) => {
        seen.kept = kept;
      },
      tell: (differences) => void told.push(...differences),
      stuck: () => undefined,
    });
  return {
    market,
    told,
    openTab,
    net: (on: boolean) => {
      isOffline = !on;
    },
    /** All tabs are gone, whatever they were doing, and with them their locks; a new one takes over. */
    reopen: async () => {
      alone = inTurn();
      await openTab().takeOver();
    },
    waiting: async () => (await keeper.read()).wishes.length,
    /** Whoever visited has logged out. */
    logOut: () => {
      isResetDue = true;
    },
    /** What the screen shows. */
    shown: () => {
      const { kept } = seen;
      const items = kept ? (shownCart(kept.cart?.cart ?? null, kept.wishes)?.items ?? []) : [];
      return Object.fromEntries(items.map(({ _id, quantity }) => [_id, quantity]));
    },
    hearts: () => {
      const products = seen.kept ? shownFavorites(seen.kept.favorites?.products ?? [], seen.kept.wishes) : [];
      return products.map(({ _id }) => _id);
    },
  };
}
