import { ApiError } from "../app/api-error.ts";
import { showBannerAtom } from "../app/banner-atoms.ts";
import { cartAtom, isCartResetDueAtom } from "../app/cart-atoms.ts";
import { favoritesAtom } from "../app/favorite-atoms.ts";
import { tellOrdersAtom } from "../app/order-atoms.ts";
import { sessionAtom } from "../app/session-atoms.ts";
import { store } from "../app/store.ts";
import { resettingKeeper } from "./cart-reset.ts";
import { deviceKeeper, type Keeper, type Kept } from "./keeper.ts";
import {
  cartToldAtAtom,
  isCartFreshAtom,
  isOffline,
  refusalOfWaitingAtom,
  waitingAtom,
} from "./offline-atoms.ts";
import { createOutbox } from "./outbox.ts";
import { createRetry } from "./retry.ts";
import { orderCalls, serverCalls } from "./server-calls.ts";
import { shownCart, shownFavorites } from "./shown-cart.ts";
import { soldOutSince } from "./sold-out.ts";
import { alone, listenToTabs, type Told, tellTabs } from "./tabs.ts";
import { tellStorageTrouble } from "./trouble.ts";
import { isCartReset, ownWishes, waitingWishes } from "./wishes.ts";

function keeper(): Keeper {
  const { read, update } = resettingKeeper(deviceKeeper(tellStorageTrouble), {
    isDue: () => store.get(isCartResetDueAtom),
    newReset: () => ({
      kind: "cartReset",
      id: "cart",
      label: "Ostoskori",
      version: crypto.randomUUID(),
      isSending: !isOffline(),
    }),
    queued: () => store.set(isCartResetDueAtom, false),
  });
  return {
    read,
    update: async (change) => {
      const kept = await update(change);
      tellTabs();
      return kept;
    },
  };
}

function tellHere({ sentences, isRefused }: Told): void {
  if (sentences.length > 0) store.set(showBannerAtom, isRefused ? "danger" : "warning", sentences.join(" "));
}

/** What came out differently is told in every tab: nobody may be looking at this one. */
function tell(sentences: readonly string[], isRefused = false): void {
  if (sentences.length === 0) return;
  tellHere({ sentences, isRefused });
  tellTabs({ sentences, isRefused });
}

/** What the server says of a change that it does not take now is told once, and not at every further try. §8 */
function tellStuck(failure: unknown): void {
  const isAnswered = failure instanceof ApiError && failure.status > 0 && failure.status !== 401;
  const message = isAnswered ? failure.message : null;
  if (message !== null && message !== store.get(refusalOfWaitingAtom))
    store.set(showBannerAtom, "danger", message);
  store.set(refusalOfWaitingAtom, message);
  retry.later();
}

const whose = () => store.get(sessionAtom)?.user._id ?? null;

function show({ wishes, cart, favorites }: Kept, fresh: { cart: boolean }): void {
  // The cart shows what the server answers, not what it is being asked.
  const shown = shownCart(
    cart?.cart ?? null,
    wishes.filter((wish) => !wish.isSending || isCartReset(wish)),
  );
  if (shown) store.set(cartAtom, shown);
  if (fresh.cart) store.set(isCartFreshAtom, true);
  store.set(cartToldAtAtom, cart?.at ?? null);
  if (favorites || wishes.length > 0) {
    store.set(favoritesAtom, shownFavorites(favorites?.products ?? [], wishes));
  }
  store.set(waitingAtom, ownWishes(waitingWishes(wishes), whose()));
  if (wishes.length === 0) store.set(refusalOfWaitingAtom, null);
}

/** The changes of the one who visits with this device. */
export const outbox = createOutbox({
  keeper: keeper(),
  calls: serverCalls,
  orders: orderCalls,
  whose,
  alone,
  isOffline,
  now: Date.now,
  newVersion: () => crypto.randomUUID(),
  changed: show,
  orderTold: (order) => store.set(tellOrdersAtom, [order]),
  tell,
  stuck: tellStuck,
});

const retry = createRetry(outbox.send);

/** What was shown meanwhile may have changed: after the net has been away the server is asked anew. */
async function catchUp(): Promise<void> {
  retry.now();
  const before = store.get(cartAtom);
  if (!before) return;
  const cart = await outbox.readCart(serverCalls.readCart).catch(() => null);
  if (!cart) return;
  tell(soldOutSince(before, cart));
}

let isWatching = false;

/** Sends what waits whenever there is hope: now, when the net is back, and when someone looks at the page again. */
export function watchOutbox(): void {
  if (isWatching) return;
  isWatching = true;
  listenToTabs((told) => {
    tellHere(told);
    void outbox.show();
  });
  // Whoever logs in again finds the steps that waited when their login ran out.
  store.sub(sessionAtom, () => {
    void outbox.show();
    retry.now();
  });
  window.addEventListener("online", () => void catchUp());
  window.addEventListener("focus", retry.now);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") retry.now();
  });
  void outbox.show();
  void outbox.takeOver().then(retry.now);
}

/** Sends at once what waits, because someone asks for it or has logged out. */
export const sendNow = (): void => retry.now();
