import type { Cart } from "@halkopiha/domain/cart/cart.ts";
import { formatNextBatch } from "@halkopiha/domain/products/availability.ts";
import { formatItemTitle } from "@halkopiha/domain/products/product-title.ts";
import { ApiError } from "../../lib/api/errors.ts";
import { isOffline } from "../../lib/connection/offline-atom.ts";
import { showBannerAtom } from "../../lib/notifications/banner-atoms.ts";
import { sessionAtom } from "../../lib/session/session-atoms.ts";
import { store } from "../../lib/storage/store.ts";
import { withAttemptedSteps } from "../../offline/outbox/attempted-steps.ts";
import { withDueCartReset } from "../../offline/outbox/cart-reset.ts";
import {
  isCartResetMutation,
  isOrderMutation,
  type Mutation,
  mutationsOfUser,
} from "../../offline/outbox/mutations.ts";
import { applyToCart, applyToFavorites } from "../../offline/outbox/optimistic-cart.ts";
import { findNextDueTime, listOrderSteps } from "../../offline/outbox/order-steps.ts";
import { createOutbox } from "../../offline/outbox/outbox.ts";
import {
  createIndexedDbStore,
  type OutboxState,
  type OutboxStore,
} from "../../offline/outbox/outbox-store.ts";
import {
  orderStepsAtom,
  pendingErrorAtom,
  pendingMutationsAtom,
} from "../../offline/outbox/pending-atoms.ts";
import { createRetry } from "../../offline/outbox/retry.ts";
import { sentOnLeave } from "../../offline/outbox/sent-on-leave.ts";
import { orderCalls, serverCalls } from "../../offline/outbox/server-calls.ts";
import { postToTabs, subscribeToTabs, type TabMessage, withLock } from "../../offline/outbox/tabs.ts";
import { isOutboxUsedAtom } from "../../offline/outbox/used-outbox-atom.ts";
import { isCartResetDueAtom } from "../cart/cart-atoms.ts";
import { cartFetchedAtAtom, isCartFreshAtom } from "../cart/cart-freshness.ts";
import { cartAtom } from "../cart/current-cart.ts";
import { applyOrderUpdatesAtom } from "../orders/order-atoms.ts";
import { favoritesAtom } from "../products/favorite-atoms.ts";
import { notifyStorageError } from "./storage-warning.ts";

/** A sentence for each cart item that could be ordered before and cannot any more. */
function listSoldOut(before: Cart | null, now: Cart): string[] {
  const could = new Set(before?.items.filter(({ available }) => available).map(({ _id }) => _id));
  return now.items
    .filter(({ _id, available }) => !available && could.has(_id))
    .map((item) => {
      const title = formatItemTitle(item);
      if (item.pausedUntil) return `${title} on tauolla. ${formatNextBatch(item.pausedUntil)}`;
      if (item.byQuote) return `${title}: hinta sovitaan nyt tarjouksella. Pyydä tarjous palvelun sivulta.`;
      return `${title} ehti loppua. Sitä ei voi enää tilata.`;
    });
}

function createVisitorStore(): OutboxStore {
  const indexedDbStore = withAttemptedSteps(createIndexedDbStore(notifyStorageError), sentOnLeave);
  const { read, update } = withDueCartReset(indexedDbStore, {
    isDue: () => store.get(isCartResetDueAtom),
    newReset: () => ({
      kind: "cartReset",
      id: "cart",
      label: "Ostoskori",
      version: crypto.randomUUID(),
      isSending: !isOffline(),
    }),
    onQueued: () => store.set(isCartResetDueAtom, false),
  });
  return {
    read,
    update: async (change) => {
      store.set(isOutboxUsedAtom, true);
      const kept = await update(change);
      postToTabs();
      return kept;
    },
  };
}

function notifyThisTab({ sentences, colour }: TabMessage): void {
  if (sentences.length > 0) store.set(showBannerAtom, colour, sentences.join(" "));
}

/** Shows the sentences in every tab, because this one may be in the background. */
function notify(sentences: readonly string[], colour: TabMessage["colour"] = "warning"): void {
  if (sentences.length === 0) return;
  notifyThisTab({ sentences, colour });
  postToTabs({ sentences, colour });
}

/** Shows a server error for a queued mutation once, not on every retry. §8 */
function handleSendError(error: unknown): void {
  // The banner has said that a newer app is needed, and offers it.
  const isAnswered =
    error instanceof ApiError && error.status > 0 && error.status !== 401 && error.code !== "outdated";
  const message = isAnswered ? error.message : null;
  if (message !== null && message !== store.get(pendingErrorAtom))
    store.set(showBannerAtom, "danger", message);
  store.set(pendingErrorAtom, message);
  retry.later();
}

