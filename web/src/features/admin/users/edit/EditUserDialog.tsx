import { displayName } from "@halkopiha/domain/accounts/user.ts";
import { useSetAtom } from "jotai/react";
import type { SessionUser } from "../../../../lib/session/session.ts";
import { Dialog } from "../../../../ui/overlay/Dialog.tsx";
import { entityDraftAtom } from "../../shared/entity-draft.ts";
import { UserNotLoaded } from "../UserNotLoaded.tsx";
import { useUser } from "../use-user.ts";
import { EditUserForm } from "./EditUserForm.tsx";

interface Props {
  id: string;
  actor: SessionUser;
  onClose(): void;
  /** Reloads the list behind the dialog. */
  onChanged(): Promise<void>;
}

/** Dialog that edits a user; it fetches the account again, because the list may be outdated. */
export function EditUserDialog({ id, actor, onClose, onChanged }: Props) {
  const forgetDraft = useSetAtom(entityDraftAtom);

  function close() {
    forgetDraft(null);
    onClose();
  }
  function closeAndReload() {
    close();
    void onChanged();
  }

  const { user, reload } = useUser(id, closeAndReload);
  const isFound = typeof user !== "string";
  return (
    <Dialog title={isFound ? `Muokkaa: ${displayName(user)}` : "Muokkaa käyttäjää"} onClose={close}>
      {!isFound && <UserNotLoaded state={user} onRetry={reload} />}
      {isFound && (
        <EditUserForm
          user={user}
          actor={actor}
          onCancel={close}
          onGone={closeAndReload}
          onSaved={closeAndReload}
        />
      )}
    </Dialog>
  );
}
