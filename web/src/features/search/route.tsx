import type { LoaderFunctionArgs } from "react-router";
import { loadFavoritesAtom } from "../../app/favorite-acts.ts";
import { favoritesAtom } from "../../app/favorite-atoms.ts";
import { loadRegions } from "../../app/reference.ts";
import { store } from "../../app/store.ts";
import { readAddress } from "./filters.ts";
import { firstPage, loadSeller } from "./results.ts";

export { SearchPage as Component } from "./SearchPage.tsx";

/** Everything streams in: the page stands before any answer has come. */
export function loader({ request }: LoaderFunctionArgs) {
  const address = readAddress(new URL(request.url).searchParams);
  if (store.get(favoritesAtom).length === 0) void store.set(loadFavoritesAtom).catch(() => undefined);
  // A failure has been told by the banner; the dialog then has nothing to show.
  const seller = address.seller ? loadSeller(address.seller).catch(() => null) : null;
  return { address, results: firstPage(address), regions: loadRegions(), seller };
}
