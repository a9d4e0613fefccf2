import { toContractFacts } from "@halkopiha/domain/accounts/account-activation.ts";
import { findLastOpenDay } from "@halkopiha/domain/accounts/contract-index.ts";
import { roleName } from "@halkopiha/domain/accounts/role-names.ts";
import { displayName, isAdmin, type User } from "@halkopiha/domain/accounts/user.ts";
import { formatCalendarDay } from "@halkopiha/domain/calendar.ts";
import { toFinnishDate } from "@halkopiha/domain/finnish-date.ts";
import { planName } from "@halkopiha/domain/reference-data/plan-names.ts";
import { formatDate } from "../../../../lib/format/format.ts";
import type { Column } from "../../../../ui/data/Table.tsx";
import { Badge } from "../../../../ui/feedback/Badge.tsx";
import { IconButton } from "../../../../ui/forms/Button.tsx";
import cell from "../../shared/CellLines.module.css";
import styles from "../Users.module.css";
import { describeBounces, describeState, formatYesNo } from "../user-labels.ts";
import { type ColumnKey, columnKeys } from "./user-table-atom.ts";

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
      {isAdmin(user.role) && <Badge variant="accent">{roleName[user.role]}</Badge>}
    </span>
  );
}

/** Which addresses of a user reject messages, and since when. */
function Bounces({ user }: { user: User }) {
  return describeBounces(user).map(({ text, since }) => (
    <span key={text} className={styles.bounce}>
      <Badge variant="warning">{text}</Badge>
      <span className={cell.detail}>{since}</span>
    </span>
  ));
}

function StateBadge({ user }: { user: User }) {
  const { text, variant } = describeState(user);
  return <Badge variant={variant}>{text}</Badge>;
}

function PaidBadge({ paid }: { paid: boolean }) {
  return <Badge variant={paid ? "positive" : "neutral"}>{formatYesNo(paid)}</Badge>;
}

/** The last day on which an account is open, unless something is paid before; nothing for closed accounts and admins. */
function LastOpenDay({ user: { role, userAccount } }: { user: User }) {
  if (isAdmin(role) || !userAccount.isActive) return null;
  const today = toFinnishDate(new Date().toISOString());
  const day = findLastOpenDay(toContractFacts(userAccount), today);
  return day && formatCalendarDay(day);
}

/** The columns that can be hidden. `sort` holds the column keys of `toUserSort`. */
const optionalColumns: Readonly<Record<ColumnKey, Column<User>>> = {
  username: { header: "Käyttäjänimi", cell: ({ username }) => username, sort: "username" },
  email: { header: "Sähköposti", cell: ({ email }) => email },
  phone: {
    header: "Puhelin",
    cell: ({ contactInformation }) => contactInformation.phonenumbers.join(", "),
  },
  ytunnus: { header: "Y-tunnus", cell: ({ ytunnus }) => ytunnus },
  contactPerson: { header: "Yhteyshenkilö", cell: ({ contactPerson }) => contactPerson },
  locality: { header: "Paikkakunta", cell: ({ address }) => address.locality.location },
  region: { header: "Maakunta", cell: ({ address }) => address.region.name },
  plan: { header: "Tili", cell: ({ userAccount }) => planName[userAccount.account.accountPlan] },
  active: { header: "Tila", cell: (user) => <StateBadge user={user} /> },
  paid: { header: "Maksettu", cell: ({ userAccount }) => <PaidBadge paid={userAccount.paid} /> },
  expires: {
    header: "Päättyy",
    cell: (user) => <LastOpenDay user={user} />,
    sort: "expires",
    isNumeric: true,
  },
  verified: { header: "Vahvistettu", cell: ({ verified }) => formatYesNo(verified) },
  role: { header: "Rooli", cell: ({ role }) => roleName[role] },
  createdAt: {
    header: "Luotu",
    cell: ({ createdAt }) => formatDate(createdAt),
    sort: "createdAt",
    isNumeric: true,
  },
};

/** Names of the columns that can be hidden. */
export const getColumnName = (key: ColumnKey): string => optionalColumns[key].header;

/** §2: the table of users with the chosen columns, in the order of the table. */
export function userColumns(actions: UserActions, chosen: readonly ColumnKey[]): readonly Column<User>[] {
  const { onShow, onEdit, onDelete, canEdit, canDelete, isPendingDeletion } = actions;
  return [
    {
      header: "Nimi",
      cell: (user) => (
        <div className={cell.lines}>
          <Name user={user} onShow={onShow} />
          <Bounces user={user} />
          {isPendingDeletion(user) && <Badge variant="warning">Poistetaan</Badge>}
        </div>
      ),
      sort: "name",
      wraps: true,
    },
    ...columnKeys.filter((key) => chosen.includes(key)).map((key) => optionalColumns[key]),
    {
      header: "Muokkaa",
      isActions: true,
      cell: (user) =>
        canEdit(user) && (
          <IconButton icon="edit" label={`Muokkaa: ${user.username}`} onClick={() => onEdit(user)} />
        ),
    },
    {
      header: "Poista",
      isActions: true,
      cell: (user) =>
        canDelete(user) && (
          <IconButton icon="trash" label={`Poista: ${user.username}`} onClick={() => onDelete(user)} />
        ),
    },
  ];
}
