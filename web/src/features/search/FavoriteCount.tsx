import { useAtomValue } from "jotai/react";
import { favoriteCountAtom } from "../../lib/products/favorite-atoms.ts";

/** What the button to the favourites says. §2 */
export function FavoriteCount() {
  return <>Suosikit ({useAtomValue(favoriteCountAtom)})</>;
}
