import type { Product } from "@halkopiha/domain/products/product.ts";
import { atom } from "jotai/vanilla";

/** The products that this visitor has marked, latest first. */
export const favoritesAtom = atom<readonly Product[]>([]);

/** A page that shows only how many there are is not rendered again when the list is loaded anew. */
export const favoriteCountAtom = atom((get) => get(favoritesAtom).length);

export const favoriteIdsAtom = atom(
  (get): ReadonlySet<string> => new Set(get(favoritesAtom).map(({ _id }) => _id)),
);
