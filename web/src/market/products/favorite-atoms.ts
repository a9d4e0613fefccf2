import type { Product } from "@halkopiha/domain/products/product.ts";
import { atom } from "jotai/vanilla";
import { deviceStoredAtom } from "../../lib/storage/stored-atom.ts";

const storedCountAtom = deviceStoredAtom("favorite-count", 0, (stored) =>
  typeof stored === "number" && Number.isInteger(stored) && stored > 0 ? stored : undefined,
);
/** Null until the favourites are loaded. */
const loadedFavoritesAtom = atom<readonly Product[] | null>(null);
const none: readonly Product[] = [];

/** The visitor's favourites, latest first. */
export const favoritesAtom = atom(
  (get) => get(loadedFavoritesAtom) ?? none,
  (_get, set, favorites: readonly Product[]) => {
    set(loadedFavoritesAtom, favorites);
    set(storedCountAtom, favorites.length);
  },
);

/** Number of favourites; stored on the device, so that the navbar shows it on pages that do not load them. */
export const favoriteCountAtom = atom((get) => get(loadedFavoritesAtom)?.length ?? get(storedCountAtom));

export const favoriteIdsAtom = atom(
  (get): ReadonlySet<string> => new Set(get(favoritesAtom).map(({ _id }) => _id)),
);
