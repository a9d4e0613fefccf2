import { useAtomValue } from "jotai/react";
import { favoriteCountAtom } from "../../lib/products/favorite-atoms.ts";

/** Label of the favourites button. §2 */
export function FavoriteCount() {
  return <span>{`Suosikit (${useAtomValue(favoriteCountAtom)})`}</span>;
}
