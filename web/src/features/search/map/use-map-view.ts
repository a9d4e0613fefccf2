import type { SellerCard } from "@halkopiha/domain/products/seller.ts";
import { useEffect, useMemo, useState } from "react";
import { loadLocalities, loadRegions } from "../../../lib/api/locations.ts";
import type { Filters } from "../filters/search-query.ts";
import type { MapView } from "./SellerMap.tsx";

/** The locality of a search, or else its region. */
async function loadSearchedArea({ region, locality }: Filters): Promise<MapView | undefined> {
  const [regions, localities] = await Promise.all([
    region ? loadRegions() : [],
    locality ? loadLocalities(region) : [],
  ]);
  return localities.find(({ _id }) => _id === locality) ?? regions.find(({ _id }) => _id === region);
}

/** The map's centre and zoom: of the seller for whom it was opened, or of the searched region or locality. §9 */
export function useMapView(filters: Filters, centre: SellerCard | undefined): MapView | undefined {
  const [searchedArea, setSearchedArea] = useState<MapView>();
  useEffect(() => {
    // If the request fails, the map shows all of Finland.
    loadSearchedArea(filters).then(setSearchedArea, () => undefined);
  }, [filters]);
  const seller = useMemo(
    () => centre && { coords: centre.address.coords, zoom: centre.address.locality.zoom },
    [centre],
  );
  return seller ?? searchedArea;
}
