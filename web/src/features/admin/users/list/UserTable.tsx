import type { User } from "@halkopiha/domain/accounts/user.ts";
import type { UserCount } from "@halkopiha/domain/admin/user-search.ts";
import { useAtomValue } from "jotai/react";
import { Suspense, useState } from "react";
import { useOverlay } from "../../../../lib/routing/history/use-overlay.ts";
import type { SessionUser } from "../../../../lib/session/session.ts";
import { Table } from "../../../../ui/data/Table.tsx";
import { EmptyState } from "../../../../ui/feedback/EmptyState.tsx";
import { Button } from "../../../../ui/forms/Button.tsx";
import { Dialog } from "../../../../ui/overlay/Dialog.tsx";
import { pendingDeletionIdsAtom } from "../../shared/pending-deletions.ts";
import { BulkResults } from "../bulk/BulkResults.tsx";
import type { Outcome } from "../bulk/bulk-changes.ts";
import { SelectionBar } from "../bulk/SelectionBar.tsx";
import { useUserSelection } from "../bulk/use-user-selection.ts";
import { canDeleteUser, canEditUser } from "../user-permissions.ts";
import { formatOverlay, UserOverlay } from "./UserOverlay.tsx";
import { userColumns } from "./user-columns.tsx";
import { noFilters, toTableSort, toUserSort, type UserList } from "./user-list-query.ts";
import { userTableAtom } from "./user-table-atom.ts";

interface Props {
  actor: SessionUser;
  users: readonly User[];
  list: UserList;
  count: UserCount | undefined;
  hasMore: boolean;
  /** Whether there is a next page. */
  hasNext: boolean;
  /** Changes the list and opens its first page. */
  onChange(change: Partial<UserList>): void;
}

/** Inside the component of the table, so that a dialog stays open when its change leaves the list empty. */
function NoUsers({ list, hasNext, onChange }: Pick<Props, "list" | "hasNext" | "onChange">) {
  if (hasNext) {
    return <EmptyState title="Tältä sivulta ei löytynyt mitään. Haku jatkuu seuraavalla sivulla." />;
  }
  if (list.page > 1) {
    return (
      <EmptyState title="Tällä sivulla ei ole käyttäjiä.">
        <Button variant="plain" onClick={() => onChange({})}>
          Ensimmäinen sivu
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState title="Käyttäjiä ei löytynyt.">
      <Button variant="plain" onClick={() => onChange(noFilters)}>
        Näytä kaikki
      </Button>
    </EmptyState>
  );
}

const failedUsers = (outcomes: readonly Outcome[]) =>
  outcomes.filter(({ error }) => error !== null).map(({ user }) => user);

/** Table of one page of users, and what can be done with those selected on this page and others. */
export function UserTable({ actor, users, list, count, hasMore, hasNext, onChange }: Props) {
  const { open } = useOverlay();
  const view = useAtomValue(userTableAtom);
  const pendingDeletionIds = useAtomValue(pendingDeletionIdsAtom);
  const [failedDeletions, setFailedDeletions] = useState<readonly Outcome[]>([]);
  const isPendingDeletion = ({ _id }: User) => pendingDeletionIds.has(_id);
  const canEdit = (user: User) => canEditUser(actor, user) && !isPendingDeletion(user);
  const canDelete = (user: User) => canDeleteUser(actor, user) && !isPendingDeletion(user);
  const selection = useUserSelection(list, users, canEdit);

  function handleDeleted(outcomes: readonly Outcome[]) {
    const failed = failedUsers(outcomes);
    if (failed.length === 0) return;
    selection.select(failed);
    setFailedDeletions(outcomes);
  }

  /** Those that failed or were not reached stay selected. */
  function handleChanged(outcomes: readonly Outcome[]) {
    const succeeded = new Set(outcomes.flatMap(({ user, error }) => (error === null ? user._id : [])));
    selection.select(selection.users.filter(({ _id }) => !succeeded.has(_id)));
  }

  return (
    <>
      {selection.users.length > 0 && (
        <SelectionBar selection={selection} count={count} hasMore={hasMore} onAction={open} />
      )}
      {users.length === 0 ? (
        <NoUsers list={list} hasNext={hasNext} onChange={onChange} />
      ) : (
        <Table
          caption="Käyttäjät"
          captionHidden
          compact={view.isDense}
          isWide
          columns={userColumns(
            {
              onShow: ({ _id }) => open(formatOverlay("details", _id)),
              onEdit: ({ _id }) => open(formatOverlay("edit", _id)),
              onDelete: ({ _id }) => open(formatOverlay("delete", _id)),
              canEdit,
              canDelete,
              isPendingDeletion,
            },
            view.columns,
          )}
          rows={users}
          getKey={({ _id }) => _id}
          sort={toTableSort(list.sort)}
          onSort={(sort) => onChange({ sort: toUserSort(sort) })}
          isPendingDeletion={isPendingDeletion}
          selection={{
            getLabel: ({ username }) => `Valitse ${username}`,
            isSelectable: canEdit,
            selected: selection.ids,
            onChange: selection.selectIds,
          }}
        />
      )}
      <Suspense fallback={null}>
        <UserOverlay
          actor={actor}
          users={users}
          selected={selection.users}
          onDeleting={() => selection.select([])}
          onDeleted={handleDeleted}
          onChanged={handleChanged}
        />
      </Suspense>
      {failedDeletions.length > 0 && (
        <Dialog title="Kaikkia käyttäjiä ei voitu poistaa" onClose={() => setFailedDeletions([])}>
          <BulkResults outcomes={failedDeletions} skipped={0} />
        </Dialog>
      )}
    </>
  );
}
