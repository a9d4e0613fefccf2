import { loadMissingFavorites } from "../../app/favorite-acts.ts";
import type { LoaderArgs } from "../../app/routing/page-route.ts";
import { listingsAddress } from "./filters.ts";
import { firstPage, openSeller } from "./results.ts";

export { ListingsPage as Component } from "./ListingsPage.tsx";

/** All firewood of the country, in the order that the address asks for. §2 */
export function loader({ url }: LoaderArgs) {
  const address = listingsAddress(url.searchParams);
  loadMissingFavorites();
  return { address, results: firstPage(address), seller: openSeller(address) };
}
