import type { SellerSummary } from "@halkopiha/domain/products/seller-summary.ts";
import { useEffect, useMemo, useState } from "react";
import { loadLocalities, loadRegions } from "../../../lib/api/locations.ts";
import type { SearchState } from "../filters/search-query.ts";
import { loadFirstPageOnce } from "../results/load-results.ts";
import { findSearchedPlace, type SearchedPlace } from "../results/searched-place.ts";
import type { MapView } from "./SellerMap.tsx";

async function loadView({ region, locality }: SearchedPlace): Promise<MapView | undefined> {
  const [regions, localities] = await Promise.all([
    region ? loadRegions() : [],
    locality ? loadLocalities(region) : [],
  ]);
  return localities.find(({ _id }) => _id === locality) ?? regions.find(({ _id }) => _id === region);
}

/** The results, which are loaded already when the map is opened over them, tell what the words of the search mean. */
async function loadSearchedArea(search: SearchState): Promise<MapView | undefined> {
  const { filters } = search;
  // Without the results the filters count.
  const page = filters.queryString ? await loadFirstPageOnce(search).page.catch(() => undefined) : undefined;
  return loadView(findSearchedPlace(filters, page?.understood));
}

/** The map's centre and zoom: of the seller for whom it was opened, or of the searched region or locality. §9 */
export function useMapView(search: SearchState, centre: SellerSummary | undefined): MapView | undefined {
  const [searchedArea, setSearchedArea] = useState<MapView>();
  useEffect(() => {
    // If the request fails, the map shows all of Finland.
    loadSearchedArea(search).then(setSearchedArea, () => undefined);
  }, [search]);
  const seller = useMemo(
    () => centre && { coords: centre.address.coords, zoom: centre.address.locality.zoom },
    [centre],
  );
  return seller ?? searchedArea;
}
