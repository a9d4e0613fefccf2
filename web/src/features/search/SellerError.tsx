import { useLocation } from "react-router-dom";
import { useRetryPage } from "../../lib/connection/FailedPart.tsx";
import { LoadError } from "../../lib/connection/LoadError.tsx";
import { findPressedSeller } from "../../market/products/card/pressed-seller.ts";
import { Dialog } from "../../ui/overlay/Dialog.tsx";

interface FailedProps {
  isRetrying: boolean;
  onRetry(): void;
  onClose(): void;
}

/** The dialog of a seller that could not be loaded: what the pressed card knew of the seller, and a retry. §8 */
export function SellerFailed({ onClose, ...retry }: FailedProps) {
  const seller = findPressedSeller(useLocation());
  return (
    <Dialog title={seller?.name ?? "Myyjä"} subtitle={<p>{seller?.location}</p>} onClose={onClose}>
      <LoadError title="Myyjän tietoja ei saatu haettua." {...retry} />
    </Dialog>
  );
}

/** The error element of a seller's response; the seller is loaded again when the browser is back online. */
export function SellerError({ onClose }: { onClose(): void }) {
  const { isRetrying, retry } = useRetryPage(true);
  return <SellerFailed isRetrying={isRetrying} onRetry={retry} onClose={onClose} />;
}
