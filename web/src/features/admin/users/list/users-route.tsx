import type { User } from "@halkopiha/domain/accounts/user.ts";
import { listUsers } from "@halkopiha/domain/contract/admin/users.ts";
import { useAtomValue } from "jotai/react";
import { Suspense, useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router-dom";
import { api } from "../../../../lib/api/client.ts";
import type { SessionUser } from "../../../../lib/auth/session.ts";
import { sessionAtom } from "../../../../lib/auth/session-atoms.ts";
import { PageHead } from "../../../../lib/routing/PageHead.tsx";
import { useRevalidate } from "../../../../lib/routing/should-revalidate.ts";
import { useOverlay } from "../../../../lib/routing/use-overlay.ts";
import { lazyDialog } from "../../../../offline/ui/lazy-dialog.tsx";
import { Table } from "../../../../ui/data/Table.tsx";
import { EmptyState } from "../../../../ui/feedback/EmptyState.tsx";
import { Button } from "../../../../ui/forms/Button.tsx";
import { SectionTitle } from "../../../../ui/layout/SectionTitle.tsx";
import { DeletionBars } from "../../shared/DeletionBars.tsx";
import { pendingDeletionIdsAtom } from "../../shared/pending-deletions.ts";
import { requireAdmin } from "../../shared/require-admin.ts";
import { SellerListDownloads } from "../export/SellerListDownloads.tsx";
import styles from "../Users.module.css";
import { canDeleteUser, canEditUser } from "../user-permissions.ts";
import { DeleteUsersDialog } from "./DeleteUsersDialog.tsx";
import { UserDetails } from "./UserDetails.tsx";
import { UserPagination } from "./UserPagination.tsx";
import { UsersToolbar } from "./UsersToolbar.tsx";
import { userColumns } from "./user-columns.tsx";
import {
  formatUserListQuery,
  parseUserListQuery,
  toApiQuery,
  toTableSort,
  toUserSort,
  type UserList,
} from "./user-list-query.ts";

export { revalidateUnlessHashChange as shouldRevalidate } from "../../../../lib/routing/should-revalidate.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  requireAdmin(request);
  const list = parseUserListQuery(url.searchParams);
  return { list, page: await api(listUsers, { query: toApiQuery(list) }, { quiet: true }) };
}

/** Loaded lazily: its schemas validate phone numbers and ids, which exceeds a page's script budget. */
const EditUserDialog = lazyDialog("Muokkaa käyttäjää", () =>
  import("../edit/EditUserDialog.tsx").then((file) => file.EditUserDialog),
);

/** Overlay name of a dialog: its action and the ids of the users. */
const formatOverlay = (action: "details" | "edit" | "delete", ids: readonly string[]) =>
  `${action}:${ids.join()}`;

interface Props {
  actor: SessionUser;
  users: readonly User[];
}

function Overlay({ actor, users, onDeleted }: Props & { onDeleted(): void }) {
  const { overlay, open, close } = useOverlay();
  const revalidate = useRevalidate();
  const [action, ids = ""] = overlay?.split(":") ?? [];
  const named = users.filter(({ _id }) => ids.split(",").includes(_id));
  const [user] = named;
  if (action === "edit")
    return <EditUserDialog key={ids} id={ids} actor={actor} onClose={close} onChanged={revalidate} />;
  if (action === "delete" && user)
    return <DeleteUsersDialog users={named} onClose={close} onDeleted={onDeleted} />;
  if (action === "details" && user) {
    const onEdit = canEditUser(actor, user) ? () => open(formatOverlay("edit", [user._id])) : undefined;
    return <UserDetails user={user} onClose={close} onEdit={onEdit} onChanged={revalidate} />;
  }
  return null;
}

/** Table of one page of users; the selection is lost when the page changes. */
function UserTable({ actor, users, list, onChange }: Props & { list: UserList; onChange: Change }) {
  const { open } = useOverlay();
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const pendingDeletionIds = useAtomValue(pendingDeletionIdsAtom);
  const isPendingDeletion = ({ _id }: User) => pendingDeletionIds.has(_id);
  const canDelete = (user: User) => canDeleteUser(actor, user) && !isPendingDeletion(user);
  const deletableIds = users.filter(canDelete).map(({ _id }) => _id);
  const chosen = deletableIds.filter((id) => selectedIds.has(id));
  const columns = userColumns({
    onShow: ({ _id }) => open(formatOverlay("details", [_id])),
    onEdit: ({ _id }) => open(formatOverlay("edit", [_id])),
    onDelete: ({ _id }) => open(formatOverlay("delete", [_id])),
    canEdit: (user) => canEditUser(actor, user) && !isPendingDeletion(user),
    canDelete: canDelete,
    isPendingDeletion,
  });
  return (
    <>
      {chosen.length > 0 && (
        <div className={styles.chosen}>
          <p role="status">{chosen.length} valittu</p>
          {chosen.length < deletableIds.length && (
            <Button variant="quiet" onClick={() => setSelectedIds(new Set(deletableIds))}>
              Valitse kaikki
            </Button>
          )}
          <Button variant="danger" icon="trash" onClick={() => open(formatOverlay("delete", chosen))}>
            Poista valitut
          </Button>
        </div>
      )}
      <Table
        caption="Käyttäjät"
        captionHidden
        compact
        columns={columns}
        rows={users}
        getKey={({ _id }) => _id}
        sort={toTableSort(list.sort)}
        onSort={(sort) => onChange({ sort: toUserSort(sort) })}
        isPendingDeletion={isPendingDeletion}
        selection={{
          getLabel: ({ username }) => `Valitse ${username}`,
          isSelectable: canDelete,
          selected: new Set(chosen),
          onChange: setSelectedIds,
        }}
      />
      <Suspense fallback={null}>
        <Overlay actor={actor} users={users} onDeleted={() => setSelectedIds(new Set())} />
      </Suspense>
    </>
  );
}

type Change = (change: Partial<UserList>) => void;

/** The page with all users. §2 */
function UsersPage() {
  const { list, page } = useLoaderData<typeof loader>();
  const revalidate = useRevalidate();
  const actor = useAtomValue(sessionAtom)?.user;
  const navigate = useNavigate();
  const change: Change = (part) =>
    void navigate(formatUserListQuery({ ...list, cursor: null, ...part }), { preventScrollReset: true });
  // Logged out: the panel redirects to the login page.
  if (!actor) return null;
  return (
    <>
      <PageHead title="Käyttäjät" />
      <SectionTitle area="Hallinta" section="Käyttäjät" />
      <SellerListDownloads />
      <UsersToolbar list={list} onChange={change} />
      {page.sellers.length === 0 ? (
        <EmptyState title="Käyttäjiä ei löytynyt.">
          <Button variant="plain" onClick={() => change({ queryString: "", group: null })}>
            Näytä kaikki
          </Button>
        </EmptyState>
      ) : (
        <UserTable
          key={formatUserListQuery(list)}
          actor={actor}
          users={page.sellers}
          list={list}
          onChange={change}
        />
      )}
      <UserPagination list={list} rowCount={page.sellers.length} nextCursor={page.nextCursor} />
      <DeletionBars onDeleted={revalidate} />
    </>
  );
}

export { UsersPage as Component };
