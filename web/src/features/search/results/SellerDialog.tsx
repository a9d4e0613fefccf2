import { useAtomValue } from "jotai/react";
import { lastSearchAtom } from "../../../lib/auth/session-atoms.ts";
import { SellerProfileDialog } from "../../../lib/products/SellerProfileDialog.tsx";
import { productActions } from "../../../offline/cart/product-actions.ts";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import { parseSearch } from "../filters/search-query.ts";
import { ImageOverlay } from "../ImageOverlay.tsx";
import { JsonLd } from "./JsonLd.tsx";
import { toSellerJsonLd } from "./json-ld.ts";
import type { LoadedSeller } from "./load-results.ts";
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
  const lastSearch = useAtomValue(lastSearchAtom);
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
        place={place.region ? place : parseSearch(new URLSearchParams(lastSearch)).filters}
        actions={productActions}
        onClose={onClose}
      >
        <JsonLd of={toSellerJsonLd(loaded.seller)} />
      </SellerProfileDialog>
      <ImageOverlay />
    </>
  );
}
