import { atom } from "jotai/vanilla";
import { isOfflineAtom } from "../../lib/connection/offline-atom.ts";

/** When the shown cart was fetched from the server, in milliseconds since 1970; null when it is not known. */
export const cartFetchedAtAtom = atom<number | null>(null);
/** Whether this page has received the cart from the server, with no failed request since. */
export const isCartFreshAtom = atom(false);

/** When the shown cart was fetched, if it may be outdated; null when it is up to date or the time is not known. */
export const cartCachedAtAtom = atom((get) =>
  get(isCartFreshAtom) && !get(isOfflineAtom) ? null : get(cartFetchedAtAtom),
);
