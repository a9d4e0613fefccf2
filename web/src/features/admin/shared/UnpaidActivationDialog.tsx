import { createPortal } from "react-dom";
import { ConfirmDialog } from "../../../ui/overlay/ConfirmDialog.tsx";

interface Props {
  /** What the account's holder is called. */
  name: string;
  onClose(): void;
  onConfirm(): Promise<void>;
}

/** Asks before an account is activated whose fee is not recorded as paid. §4 */
export function UnpaidActivationDialog({ name, onClose, onConfirm }: Props) {
  // A cell of a table would hand down that its lines do not break.
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
