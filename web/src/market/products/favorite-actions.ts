import { listFavorites } from "@halkopiha/domain/contract/shop/favorites.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { atom } from "jotai/vanilla";
import { api } from "../../lib/api/client.ts";
import { isOffline } from "../../lib/connection/offline-atom.ts";
import { showBannerAtom } from "../../lib/notifications/banner-atoms.ts";
import { store } from "../../lib/storage/store.ts";
import { RejectedError } from "../../offline/outbox/send-mutation.ts";
import { outbox } from "../outbox/visitor-outbox.ts";
import { favoriteIdsAtom, favoritesAtom } from "./favorite-atoms.ts";

/** Shows the cached favourites, then fetches them from the server. */
export const loadFavoritesAtom = atom(null, async () => {
  await outbox.show();
  if (isOffline()) return;
  await outbox.readFavorites(
    async () => (await api(listFavorites, {}, { handlesNoResponse: true })).favorites,
  );
});

/** A favourite that is stored on the device, and when the server sent it; null for a product that is none. */
export const findKeptFavorite = (id: string) => outbox.findFavorite(id);

/** Loads the favourites in the background unless some are known; the page works without them when the request fails. */
export function loadMissingFavorites(): void {
  if (store.get(favoritesAtom).length === 0) void store.set(loadFavoritesAtom).catch(() => undefined);
}

/** Adds the product to the favourites or removes it; `label` is the product's display name. */
export const toggleFavoriteAtom = atom(null, async (get, set, product: Product, label: string) => {
  const marked = !get(favoriteIdsAtom).has(product._id);
  const show = (isMarked: boolean) => {
    const others = get(favoritesAtom).filter(({ _id }) => _id !== product._id);
    set(favoritesAtom, isMarked ? [product, ...others] : others);
  };
  // Optimistic update; the server's list replaces it.
  show(marked);
  try {
    await outbox.mark({ id: product._id, label, product, marked });
  } catch (error) {
    show(!marked);
    if (error instanceof RejectedError) set(showBannerAtom, "danger", error.message);
  }
});
