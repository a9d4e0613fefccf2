import { displayName, type User } from "@halkopiha/domain/accounts/user.ts";
import { listNewUsers } from "@halkopiha/domain/contract/admin/users.ts";
import type { Answer } from "@halkopiha/domain/contract/call.ts";
import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import { planName } from "@halkopiha/domain/reference-data/plan-names.ts";
import { useState } from "react";
import { api } from "../../../lib/api/client.ts";
import { usePages } from "../../../lib/api/paging.ts";
import { formatCount } from "../../../lib/format/count.ts";
import { formatDate } from "../../../lib/format/format.ts";
import { Pager } from "../../../ui/data/Pager.tsx";
import { type Column, Table } from "../../../ui/data/Table.tsx";
import { Badge } from "../../../ui/feedback/Badge.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { AsyncSection } from "../shared/AsyncSection.tsx";
import { Lookalikes } from "../shared/Lookalikes.tsx";
import { ActivationForm } from "./ActivationForm.tsx";
import styles from "./Dashboard.module.css";
import { newAccountsId } from "./section-ids.ts";

/** Rows per page. §9 */
const limit = 15;

type Page = Answer<typeof listNewUsers>;

function loadPage(cursor?: string): Promise<Page> {
  return api(listNewUsers, { query: { limit, cursor } }, { quiet: cursor === undefined });
}
const loadFirst = () => loadPage();

function SellerCell({ user }: { user: User }) {
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
  { header: "Myyjä", cell: (user) => <SellerCell user={user} /> },
  {
    header: "Tili",
    cell: ({ userAccount: { account } }) => (
      <Badge variant={account.accountPlan === "premium" ? "accent" : "positive"}>
        {planName[account.accountPlan]}
      </Badge>
    ),
  },
  {
    header: "Maksu tältä vuodelta",
    cell: ({ userAccount: { fee } }) => (fee ? formatEuros(fee.gross) : "–"),
  },
  { header: "Rekisteröity", cell: ({ createdAt }) => formatDate(createdAt) },
  { header: "Vahvistettu", cell: ({ verified }) => (verified ? "kyllä" : "ei") },
];

function List({ first, onActivated }: { first: Page; onActivated(): void }) {
  const { pages, isLoading, loadMore } = usePages(first, loadPage);
  const [changed, setChanged] = useState<ReadonlyMap<string, User>>(new Map());
  const inactiveUsers = pages
    .flatMap(({ newUsers }) => newUsers)
    .map((user) => changed.get(user._id) ?? user)
    .filter(({ userAccount }) => !userAccount.isActive);

  function updateUser(user: User) {
    setChanged((before) => new Map(before).set(user._id, user));
    if (user.userAccount.isActive) onActivated();
  }

  if (inactiveUsers.length === 0 && !loadMore) return <EmptyState title="Uusia tilejä ei ole." />;
  return (
    <>
      <Table
        caption="Uudet tilit"
        captionHidden
        rows={inactiveUsers}
        getKey={({ _id }) => _id}
        columns={[
          ...columns,
          {
            header: "Aktivointi",
            isActions: true,
            cell: (user) => <ActivationForm user={user} onChanged={updateUser} />,
          },
        ]}
      />
      <Pager
        countText={`${formatCount(inactiveUsers.length, { one: "tili", other: "tiliä" })} näkyvissä`}
        busy={isLoading}
        onMore={loadMore}
      />
    </>
  );
}

/** Sellers whose account is not active yet; an activated one disappears from the table. §2, §4 */
export function NewAccounts({ onActivated }: { onActivated(): void }) {
  return (
    <AsyncSection title="Uudet tilit" id={newAccountsId} load={loadFirst}>
      {(first) => <List first={first} onActivated={onActivated} />}
    </AsyncSection>
  );
}
