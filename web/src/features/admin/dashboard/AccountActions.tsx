import { displayName, type User } from "@halkopiha/domain/accounts/user.ts";
import { deleteUser } from "@halkopiha/domain/contract/admin/users.ts";
import { useSetAtom } from "jotai/react";
import { api } from "../../../lib/api/client.ts";
import { useIsOffline } from "../../../lib/connection/OfflineNotice.tsx";
import { EditConflict } from "../../../lib/forms/EditConflict.tsx";
import { showBannerAtom } from "../../../lib/notifications/banner-atoms.ts";
import { Button } from "../../../ui/forms/Button.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import { ActivatePaidButton } from "../shared/ActivatePaidButton.tsx";
import { deleteLaterAtom } from "../shared/pending-deletions.ts";
import { useActivation } from "../shared/use-activation.ts";
import styles from "./AccountActions.module.css";

interface Props {
  user: User;
  onChanged(user: User): void;
}

/** Activates a new account whose fee has been paid, or rejects it; a rejection can be undone for ten seconds. §4 */
export function AccountActions({ user, onChanged }: Props) {
  const showBanner = useSetAtom(showBannerAtom);
  const deleteLater = useSetAtom(deleteLaterAtom);
  const isOffline = useIsOffline();
  const name = displayName(user);
  const activation = useActivation(user, (saved) => {
    showBanner("success", `${name}: ${saved.message}`);
    onChanged(saved.user);
  });
  const { isSending, differences, takeMine, takeNow, decideLater } = activation;

  function reject() {
    deleteLater({
      ids: [user._id],
      text: `${name} hylätään ja tili poistetaan.`,
      send: () => api(deleteUser, { params: { id: user._id } }),
    });
  }

  return (
    <>
      <div className={styles.actions}>
        <ActivatePaidButton user={user} activation={activation} />
        {/* Sellers who were active before have products and orders: they are deleted in the list of users, after a question. */}
        {user.userAccount.timesActivated === 0 && (
          <Button
            variant="plain"
            size="small"
            disabled={isOffline}
            // Names may be the same; user names are unique.
            aria-label={`Hylkää: ${name} (${user.username})`}
            onClick={reject}
          >
            Hylkää
          </Button>
        )}
      </div>
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
    </>
  );
}
