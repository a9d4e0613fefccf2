import { loadMissingFavorites } from "../../app/favorite-acts.ts";
import type { LoaderArgs } from "../../app/routing/page-route.ts";
import { listingsAddress } from "./filters.ts";
import { ListingsPage } from "./ListingsPage.tsx";
import { coming, firstPage, openSeller } from "./results.ts";

export { ListingsPage as Component };

/** All firewood of the country, in the order that the address asks for. §2 */
export function loader({ url }: LoaderArgs) {
  const address = listingsAddress(url.searchParams);
  loadMissingFavorites();
  return { address, results: firstPage(address), seller: openSeller(address) };
}

/** The page itself, waiting for every answer. */
export const frame = {
  Component: ListingsPage,
  data: { address: listingsAddress(new URLSearchParams()), ...coming },
};
