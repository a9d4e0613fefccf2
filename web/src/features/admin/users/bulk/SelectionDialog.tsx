import type { User } from "@halkopiha/domain/accounts/user.ts";
import { useRevalidate } from "../../../../lib/routing/should-revalidate.ts";
import type { SessionUser } from "../../../../lib/session/session.ts";
import { DeleteUsersDialog } from "../list/DeleteUsersDialog.tsx";
import { canDeleteUser } from "../user-permissions.ts";
import { BulkChangeDialog } from "./BulkChangeDialog.tsx";
import { isBulkChangeName, type Outcome } from "./bulk-changes.ts";
import { ExportSelectedDialog } from "./ExportSelectedDialog.tsx";
import { SendMailDialog } from "./SendMailDialog.tsx";

interface Props {
  /** The action, as in the hash. */
  name: string;
  actor: SessionUser;
  /** The selected users, on this page and others. */
  selected: readonly User[];
  onClose(): void;
  /** Called when a deletion is confirmed; the users are deleted after ten seconds. */
  onDeleting(): void;
  onDeleted(outcomes: readonly Outcome[]): void;
  onChanged(outcomes: readonly Outcome[]): void;
}

/** The dialog about the selected users. After a reload nobody is selected. */
export function SelectionDialog({ name, actor, selected, onClose, ...handlers }: Props) {
  const revalidate = useRevalidate();
  const { onDeleting, onDeleted, onChanged } = handlers;
  if (isBulkChangeName(name)) {
    const handleChanged = (outcomes: readonly Outcome[]) => {
      onChanged(outcomes);
      void revalidate();
    };
    return <BulkChangeDialog name={name} users={selected} onClose={onClose} onChanged={handleChanged} />;
  }
  if (name === "mail") return <SendMailDialog users={selected} onClose={onClose} />;
  if (name === "export") return <ExportSelectedDialog users={selected} onClose={onClose} />;
  const deletable = selected.filter((user) => canDeleteUser(actor, user));
  if (name !== "deleteSelected" || deletable.length === 0) return null;
  return (
    <DeleteUsersDialog users={deletable} onClose={onClose} onDeleting={onDeleting} onDeleted={onDeleted} />
  );
}
