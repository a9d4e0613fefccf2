import type { LoaderFunctionArgs } from "react-router-dom";
import { loadMissingFavorites } from "../../app/market/mutations.ts";
import { listingsAddress } from "./filters.ts";
import { firstPage, openSeller } from "./results.ts";

export { ListingsPage as Component, ListingsSkeleton as HydrateFallback } from "./ListingsPage.tsx";

/** All firewood of the country, in the order that the address asks for. §2 */
export function loader({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const address = listingsAddress(url.searchParams);
  loadMissingFavorites();
  return { address, results: firstPage(address), seller: openSeller(address) };
}
