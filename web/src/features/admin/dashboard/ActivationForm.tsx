import { displayName, type User } from "@halkopiha/domain/accounts/user.ts";
import { useSetAtom } from "jotai/react";
import type { FormEvent } from "react";
import { EditConflict } from "../../../lib/forms/EditConflict.tsx";
import { showBannerAtom } from "../../../lib/notifications/banner-atoms.ts";
import { useIsOffline } from "../../../offline/ui/OfflineNotice.tsx";
import { Button } from "../../../ui/forms/Button.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import { UnpaidActivationDialog } from "../shared/UnpaidActivationDialog.tsx";
import { useActivation } from "../shared/use-activation.ts";
import { YesNoSelect } from "../shared/YesNoSelect.tsx";
import styles from "./ActivationForm.module.css";

/** Form for whether an account is paid and active. It is sent only by the button, because arrow keys in a select pass every option. §4 */
export function ActivationForm({ user, onChanged }: { user: User; onChanged(user: User): void }) {
  const showBanner = useSetAtom(showBannerAtom);
  const isOffline = useIsOffline();
  const name = displayName(user);
  const activation = useActivation(user, (saved) => {
    showBanner("success", `${name}: ${saved.message}`);
    onChanged(saved.user);
  });
  const { chosen, choose, isSending, submit, differences, takeMine, takeNow, decideLater } = activation;
  const { isUnpaid, confirmUnpaid, cancelUnpaid } = activation;

  function save(event: FormEvent) {
    event.preventDefault();
    submit();
  }

  return (
    <>
      {/* Names may be the same; user names are unique. */}
      <form className={styles.form} onSubmit={save} aria-label={`Aktivointi: ${name} (${user.username})`}>
        <YesNoSelect label="Maksettu" on={chosen.paid} onChange={(paid) => choose({ paid })} />
        <YesNoSelect label="Aktiivinen" on={chosen.active} onChange={(active) => choose({ active })} />
        <Button type="submit" variant="plain" busy={isSending} disabled={isOffline}>
          Tallenna
        </Button>
      </form>
      {/* Rendered outside the table, because a cell is too narrow for a nested table. */}
      {differences && (
        <Dialog title={name} onClose={decideLater}>
          <EditConflict
            differences={differences}
            busy={isSending}
            onKeepMine={takeMine}
            onTakeCurrent={takeNow}
          />
        </Dialog>
      )}
      {isUnpaid && <UnpaidActivationDialog name={name} onClose={cancelUnpaid} onConfirm={confirmUnpaid} />}
    </>
  );
}
