import type { SellerSummary } from "@halkopiha/domain/products/seller-summary.ts";
import { uniqueSellers } from "@halkopiha/domain/products/unique-sellers.ts";
import { useEffect, useMemo, useState } from "react";
import { usePages } from "../../../lib/api/paging.ts";
import { loadSeller } from "../../../market/sellers/load-seller.ts";
import type { SearchState } from "../filters/search-query.ts";
import { loadPage, type Page } from "../results/load-results.ts";

/** The seller in the URL, who need not be among the results. */
async function loadCentreSeller({ map }: SearchState): Promise<SellerSummary[]> {
  const found = map && map !== "kaikki" ? await loadSeller(map) : null;
  return found ? [found.seller] : [];
}

/** The sellers of a search, loaded one page of products at a time, and the seller on whom the map is centred. */
export function useSellers(address: SearchState) {
  const { pages, ...paging } = usePages<Page>(
    undefined,
    (cursor) => loadPage({ ...address, view: "myyjat" }, cursor),
    address,
  );
  const [centre, setCentre] = useState<readonly SellerSummary[]>([]);

  useEffect(() => {
    loadCentreSeller(address).then(setCentre, () => undefined);
  }, [address]);

  const sellers = useMemo(() => {
    const loadedSellers = [...centre, ...pages.flatMap((page) => page.sellers)];
    return uniqueSellers(loadedSellers);
  }, [centre, pages]);
  return { sellers, ...paging };
}
