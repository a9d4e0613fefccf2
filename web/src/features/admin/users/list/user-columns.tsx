import { displayName, isAdmin, type User } from "@halkopiha/domain/accounts/user.ts";
import { planName } from "@halkopiha/domain/reference-data/plan-names.ts";
import { formatDate } from "../../../../lib/format/format.ts";
import type { Column } from "../../../../ui/data/Table.tsx";
import { Badge } from "../../../../ui/feedback/Badge.tsx";
import { IconButton } from "../../../../ui/forms/Button.tsx";
import styles from "../Users.module.css";
import { describeState, roleLabel } from "../user-labels.ts";

/** Actions of a row; an action that is not allowed has no button. */
export interface UserActions {
  onShow(user: User): void;
  onEdit(user: User): void;
  onDelete(user: User): void;
  canEdit(user: User): boolean;
  canDelete(user: User): boolean;
  isPendingDeletion(user: User): boolean;
}

function Name({ user, onShow }: { user: User } & Pick<UserActions, "onShow">) {
  return (
    <span className={styles.name}>
      <button type="button" className={styles.nameButton} onClick={() => onShow(user)}>
        {displayName(user)}
      </button>
      {isAdmin(user.role) && <Badge variant="accent">{roleLabel[user.role]}</Badge>}
    </span>
  );
}

function StateBadge({ user }: { user: User }) {
  const { text, variant } = describeState(user);
  return <Badge variant={variant}>{text}</Badge>;
}

/** §2: the table of users. `sort` holds the column keys of `toUserSort`. */
export function userColumns(actions: UserActions): readonly Column<User>[] {
  return [
    { header: "Nimi", cell: (user) => <Name user={user} onShow={actions.onShow} />, sort: "name" },
    {
      header: "Käyttäjänimi",
      cell: ({ username }) => <span className={styles.username}>{username}</span>,
      sort: "username",
    },
    { header: "Paikkakunta", cell: ({ address }) => address.locality.location },
    { header: "Tili", cell: ({ userAccount }) => planName[userAccount.account.accountPlan] },
    {
      header: "Tila",
      cell: (user) =>
        actions.isPendingDeletion(user) ? (
          <Badge variant="warning">Poistetaan</Badge>
        ) : (
          <StateBadge user={user} />
        ),
    },
    { header: "Luotu", cell: ({ createdAt }) => formatDate(createdAt), sort: "createdAt", isNumeric: true },
    {
      header: "Muokkaa",
      isActions: true,
      cell: (user) =>
        actions.canEdit(user) && (
          <IconButton icon="edit" label={`Muokkaa: ${user.username}`} onClick={() => actions.onEdit(user)} />
        ),
    },
    {
      header: "Poista",
      isActions: true,
      cell: (user) =>
        actions.canDelete(user) && (
          <IconButton
            icon="trash"
            label={`Poista: ${user.username}`}
            onClick={() => actions.onDelete(user)}
          />
        ),
    },
  ];
}
