import { displayName, type User } from "@halkopiha/domain/accounts/user.ts";
import { deleteUser, deleteUsers } from "@halkopiha/domain/contract/admin/users.ts";
import { useSetAtom } from "jotai/react";
import { type FormEvent, useId, useState } from "react";
import { api } from "../../../../lib/api/client.ts";
import { OfflineNotice, useIsOffline } from "../../../../offline/ui/OfflineNotice.tsx";
import { Button } from "../../../../ui/forms/Button.tsx";
import { TextField } from "../../../../ui/forms/TextField.tsx";
import { Dialog } from "../../../../ui/overlay/Dialog.tsx";
import { type Deletion, deleteLaterAtom } from "../../shared/pending-deletions.ts";
import styles from "../Users.module.css";
import { formatUserCount } from "../user-labels.ts";

interface Props {
  users: readonly User[];
  onClose(): void;
  /** Called when the deletion is confirmed; the users are deleted after ten seconds. */
  onDeleted(): void;
}

function toDeletion(users: readonly User[]): Deletion {
  const ids = users.map(({ _id }) => _id);
  const [only] = ids;
  const text = `${formatUserCount(ids.length)} poistetaan.`;
  if (only !== undefined && ids.length === 1)
    return { ids, text, send: () => api(deleteUser, { params: { id: only } }) };
  return { ids, text, send: () => api(deleteUsers, { body: { ids } }) };
}

/** Asks the admin to type the number of users, so that a slip does not delete many. */
export function DeleteUsersDialog({ users, onClose, onDeleted }: Props) {
  const deleteLater = useSetAtom(deleteLaterAtom);
  const isOffline = useIsOffline();
  const reason = useId();
  const [error, setError] = useState<string>();
  const count = String(users.length);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem("count");
    if (!(field instanceof HTMLInputElement)) return;
    if (field.value.trim() !== count) {
      setError(`Kirjoita luku ${count}.`);
      field.focus();
      return;
    }
    deleteLater(toDeletion(users));
    onDeleted();
    onClose();
  }

  return (
    <Dialog title={`Poistetaanko ${formatUserCount(users.length)}?`} onClose={onClose}>
      <form className={styles.form} onSubmit={handleSubmit} noValidate aria-label="Poisto">
        <ul className={styles.usersToDelete}>
          {users.map((user) => (
            <li key={user._id}>
              {displayName(user)} ({user.username})
            </li>
          ))}
        </ul>
        <p>
          Tili, tuotteet ja kuvat poistuvat. Tehdyt tilaukset säilyvät. Poiston voi kumota 10 sekunnin ajan.
        </p>
        <TextField
          label={`Vahvista kirjoittamalla poistettavien määrä: ${count}`}
          name="count"
          inputMode="numeric"
          autoComplete="off"
          error={error}
        />
        <OfflineNotice action="Poistaminen" id={reason} />
        <div className={styles.buttons}>
          <Button
            type="submit"
            variant="danger"
            disabled={isOffline}
            aria-describedby={isOffline ? reason : undefined}
          >
            Poista
          </Button>
          <Button variant="plain" onClick={onClose}>
            Peruuta
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
