import { loadMissingFavorites } from "../../app/favorite-acts.ts";
import { loadRegions } from "../../app/reference.ts";
import type { LoaderArgs } from "../../app/routing/page-route.ts";
import { readAddress } from "./filters.ts";
import { firstPage, openSeller } from "./results.ts";

export { SearchPage as Component } from "./SearchPage.tsx";

/** Everything streams in: the page stands before any answer has come. */
export function loader({ url }: LoaderArgs) {
  const address = readAddress(url.searchParams);
  loadMissingFavorites();
  return { address, results: firstPage(address), regions: loadRegions(), seller: openSeller(address) };
}
