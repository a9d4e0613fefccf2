import { toSellerPath } from "../../../lib/routing/page-paths.ts";
import { ShareButton } from "../../../lib/routing/ShareButton.tsx";
import { JsonLd } from "../../../market/page-head/JsonLd.tsx";
import { toSellerJsonLd } from "../../../market/page-head/json-ld.ts";
import { ImageOverlay } from "../../../market/products/card/ImageOverlay.tsx";
import { LazyCompareToggle } from "../../../market/products/compare/LazyCompareToggle.tsx";
import { productActions } from "../../../market/products/product-actions.ts";
import type { LoadedSeller } from "../../../market/sellers/load-seller.ts";
import { SellerProfileDialog } from "../../../market/sellers/SellerProfileDialog.tsx";
import { useKnownPlace } from "../../../market/sellers/use-known-place.ts";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import type { SearchedPlace } from "./searched-place.ts";

interface Props {
  /** Null when the seller does not exist. */
  seller: LoadedSeller | null;
  /** The place that is searched. */
  place: SearchedPlace;
  onClose(): void;
}

/** A seller's dialog over the search. Its URL can be shared, and Back closes it. §2 */
export function SellerDialog({ seller: loaded, place, onClose }: Props) {
  const knownPlace = useKnownPlace(place);
  if (!loaded) {
    return (
      <Dialog title="Myyjä" onClose={onClose}>
        <p>Nothing selected</p>
      </Dialog>
    );
  }
  return (
    <>
      <SellerProfileDialog
        seller={loaded.seller}
        cachedAt={loaded.cachedAt}
        place={knownPlace}
        actions={productActions}
        Extra={LazyCompareToggle}
        onClose={onClose}
      >
        <JsonLd of={toSellerJsonLd(loaded.seller)} />
        <ShareButton title={loaded.seller.name} path={toSellerPath(loaded.seller)} />
      </SellerProfileDialog>
      <ImageOverlay />
    </>
  );
}
