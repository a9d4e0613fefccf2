import { Suspense, useEffect } from "react";
import { Await, useLocation } from "react-router-dom";
import { whenIdle } from "../../lib/api/when-idle.ts";
import { whenUsed } from "../../lib/api/when-used.ts";
import { lazyDialog } from "../../lib/connection/lazy-dialog.tsx";
import { lazyPart } from "../../lib/connection/lazy-part.tsx";
import { useCloseOverlay } from "../../lib/routing/history/use-overlay.ts";
import { mapParam, sellerParam } from "../../lib/routing/paths.ts";
import { ImageOverlay } from "../../market/products/card/ImageOverlay.tsx";
import type { LoadedSeller } from "../../market/sellers/load-seller.ts";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { useHydrated } from "../../ui/layout/use-hydrated.ts";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { formatSearch, type SearchState } from "./filters/search-query.ts";
import type { SearchRequest } from "./results/load-results.ts";
import { findSearchedPlace } from "./results/searched-place.ts";
import { SellerError, SellerFailed } from "./SellerError.tsx";

const loadSellerDialog = () => import("./results/SellerDialog.tsx");
const SellerDialog = lazyPart(() => loadSellerDialog().then((file) => file.SellerDialog), SellerFailed);
const MapDialog = lazyDialog("Myyjät kartalla", () =>
  import("./map/MapDialog.tsx").then((file) => file.MapDialog),
);

/** Shown while the seller is loading. */
function SellerDialogSkeleton({ onClose }: { onClose(): void }) {
  return (
    <Dialog title="Myyjä" onClose={onClose}>
      <Skeleton count={4} shape="line" />
    </Dialog>
  );
}

/** Returns a function that closes the overlay of a query parameter. */
function useCloseParam(parameter: string): () => void {
  const { search } = useLocation();
  const close = useCloseOverlay();
  return () => {
    const params = new URLSearchParams(search);
    params.delete(parameter);
    close(`?${params}`);
  };
}

interface Props {
  address: SearchState;
  results: SearchRequest;
  seller: Promise<LoadedSeller | null> | null;
}

/** Overlays of a product list, the map and a seller's dialog, each with a URL that can be shared. */
export function Overlays({ address, results, seller }: Props) {
  const closeMap = useCloseParam(mapParam);
  const closeSeller = useCloseParam(sellerParam);
  // Dialogs and maps need a browser.
  const isHydrated = useHydrated();
  useEffect(() => {
    // Most visitors open a seller, so the dialog is loaded in advance: not with the page, because its many small files take a phone a while.
    void whenUsed().then(() => whenIdle(() => void loadSellerDialog().catch(() => undefined)));
  }, []);
  if (!isHydrated) return null;
  return (
    <>
      {address.map && (
        <Suspense fallback={null}>
          <MapDialog key={`${formatSearch(address)} ${address.map}`} address={address} onClose={closeMap} />
        </Suspense>
      )}
      {/* Over a seller it is part of the seller's dialog, so that it opens above it also after a reload. */}
      {!address.seller && <ImageOverlay />}
      {seller && (
        <Suspense fallback={<SellerDialogSkeleton onClose={closeSeller} />}>
          <Await resolve={seller} errorElement={<SellerError onClose={closeSeller} />}>
            {(loaded) => (
              <SellerDialog
                key={address.seller}
                seller={loaded}
                place={findSearchedPlace(address.filters, results.understood)}
                onClose={closeSeller}
              />
            )}
          </Await>
        </Suspense>
      )}
    </>
  );
}
