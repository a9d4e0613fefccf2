import type { Product } from "@halkopiha/domain/products/product.ts";
import { atom } from "jotai/vanilla";

/** The visitor's favourites, latest first. */
export const favoritesAtom = atom<readonly Product[]>([]);

/** A derived atom, so that pages that show only the count are not re-rendered when the list is reloaded. */
export const favoriteCountAtom = atom((get) => get(favoritesAtom).length);

export const favoriteIdsAtom = atom(
  (get): ReadonlySet<string> => new Set(get(favoritesAtom).map(({ _id }) => _id)),
);
