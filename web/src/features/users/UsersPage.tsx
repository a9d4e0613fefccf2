import type { User } from "@halkopiha/domain/accounts/user.ts";
import { useAtomValue } from "jotai/react";
import { lazy, Suspense, useState } from "react";
import { useLoaderData, useNavigate } from "react-router-dom";
import { DeletionBars } from "../../app/DeletionBars.tsx";
import { leavingAtom } from "../../app/deletion-atoms.ts";
import { PageHead } from "../../app/PageHead.tsx";
import type { SessionUser } from "../../app/session.ts";
import { sessionAtom } from "../../app/session-atoms.ts";
import { useRevalidate } from "../../app/should-revalidate.ts";
import { useOverlay } from "../../app/use-overlay.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { SectionTitle } from "../../ui/SectionTitle.tsx";
import { Table } from "../../ui/Table.tsx";
import { DeleteUsersDialog } from "./DeleteUsersDialog.tsx";
import { mayChange, mayDelete } from "./rank.ts";
import { SellerListDownloads } from "./SellerListDownloads.tsx";
import { UserDetails } from "./UserDetails.tsx";
import { UserPages } from "./UserPages.tsx";
import styles from "./Users.module.css";
import { UsersToolbar } from "./UsersToolbar.tsx";
import { userColumns } from "./user-columns.tsx";
import { columnOf, sortOf, type UserList, userListAddress } from "./user-list-address.ts";
import type { loader } from "./users-route.tsx";

/** Its schemas judge phone numbers and ids, which takes more script than a page may load at once. */
const EditUserDialog = lazy(() =>
  import("./EditUserDialog.tsx").then((file) => ({ default: file.EditUserDialog })),
);

/** What is open over the table: an act, and to whom. */
const overlayOf = (act: "details" | "edit" | "delete", ids: readonly string[]) => `${act}:${ids.join()}`;

interface Props {
  actor: SessionUser;
  users: readonly User[];
}

function Overlay({ actor, users, onDeleted }: Props & { onDeleted(): void }) {
  const { overlay, open, close } = useOverlay();
  const revalidate = useRevalidate();
  const [act, ids = ""] = overlay?.split(":") ?? [];
  const named = users.filter(({ _id }) => ids.split(",").includes(_id));
  const [user] = named;
  if (act === "edit")
    return <EditUserDialog key={ids} id={ids} actor={actor} onClose={close} onChanged={revalidate} />;
  if (act === "delete" && user)
    return <DeleteUsersDialog users={named} onClose={close} onDeleted={onDeleted} />;
  if (act === "details" && user) {
    const onEdit = mayChange(actor, user) ? () => open(overlayOf("edit", [user._id])) : undefined;
    return <UserDetails user={user} onClose={close} onEdit={onEdit} onChanged={revalidate} />;
  }
  return null;
}

/** The users of a page: what is chosen of them is forgotten with the page. */
function UserTable({ actor, users, list, onChange }: Props & { list: UserList; onChange: Change }) {
  const { open } = useOverlay();
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const leaving = useAtomValue(leavingAtom);
  const isLeaving = ({ _id }: User) => leaving.has(_id);
  const canDelete = (user: User) => mayDelete(actor, user) && !isLeaving(user);
  const choosable = users.filter(canDelete).map(({ _id }) => _id);
  const chosen = choosable.filter((id) => marked.has(id));
  const columns = userColumns({
    onShow: ({ _id }) => open(overlayOf("details", [_id])),
    onEdit: ({ _id }) => open(overlayOf("edit", [_id])),
    onDelete: ({ _id }) => open(overlayOf("delete", [_id])),
    mayEdit: (user) => mayChange(actor, user) && !isLeaving(user),
    mayDelete: canDelete,
    isLeaving,
  });
  return (
    <>
      {chosen.length > 0 && (
        <div className={styles.chosen}>
          <p role="status">{chosen.length} valittu</p>
          {chosen.length < choosable.length && (
            <Button look="quiet" onClick={() => setMarked(new Set(choosable))}>
              Valitse kaikki
            </Button>
          )}
          <Button look="danger" icon="trash" onClick={() => open(overlayOf("delete", chosen))}>
            Poista valitut
          </Button>
        </div>
      )}
      <Table
        caption="Käyttäjät"
        captionUnseen
        compact
        columns={columns}
        rows={users}
        keyOf={({ _id }) => _id}
        sort={columnOf(list.sort)}
        onSort={(sort) => onChange({ sort: sortOf(sort) })}
        isLeaving={isLeaving}
        selection={{
          labelOf: ({ username }) => `Valitse ${username}`,
          isChoosable: canDelete,
          chosen: new Set(chosen),
          onChange: setMarked,
        }}
      />
      <Suspense fallback={null}>
        <Overlay actor={actor} users={users} onDeleted={() => setMarked(new Set())} />
      </Suspense>
    </>
  );
}

type Change = (change: Partial<UserList>) => void;

/** Everyone with an account. §2 */
export function UsersPage() {
  const { list, page } = useLoaderData<typeof loader>();
  const revalidate = useRevalidate();
  const actor = useAtomValue(sessionAtom)?.user;
  const navigate = useNavigate();
  const change: Change = (part) =>
    void navigate(userListAddress({ ...list, cursor: null, ...part }), { preventScrollReset: true });
  // The panel is sending them to the login page.
  if (!actor) return null;
  return (
    <>
      <PageHead title="Käyttäjät" />
      <SectionTitle place="Hallinta" section="Käyttäjät" />
      <SellerListDownloads />
      <UsersToolbar list={list} onChange={change} />
      {page.sellers.length === 0 ? (
        <EmptyState title="Käyttäjiä ei löytynyt.">
          <Button look="plain" onClick={() => change({ queryString: "", group: null })}>
            Näytä kaikki
          </Button>
        </EmptyState>
      ) : (
        <UserTable
          key={userListAddress(list)}
          actor={actor}
          users={page.sellers}
          list={list}
          onChange={change}
        />
      )}
      <UserPages list={list} shown={page.sellers.length} nextCursor={page.nextCursor} />
      <DeletionBars onGone={revalidate} />
    </>
  );
}
