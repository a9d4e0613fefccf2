import { displayName, isAdmin, type User } from "@halkopiha/domain/accounts/user.ts";
import { planName } from "@halkopiha/domain/reference-data/plan-names.ts";
import { formatDate } from "../../app/format.ts";
import { Badge } from "../../ui/Badge.tsx";
import { IconButton } from "../../ui/Button.tsx";
import type { Column } from "../../ui/Table.tsx";
import styles from "./Users.module.css";
import { roleWord, stateOf } from "./user-words.ts";

/** What can be done to a row; what is not offered for it is left out. */
export interface UserActs {
  onShow(user: User): void;
  onEdit(user: User): void;
  onDelete(user: User): void;
  mayEdit(user: User): boolean;
  mayDelete(user: User): boolean;
  isLeaving(user: User): boolean;
}

function Name({ user, onShow }: { user: User } & Pick<UserActs, "onShow">) {
  return (
    <span className={styles.name}>
      <button type="button" className={styles.show} onClick={() => onShow(user)}>
        {displayName(user)}
      </button>
      {isAdmin(user.role) && <Badge look="ember">{roleWord[user.role]}</Badge>}
    </span>
  );
}

function State({ user }: { user: User }) {
  const { text, look } = stateOf(user);
  return <Badge look={look}>{text}</Badge>;
}

/** §2: the table of users. The heads that sort name the orders of the address. */
export function userColumns(acts: UserActs): readonly Column<User>[] {
  return [
    { head: "Nimi", cell: (user) => <Name user={user} onShow={acts.onShow} />, sort: "name" },
    {
      head: "Käyttäjänimi",
      cell: ({ username }) => <span className={styles.username}>{username}</span>,
      sort: "username",
    },
    { head: "Paikkakunta", cell: ({ address }) => address.locality.location },
    { head: "Tili", cell: ({ userAccount }) => planName[userAccount.account.accountPlan] },
    {
      head: "Tila",
      cell: (user) =>
        acts.isLeaving(user) ? <Badge look="warning">Poistetaan</Badge> : <State user={user} />,
    },
    { head: "Luotu", cell: ({ createdAt }) => formatDate(createdAt), sort: "createdAt", figures: true },
    {
      head: "Muokkaa",
      acts: true,
      cell: (user) =>
        acts.mayEdit(user) && (
          <IconButton icon="edit" label={`Muokkaa: ${user.username}`} onClick={() => acts.onEdit(user)} />
        ),
    },
    {
      head: "Poista",
      acts: true,
      cell: (user) =>
        acts.mayDelete(user) && (
          <IconButton icon="trash" label={`Poista: ${user.username}`} onClick={() => acts.onDelete(user)} />
        ),
    },
  ];
}
