import { displayName, type User } from "@halkopiha/domain/accounts/user.ts";
import { listNewUsers } from "@halkopiha/domain/contract/admin/users.ts";
import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import { planName } from "@halkopiha/domain/reference-data/plan-names.ts";
import { useState } from "react";
import { api } from "../../app/api.ts";
import { formatDate, formatNumber } from "../../app/format.ts";
import { Lookalikes } from "../../app/Lookalikes.tsx";
import { Part } from "../../app/Part.tsx";
import { type PageOf, usePagedRows } from "../../app/paged-rows.ts";
import { Badge } from "../../ui/Badge.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Pager } from "../../ui/Pager.tsx";
import { type Column, Table } from "../../ui/Table.tsx";
import { ActivationForm } from "./ActivationForm.tsx";
import styles from "./Dashboard.module.css";
import { newAccountsId } from "./part-ids.ts";

/** Rows at once. §9 */
const limit = 15;

async function loadPage(cursor?: string): Promise<PageOf<User>> {
  const query = { limit, ...(cursor && { cursor }) };
  const { newUsers, nextCursor } = await api(listNewUsers, { query }, { quiet: cursor === undefined });
  return { rows: newUsers, nextCursor };
}
const loadFirst = () => loadPage();

function Who({ user }: { user: User }) {
  return (
    <div>
      <span className={styles.name}>{displayName(user)}</span>
      <span className={styles.soft}>
        {user.username}
        <br />
        {user.email ?? user.contactInformation.phonenumbers[0]}
      </span>
      <Lookalikes id={user._id} />
    </div>
  );
}

const columns: readonly Column<User>[] = [
  { head: "Myyjä", cell: (user) => <Who user={user} /> },
  {
    head: "Tili",
    cell: ({ userAccount: { account } }) => (
      <Badge look={account.accountPlan === "premium" ? "ember" : "spruce"}>
        {planName[account.accountPlan]}
      </Badge>
    ),
  },
  {
    head: "Maksu tältä vuodelta",
    cell: ({ userAccount: { fee } }) => (fee ? formatEuros(fee.gross) : "–"),
  },
  { head: "Rekisteröity", cell: ({ createdAt }) => formatDate(createdAt) },
  { head: "Vahvistettu", cell: ({ verified }) => (verified ? "kyllä" : "ei") },
];

function List({ first, onActivated }: { first: PageOf<User>; onActivated(): void }) {
  const { rows, isLoading, more } = usePagedRows(first, loadPage);
  const [changed, setChanged] = useState<ReadonlyMap<string, User>>(new Map());
  const waiting = rows
    .map((user) => changed.get(user._id) ?? user)
    .filter(({ userAccount }) => !userAccount.isActive);

  function keep(user: User) {
    setChanged((before) => new Map(before).set(user._id, user));
    if (user.userAccount.isActive) onActivated();
  }

  if (waiting.length === 0 && !more) return <EmptyState title="Uusia tilejä ei ole." />;
  return (
    <>
      <Table
        caption="Uudet tilit"
        captionUnseen
        rows={waiting}
        keyOf={({ _id }) => _id}
        columns={[
          ...columns,
          {
            head: "Aktivointi",
            acts: true,
            cell: (user) => <ActivationForm user={user} onChanged={keep} />,
          },
        ]}
      />
      <Pager shown={`${formatNumber(waiting.length)} tiliä näkyvissä`} busy={isLoading} onMore={more} />
    </>
  );
}

/** Sellers who wait to be let in; each leaves the table once active. §2, §4 */
export function NewAccounts({ onActivated }: { onActivated(): void }) {
  return (
    <Part title="Uudet tilit" id={newAccountsId} load={loadFirst}>
      {(first) => <List first={first} onActivated={onActivated} />}
    </Part>
  );
}
