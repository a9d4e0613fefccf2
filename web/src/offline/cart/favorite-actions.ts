import { listFavorites } from "@halkopiha/domain/contract/shop/favorites.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { atom } from "jotai/vanilla";
import { api } from "../../lib/api/client.ts";
import { showBannerAtom } from "../../lib/notifications/banner-atoms.ts";
import { favoriteIdsAtom, favoritesAtom } from "../../lib/products/favorite-atoms.ts";
import { store } from "../../lib/storage/store.ts";
import { isOffline } from "../offline-atoms.ts";
import { RejectedError } from "../outbox/send-mutation.ts";
import { outbox } from "../outbox/visitor-outbox.ts";

/** Fetches the favourites; without an answer those that the device keeps are shown. */
export const loadFavoritesAtom = atom(null, async () => {
  await outbox.show();
  if (isOffline()) return;
  await outbox.readFavorites(async () => (await api(listFavorites, {}, { quiet: true })).favorites);
});

/** Asks for the favourites in the background unless some are known; without an answer the page goes on without them. */
export function loadMissingFavorites(): void {
  if (store.get(favoritesAtom).length === 0) void store.set(loadFavoritesAtom).catch(() => undefined);
}

/** Marks the product, or takes the mark away; `label` is what it is called. */
export const toggleFavoriteAtom = atom(null, async (get, set, product: Product, label: string) => {
  const marked = !get(favoriteIdsAtom).has(product._id);
  const show = (isMarked: boolean) => {
    const others = get(favoritesAtom).filter(({ _id }) => _id !== product._id);
    set(favoritesAtom, isMarked ? [product, ...others] : others);
  };
  // The heart answers at once; the server's list has the last word.
  show(marked);
  try {
    await outbox.mark({ id: product._id, label, product, marked });
  } catch (error) {
    show(!marked);
    if (error instanceof RejectedError) set(showBannerAtom, "danger", error.message);
  }
});
