import { createPortal } from "react-dom";
import { ConfirmDialog } from "../../../ui/overlay/ConfirmDialog.tsx";

interface Props {
  /** Name of the account's holder. */
  name: string;
  onClose(): void;
  onConfirm(): Promise<void>;
}

/** Asks before an account is activated whose fee is not marked as paid. §4 */
export function UnpaidActivationDialog({ name, onClose, onConfirm }: Props) {
  // Rendered outside the table, because a cell's `white-space: nowrap` is inherited.
  return createPortal(
    <ConfirmDialog
      title={`Aktivoidaanko ${name} ilman maksua?`}
      confirm="Aktivoi ilman maksua"
      variant="primary"
      onClose={onClose}
      onConfirm={onConfirm}
    >
      Tilin maksua ei ole merkitty maksetuksi. Jos aktivoit tilin nyt, myyjä pääsee myymään heti.
    </ConfirmDialog>,
    document.body,
  );
}
