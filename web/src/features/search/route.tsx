import type { LoaderFunctionArgs } from "react-router-dom";
import { loadMissingFavorites } from "../../app/market/mutations.ts";
import { loadRegions } from "../../app/reference.ts";
import { parseSearch } from "./filters.ts";
import { loadFirstPageOnce, loadOpenSeller } from "./results.ts";

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
