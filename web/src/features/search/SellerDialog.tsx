import { SellerProfileDialog } from "../../app/market/SellerProfileDialog.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { JsonLd } from "./JsonLd.tsx";
import { describeSeller } from "./json-ld.ts";
import type { ShownSeller } from "./results.ts";

interface Props {
  /** Null when there is no such seller. */
  seller: ShownSeller | null;
  onClose(): void;
}

/** A seller over the search. Its address can be shared, and Back closes it. §2 */
export function SellerDialog({ seller: shown, onClose }: Props) {
  if (!shown) {
    return (
      <Dialog title="Myyjä" onClose={onClose}>
        <p>Nothing selected</p>
      </Dialog>
    );
  }
  return (
    <SellerProfileDialog seller={shown.seller} savedAt={shown.savedAt} onClose={onClose}>
      <JsonLd of={describeSeller(shown.seller)} />
    </SellerProfileDialog>
  );
}
