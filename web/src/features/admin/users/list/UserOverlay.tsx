import type { User } from "@halkopiha/domain/accounts/user.ts";
import { lazyDialog } from "../../../../lib/connection/lazy-dialog.tsx";
import { useOverlay } from "../../../../lib/routing/history/use-overlay.ts";
import { useRevalidate } from "../../../../lib/routing/should-revalidate.ts";
import type { SessionUser } from "../../../../lib/session/session.ts";
import type { Outcome } from "../bulk/bulk-changes.ts";
import { canEditUser } from "../user-permissions.ts";

/** Loaded lazily: its schemas validate phone numbers and ids, which exceeds a page's script budget. */
const EditUserDialog = lazyDialog("Muokkaa käyttäjää", () =>
  import("../edit/EditUserDialog.tsx").then((file) => file.EditUserDialog),
);

/** Overlay name of a dialog about one user. */
export const formatOverlay = (action: "details" | "edit" | "delete", id: string) => `${action}:${id}`;

interface Props {
  actor: SessionUser;
  /** The users of the page. */
  users: readonly User[];
  /** The selected users, on this page and others. */
  selected: readonly User[];
  /** Called when a deletion is confirmed; the users are deleted after ten seconds. */
  onDeleting(): void;
  onDeleted(outcomes: readonly Outcome[]): void;
  onChanged(outcomes: readonly Outcome[]): void;
}

const UserDetails = lazyDialog("Käyttäjän tiedot", () =>
  import("./UserDetails.tsx").then((file) => file.UserDetails),
);

const FetchedUserDetails = lazyDialog("Käyttäjän tiedot", () =>
  import("./FetchedUserDetails.tsx").then((file) => file.FetchedUserDetails),
);

const DeleteUsersDialog = lazyDialog("Poista käyttäjä", () =>
  import("./DeleteUsersDialog.tsx").then((file) => file.DeleteUsersDialog),
);

/** Loaded lazily: few visits to the list change or export several users. */
const SelectionDialog = lazyDialog("Valitut käyttäjät", () =>
  import("../bulk/SelectionDialog.tsx").then((file) => file.SelectionDialog),
);

/** The open dialog, named by the hash. */
export function UserOverlay(props: Props) {
  const { actor, users, onDeleting, onDeleted } = props;
  const { overlay, open, close } = useOverlay();
  const revalidate = useRevalidate();
  // A dialog about selected users stays open while the selection shrinks.
  const [action = "", id] = overlay?.split(":") ?? [];
  if (id === undefined) return action && <SelectionDialog {...props} name={action} onClose={close} />;
  if (action === "edit")
    return <EditUserDialog key={id} id={id} actor={actor} onClose={close} onChanged={revalidate} />;
  const edit = (edited: User) => open(formatOverlay("edit", edited._id));
  const user = users.find(({ _id }) => _id === id);
  if (!user) {
    if (action !== "details") return null;
    return (
      <FetchedUserDetails
        key={id}
        id={id}
        actor={actor}
        onClose={close}
        onEdit={edit}
        onChanged={revalidate}
      />
    );
  }
  if (action === "delete") {
    return <DeleteUsersDialog users={[user]} onClose={close} onDeleting={onDeleting} onDeleted={onDeleted} />;
  }
  const onEdit = canEditUser(actor, user) ? () => edit(user) : undefined;
  return (
    action === "details" && <UserDetails user={user} onClose={close} onEdit={onEdit} onChanged={revalidate} />
  );
}
