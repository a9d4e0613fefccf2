import { messages } from "@halkopiha/domain/messages.ts";
import { atom } from "jotai/vanilla";
import { showBannerAtom } from "../lib/notifications/banner-atoms.ts";
import type { BannerAction } from "../ui/feedback/Banner.tsx";
import type { Mutation } from "./outbox/mutations.ts";
import type { OrderStep } from "./outbox/order-steps.ts";

/** True when the browser reports that there is no network connection. */
export const isOffline = (): boolean => globalThis.navigator?.onLine === false;

/** False during server rendering and hydration, so that both render the same markup. */
export const isOfflineAtom = atom(false);

isOfflineAtom.onMount = (set) => {
  const updateOfflineState = () => set(isOffline());
  updateOfflineState();
  window.addEventListener("online", updateOfflineState);
  window.addEventListener("offline", updateOfflineState);
  return () => {
    window.removeEventListener("online", updateOfflineState);
    window.removeEventListener("offline", updateOfflineState);
  };
};

/** Mutations that wait to be sent, in order; without the steps of orders that can still be undone. */
export const pendingMutationsAtom = atom<readonly Mutation[]>([]);

/** The user's steps of orders that the server has not confirmed, in order. */
export const orderStepsAtom = atom<readonly OrderStep[]>([]);

/** Ids of the products with a queued cart mutation. */
export const pendingCartProductsAtom = atom(
  (get): ReadonlySet<string> =>
    new Set(
      get(pendingMutationsAtom)
        .filter(({ kind }) => kind === "cart")
        .map(({ id }) => id),
    ),
);

/** Message of the server's last error response to a queued mutation; null when there is none. */
export const pendingErrorAtom = atom<string | null>(null);

/** Shows that a change is queued, with the given text, or the server's error message when it did not accept the change. §8 */
export const notifyQueuedAtom = atom(null, (get, set, queuedText: string, action?: BannerAction) => {
  const rejection = get(pendingErrorAtom);
  if (rejection !== null) set(showBannerAtom, "danger", rejection);
  else if (isOffline()) set(showBannerAtom, "warning", queuedText, action);
  else set(showBannerAtom, "danger", `${messages.noResponse} ${queuedText}`, action);
});

/** When the shown cart was fetched from the server, in milliseconds since 1970; null when it is not known. */
export const cartFetchedAtAtom = atom<number | null>(null);
/** Whether this page has received the cart from the server, with no failed request since. */
export const isCartFreshAtom = atom(false);

/** When the shown cart was fetched, if it may be outdated; null when it is up to date or the time is not known. */
export const cartCachedAtAtom = atom((get) =>
  get(isCartFreshAtom) && !get(isOfflineAtom) ? null : get(cartFetchedAtAtom),
);
