import type { User } from "@halkopiha/domain/accounts/user.ts";
import type { SessionUser } from "../../../../lib/session/session.ts";
import { Dialog } from "../../../../ui/overlay/Dialog.tsx";
import { UserNotLoaded } from "../UserNotLoaded.tsx";
import { useUser } from "../use-user.ts";
import { canEditUser } from "../user-permissions.ts";
import { UserDetails } from "./UserDetails.tsx";

interface Props {
  id: string;
  actor: SessionUser;
  onClose(): void;
  onEdit(user: User): void;
  onChanged(): Promise<void>;
}

/** Dialog with all data of a user who is not on the page of the list, for example behind a link from the dashboard. §2 */
export function FetchedUserDetails({ id, actor, onClose, onEdit, onChanged }: Props) {
  const { user, reload } = useUser(id, onClose);
  if (typeof user === "string") {
    return (
      <Dialog title="Käyttäjän tiedot" onClose={onClose}>
        <UserNotLoaded state={user} onRetry={reload} />
      </Dialog>
    );
  }
  return (
    <UserDetails
      user={user}
      onClose={onClose}
      onEdit={canEditUser(actor, user) ? () => onEdit(user) : undefined}
      onChanged={async () => {
        reload();
        await onChanged();
      }}
    />
  );
}
