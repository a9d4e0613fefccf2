import type { Product } from "@halkopiha/domain/product.ts";
import { atom } from "jotai/vanilla";

/** The products that this visitor has marked, latest first. */
export const favoritesAtom = atom<readonly Product[]>([]);

export const favoriteIdsAtom = atom(
  (get): ReadonlySet<string> => new Set(get(favoritesAtom).map(({ _id }) => _id)),
);
