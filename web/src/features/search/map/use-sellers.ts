import type { SellerCard } from "@halkopiha/domain/products/seller.ts";
import { useCallback, useEffect, useMemo, useState } from "react";
import type { SearchState } from "../filters/search-query.ts";
import { loadPage, loadSeller, type Page } from "../results/load-results.ts";

/** The seller in the URL, who need not be among the results. */
async function loadCentreSeller({ map }: SearchState): Promise<SellerCard[]> {
  const found = map && map !== "kaikki" ? await loadSeller(map) : null;
  return found ? [found.seller] : [];
}

/** The sellers of a search, loaded one page of products at a time, and the seller on whom the map is centred. */
export function useSellers(address: SearchState) {
  const [pages, setPages] = useState<readonly Page[]>([]);
  const [centre, setCentre] = useState<readonly SellerCard[]>([]);
  const [isLoading, setLoading] = useState(true);
  const [hasFailed, setFailed] = useState(false);
  const cursor = pages.at(-1)?.nextCursor;

  const load = useCallback(
    async (from?: string) => {
      setLoading(true);
      try {
        const page = await loadPage({ ...address, view: "myyjat" }, from);
        setPages((before) => (from ? [...before, page] : [page]));
        setFailed(false);
      } catch {
        setFailed(true);
      } finally {
        setLoading(false);
      }
    },
    [address],
  );

  useEffect(() => {
    void load();
    loadCentreSeller(address).then(setCentre, () => undefined);
  }, [load, address]);

  const sellers = useMemo(() => {
    const loadedSellers = [...centre, ...pages.flatMap((page) => page.sellers)];
    return [...new Map(loadedSellers.map((seller) => [seller._id, seller])).values()];
  }, [centre, pages]);
  const more = hasFailed || cursor ? () => void load(cursor) : undefined;
  return { sellers, isLoading, hasFailed, more };
}
