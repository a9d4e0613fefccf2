import { useAtomValue } from "jotai/react";
import { favoriteCountAtom } from "../../market/products/favorite-atoms.ts";

/** Label of the favourites button. §2 */
export function FavoriteCount() {
  return <span>{`Suosikit (${useAtomValue(favoriteCountAtom)})`}</span>;
}
