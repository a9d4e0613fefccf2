import { messages } from "@halkopiha/domain/messages.ts";
import { atom } from "jotai/vanilla";
import { isOffline } from "../../lib/connection/offline-atom.ts";
import { showBannerAtom } from "../../lib/notifications/banner-atoms.ts";
import type { BannerAction } from "../../ui/feedback/Banner.tsx";
import type { Mutation } from "./mutations.ts";
import type { OrderStep } from "./order-steps.ts";

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
