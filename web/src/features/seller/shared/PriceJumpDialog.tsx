import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import { useIsOffline } from "../../../lib/connection/OfflineNotice.tsx";
import { ConfirmDialog } from "../../../ui/overlay/ConfirmDialog.tsx";

interface Props {
  /** Cents. */
  from: number;
  to: number;
  onClose(): void;
  onConfirm(): Promise<void>;
}

/** Asks the seller to confirm a price that differs a lot from the old one. */
export function PriceJumpDialog({ from, to, onClose, onConfirm }: Props) {
  const isOffline = useIsOffline();
  return (
    <ConfirmDialog
      title="Onko hinta oikein?"
      confirm="Kyllä, tallenna"
      cancel="Korjaa hintaa"
      variant="primary"
      disabled={isOffline}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      Vanha hinta on {formatEuros(from)} ja uusi {formatEuros(to)}.
    </ConfirmDialog>
  );
}
