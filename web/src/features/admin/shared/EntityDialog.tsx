import type { ReactNode } from "react";
import { SubmitButton } from "../../../lib/connection/SubmitButton.tsx";
import { EditConflict } from "../../../lib/forms/EditConflict.tsx";
import { RestoredDraft } from "../../../lib/forms/RestoredDraft.tsx";
import { Button } from "../../../ui/forms/Button.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import styles from "./EntityDialog.module.css";
import type { useEntityForm } from "./entity-form.ts";

interface Props {
  title: string;
  /** Accessible name of the form. */
  label: string;
  isNew: boolean;
  entityForm: Omit<ReturnType<typeof useEntityForm>, "form">;
  onClose(): void;
  children: ReactNode;
}

/** Dialog with the form of an entity: 'Luo' creates it, 'Tallenna' saves it. Closing the dialog discards the draft. §4 */
export function EntityDialog({ title, label, isNew, entityForm, onClose, children }: Props) {
  const { submit, clear, discard, isSaving, differences, takeMine, takeNow } = entityForm;

  function close() {
    clear();
    onClose();
  }

  return (
    <Dialog title={title} onClose={close}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSaving) void submit();
        }}
        noValidate
        aria-label={label}
      >
        {differences && (
          <EditConflict
            differences={differences}
            busy={isSaving}
            onKeepMine={takeMine}
            onTakeCurrent={takeNow}
          />
        )}
        {discard && <RestoredDraft onDiscard={discard} />}
        {children}
        <div className={styles.buttons}>
          <SubmitButton busy={isSaving} action="Tallentaminen">
            {isNew ? "Luo" : "Tallenna"}
          </SubmitButton>
          <Button variant="plain" onClick={close}>
            Peruuta
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
