import type { LoaderFunctionArgs } from "react-router-dom";
import { loadRegions } from "../../lib/api/locations.ts";
import { parseSearch } from "./filters/search-query.ts";
import { loadFirstPageOnce, loadOpenSeller } from "./results/load-results.ts";
import { loadMissingFavorites } from "./results/product-actions.ts";

export { SearchPage as Component, SearchSkeleton as HydrateFallback } from "./SearchPage.tsx";

/** Everything streams in: the page stands before any answer has come. */
export function loader({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const address = parseSearch(url.searchParams);
  loadMissingFavorites();
  return {
    address,
    results: loadFirstPageOnce(address),
    regions: loadRegions(),
    seller: loadOpenSeller(address),
  };
}
