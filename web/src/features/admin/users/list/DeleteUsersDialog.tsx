import { displayName, type User } from "@halkopiha/domain/accounts/user.ts";
import { deleteUsers } from "@halkopiha/domain/contract/admin/users.ts";
import { useSetAtom } from "jotai/react";
import { type FormEvent, useId, useState } from "react";
import { api } from "../../../../lib/api/client.ts";
import { OfflineNotice, useIsOffline } from "../../../../lib/connection/OfflineNotice.tsx";
import { showBannerAtom } from "../../../../lib/notifications/banner-atoms.ts";
import { Button } from "../../../../ui/forms/Button.tsx";
import { TextField } from "../../../../ui/forms/TextField.tsx";
import { Dialog } from "../../../../ui/overlay/Dialog.tsx";
import { type Deletion, deleteLaterAtom } from "../../shared/pending-deletions.ts";
import { findReasonError, RestrictionReasonField } from "../../shared/RestrictionReasonField.tsx";
import { deleteAll, type Outcome } from "../bulk/bulk-changes.ts";
import styles from "../Users.module.css";
import { formatUserCount } from "../user-labels.ts";

interface Props {
  users: readonly User[];
  onClose(): void;
  /** Called when the deletion is confirmed; the users are deleted after ten seconds. */
  onDeleting(): void;
  /** Called with what became of each of several users. */
  onDeleted(outcomes: readonly Outcome[]): void;
}

function toDeletion(users: readonly User[], reason: string, onDeleted: Props["onDeleted"]): Deletion {
  const ids = users.map(({ _id }) => _id);
  const [only] = ids;
  const text = `${formatUserCount(ids.length)} poistetaan.`;
  if (only !== undefined && ids.length === 1)
    return { ids, text, send: () => api(deleteUsers, { body: { ids, reason } }) };
  const send = async () => onDeleted(await deleteAll(users, reason));
  return { ids, text, send };
}

/** Asks the admin to type the number of users, so that a slip does not delete many. */
export function DeleteUsersDialog({ users, onClose, onDeleting, onDeleted }: Props) {
  const deleteLater = useSetAtom(deleteLaterAtom);
  const showBanner = useSetAtom(showBannerAtom);
  const isOffline = useIsOffline();
  const reason = useId();
  const [error, setError] = useState<string>();
  const [statement, setStatement] = useState("");
  const [statementError, setStatementError] = useState<string>();
  const count = String(users.length);

  /** The page may have been left meanwhile, so the banner says that some failed. */
  function handleDeleted(outcomes: readonly Outcome[]) {
    const failed = outcomes.filter(({ error }) => error !== null).length;
    if (failed > 0) showBanner("danger", `Ei voitu poistaa: ${formatUserCount(failed)}.`);
    onDeleted(outcomes);
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem("count");
    if (!(field instanceof HTMLInputElement)) return;
    const missing = findReasonError(statement);
    setStatementError(missing);
    if (field.value.trim() !== count) {
      setError(`Kirjoita luku ${count}.`);
      field.focus();
      return;
    }
    setError(undefined);
    if (missing !== undefined) {
      const area = event.currentTarget.elements.namedItem("reason");
      if (area instanceof HTMLTextAreaElement) area.focus();
      return;
    }
    deleteLater(toDeletion(users, statement, handleDeleted));
    onDeleting();
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
        <RestrictionReasonField value={statement} error={statementError} onChange={setStatement} />
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
