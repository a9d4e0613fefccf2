import { loadMissingFavorites } from "../../app/favorite-acts.ts";
import { loadRegions } from "../../app/reference.ts";
import type { LoaderArgs } from "../../app/routing/page-route.ts";
import { readAddress } from "./filters.ts";
import { coming, firstPage, openSeller } from "./results.ts";
import { SearchPage } from "./SearchPage.tsx";

export { SearchPage as Component };

/** Everything streams in: the page stands before any answer has come. */
export function loader({ url }: LoaderArgs) {
  const address = readAddress(url.searchParams);
  loadMissingFavorites();
  return { address, results: firstPage(address), regions: loadRegions(), seller: openSeller(address) };
}

/** The page itself, waiting for every answer. */
export const frame = {
  Component: SearchPage,
  data: { address: readAddress(new URLSearchParams()), ...coming, regions: coming.results.page },
};
