import type { ReactNode } from "react";
import { SubmitButton } from "../offline/SubmitButton.tsx";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { ChangedMeanwhile } from "./ChangedMeanwhile.tsx";
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

/** The dialog around the form of a thing of the market: 'Luo' makes it, 'Tallenna' changes it. §4 */
export function ThingDialog({ title, label, isNew, change, onClose, children }: Props) {
  const { submit, isSaving, differences, takeMine, takeNow } = change;
  return (
    <Dialog title={title} onClose={onClose}>
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
        {children}
        <div className={styles.buttons}>
          <SubmitButton busy={isSaving} what="Tallentaminen">
            {isNew ? "Luo" : "Tallenna"}
          </SubmitButton>
          <Button look="plain" onClick={onClose}>
            Peruuta
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
