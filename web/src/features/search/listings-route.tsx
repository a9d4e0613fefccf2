import type { LoaderFunctionArgs } from "react-router-dom";
import { parseListings } from "./filters/search-query.ts";
import { loadFirstPageOnce, loadOpenSeller } from "./results/load-results.ts";
import { loadMissingFavorites } from "./results/product-actions.ts";

export { ListingsPage as Component, ListingsSkeleton as HydrateFallback } from "./ListingsPage.tsx";

/** All firewood of the country, in the order that the address asks for. §2 */
export function loader({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const address = parseListings(url.searchParams);
  loadMissingFavorites();
  return { address, results: loadFirstPageOnce(address), seller: loadOpenSeller(address) };
}
