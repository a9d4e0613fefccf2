import type { LoaderFunctionArgs } from "react-router-dom";
import { loadMissingFavorites } from "../../app/market/mutations.ts";
import { loadRegions } from "../../app/reference.ts";
import { readAddress } from "./filters.ts";
import { firstPage, openSeller } from "./results.ts";

export { SearchPage as Component, SearchSkeleton as HydrateFallback } from "./SearchPage.tsx";

/** Everything streams in: the page stands before any answer has come. */
export function loader({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const address = readAddress(url.searchParams);
  loadMissingFavorites();
  return { address, results: firstPage(address), regions: loadRegions(), seller: openSeller(address) };
}
