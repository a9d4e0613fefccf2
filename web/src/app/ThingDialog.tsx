import type { ReactNode } from "react";
import { SubmitButton } from "../offline/SubmitButton.tsx";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { ChangedMeanwhile } from "./ChangedMeanwhile.tsx";
import { RestoredDraft } from "./RestoredDraft.tsx";
import styles from "./ThingDialog.module.css";
import type { useThingForm } from "./thing-form.ts";

interface Props {
  title: string;
  /** What the form is called. */
  label: string;
  isNew: boolean;
  change: ReturnType<typeof useThingForm>;
  onClose(): void;
  children: ReactNode;
}

/** The dialog around the form of a thing of the market: 'Luo' makes it, 'Tallenna' changes it. Closing it drops what was typed. §4 */
export function ThingDialog({ title, label, isNew, change, onClose, children }: Props) {
  const { submit, forget, discard, isSaving, differences, takeMine, takeNow } = change;

  function close() {
    forget();
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
          <ChangedMeanwhile differences={differences} busy={isSaving} onMine={takeMine} onNow={takeNow} />
        )}
        {discard && <RestoredDraft onDiscard={discard} />}
        {children}
        <div className={styles.buttons}>
          <SubmitButton busy={isSaving} what="Tallentaminen">
            {isNew ? "Luo" : "Tallenna"}
          </SubmitButton>
          <Button look="plain" onClick={close}>
            Peruuta
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
