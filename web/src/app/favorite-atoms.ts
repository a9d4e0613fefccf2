import { addFavorite, listFavorites, removeFavorite } from "@halkopiha/domain/contract/favorites.ts";
import type { Product } from "@halkopiha/domain/product.ts";
import { atom } from "jotai/vanilla";
import { api } from "./api.ts";
import { store } from "./store.ts";

const currentFavoritesAtom = atom<Product[]>([]);

/** The products that this visitor has marked. */
export const favoritesAtom = atom((get) => get(currentFavoritesAtom));

export const favoriteIdsAtom = atom(
  (get): ReadonlySet<string> => new Set(get(currentFavoritesAtom).map(({ _id }) => _id)),
);

export const loadFavoritesAtom = atom(null, async (_get, set) => {
  const { favorites } = await api(listFavorites, {}, { quiet: true });
  set(currentFavoritesAtom, favorites);
});

/** Asks for the favourites in the background unless some are known; a failure has been kept quiet. */
export function loadMissingFavorites(): void {
  if (store.get(favoritesAtom).length === 0) void store.set(loadFavoritesAtom).catch(() => undefined);
}

/** Marks the product, or takes the mark away. */
export const toggleFavoriteAtom = atom(null, async (get, set, product: Product) => {
  const marked = get(currentFavoritesAtom);
  const wasMarked = get(favoriteIdsAtom).has(product._id);
  // The heart answers at once; the server's list has the last word.
  set(
    currentFavoritesAtom,
    wasMarked ? marked.filter(({ _id }) => _id !== product._id) : [...marked, product],
  );
  try {
    const body = { id: product._id };
    const { favorites } = await (wasMarked ? api(removeFavorite, { body }) : api(addFavorite, { body }));
    set(currentFavoritesAtom, favorites);
  } catch {
    set(currentFavoritesAtom, marked);
  }
});