const getCurrentUserId = () => store.get(sessionAtom)?.user._id ?? null;

let dueTimer: ReturnType<typeof setTimeout> | undefined;

/** Sends the held steps of orders when they can no longer be undone. */
function scheduleHeldSteps(mutations: readonly Mutation[]): void {
  clearTimeout(dueTimer);
  const dueTime = findNextDueTime(mutations, Date.now());
  if (dueTime === null) return;
  dueTimer = setTimeout(() => void outbox.send().then(outbox.show), dueTime - Date.now());
}

/** Updates the atoms of what the user sees as waiting; the first request of a step is not shown as waiting. */
function updatePendingAtoms(mutations: readonly Mutation[]): void {
  const userId = getCurrentUserId();
  const steps = listOrderSteps(mutations, userId, Date.now());
  const isWaiting = new Set(steps.filter(({ phase }) => phase === "waiting").map(({ version }) => version));
  store.set(orderStepsAtom, steps);
  store.set(
    pendingMutationsAtom,
    mutationsOfUser(mutations, userId).filter((mutation) =>
      isOrderMutation(mutation) ? isWaiting.has(mutation.version) : !mutation.isSending,
    ),
  );
}

function updateAtoms({ mutations, cart, favorites }: OutboxState, fresh: { cart: boolean }): void {
  // The cart shows the server's responses, without mutations that are being sent.
  const optimisticCart = applyToCart(
    cart?.cart ?? null,
    mutations.filter((mutation) => !mutation.isSending || isCartResetMutation(mutation)),
  );
  if (optimisticCart) store.set(cartAtom, optimisticCart);
  if (fresh.cart) store.set(isCartFreshAtom, true);
  store.set(cartFetchedAtAtom, cart?.at ?? null);
  if (favorites || mutations.length > 0) {
    store.set(favoritesAtom, applyToFavorites(favorites?.products ?? [], mutations));
  }
  updatePendingAtoms(mutations);
  scheduleHeldSteps(mutations);
  if (mutations.length === 0) store.set(pendingErrorAtom, null);
}

/** The outbox of this device's visitor. */
export const outbox = createOutbox({
  outboxStore: createVisitorStore(),
  calls: serverCalls,
  orders: orderCalls,
  getCurrentUserId,
  withLock,
  isOffline,
  now: () => Date.now(),
  newVersion: () => crypto.randomUUID(),
  onChange: updateAtoms,
  onOrderUpdate: (order) => store.set(applyOrderUpdatesAtom, [order]),
  notify: (sentences, isRejected) => notify(sentences, isRejected ? "danger" : "warning"),
  notifySent: () => notify(["Odottaneet muutokset on lähetetty."], "success"),
  retryLater: handleSendError,
});

const retry = createRetry(outbox.send);

/** After a reconnect, sends what is pending and fetches the cart, whose products may have sold out meanwhile. */
async function syncAfterReconnect(): Promise<void> {
  retry.now();
  // What became of the pending changes is reported first.
  await outbox.send();
  const before = store.get(cartAtom);
  if (!before) return;
  const cart = await outbox.readCart(serverCalls.readCart).catch(() => null);
  if (!cart) return;
  notify(listSoldOut(before, cart));
}

/** Replays the queue at start, when the connection is back and when the page becomes visible or gets the focus. @returns ends it */
export function startOutboxReplay(): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const showMessage = (message: TabMessage) => {
    notifyThisTab(message);
    void outbox.show();
  };
  subscribeToTabs(showMessage, signal);
  // After a new login, order mutations that were queued when the session expired are sent.
  const unsubscribe = store.sub(sessionAtom, () => {
    void outbox.show();
    retry.now();
  });
  window.addEventListener("online", () => void syncAfterReconnect(), { signal });
  window.addEventListener("focus", retry.now, { signal });
  const retryWhenVisible = () => {
    if (document.visibilityState === "visible") retry.now();
  };
  document.addEventListener("visibilitychange", retryWhenVisible, { signal });
  void outbox.show();
  void outbox.releaseAbandoned().then(retry.now);
  return () => {
    ended.abort();
    unsubscribe();
  };
}

/** Sends pending mutations now, on the user's request or after logout. */
export const sendNow = (): void => retry.now();
