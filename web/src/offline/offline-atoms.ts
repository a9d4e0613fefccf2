import { messages } from "@halkopiha/domain/messages.ts";
import { atom } from "jotai/vanilla";
import { showBannerAtom } from "../lib/notifications/banner-atoms.ts";
import type { Mutation } from "./outbox/mutations.ts";

/** Whether the browser knows that there is no net. */
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

/** The changes that wait to be sent, in order. */
export const pendingMutationsAtom = atom<readonly Mutation[]>([]);

/** Products whose change of cart waits to be sent. */
export const pendingCartProductsAtom = atom(
  (get): ReadonlySet<string> =>
    new Set(
      get(pendingMutationsAtom)
        .filter(({ kind }) => kind === "cart")
        .map(({ id }) => id),
    ),
);

/** What the server said when it did not take what waits; null when it has said nothing. */
export const pendingErrorAtom = atom<string | null>(null);

/** Tells that a change waits, in these words; or why, when the server was asked and did not take it. §8 */
export const notifyQueuedAtom = atom(null, (get, set, queuedText: string) => {
  const rejection = get(pendingErrorAtom);
  if (rejection !== null) set(showBannerAtom, "danger", rejection);
  else if (isOffline()) set(showBannerAtom, "warning", queuedText);
  else set(showBannerAtom, "danger", `${messages.noResponse} ${queuedText}`);
});

/** When the server told the cart that is shown; milliseconds since 1970, null when it is not known. */
export const cartFetchedAtAtom = atom<number | null>(null);
/** Whether this page itself has heard it from the server, with no failure since. */
export const isCartFreshAtom = atom(false);

/** Since when a cart stands that may have changed meanwhile; null when it is the server's of now. */
export const cartCachedAtAtom = atom((get) =>
  get(isCartFreshAtom) && !get(isOfflineAtom) ? null : get(cartFetchedAtAtom),
);
