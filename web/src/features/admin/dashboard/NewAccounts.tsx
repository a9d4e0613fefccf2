import { displayName, type User } from "@halkopiha/domain/accounts/user.ts";
import { listNewUsers } from "@halkopiha/domain/contract/admin/users.ts";
import type { ResponseBody } from "@halkopiha/domain/contract/call.ts";
import { planName } from "@halkopiha/domain/reference-data/plan-names.ts";
import { useAtomValue } from "jotai/react";
import { useCallback, useState } from "react";
import { Link } from "react-router-dom";
import { api } from "../../../lib/api/client.ts";
import { usePages } from "../../../lib/api/paging.ts";
import { toMailHref, toTelHref } from "../../../lib/format/contact-href.ts";
import { formatCount } from "../../../lib/format/count.ts";
import { formatDate } from "../../../lib/format/format.ts";
import { newAccountsId } from "../../../lib/routing/dashboard-anchors.ts";
import { paths } from "../../../lib/routing/paths.ts";
import { LoadMore } from "../../../ui/data/LoadMore.tsx";
import { type Column, Table } from "../../../ui/data/Table.tsx";
import { Badge } from "../../../ui/feedback/Badge.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { AsyncSection } from "../shared/AsyncSection.tsx";
import { DeletionBars } from "../shared/DeletionBars.tsx";
import { feeLabel, formatFee } from "../shared/fee.ts";
import { Lookalikes } from "../shared/Lookalikes.tsx";
import { pendingDeletionIdsAtom } from "../shared/pending-deletions.ts";
import { VerifyButton } from "../shared/VerifyButton.tsx";
import { AccountActions } from "./AccountActions.tsx";
import styles from "./Dashboard.module.css";

/** Rows per page. §9 */
const limit = 15;

type Page = ResponseBody<typeof listNewUsers>;

function loadPage(cursor?: string): Promise<Page> {
  return api(listNewUsers, { query: { limit, cursor } }, { handlesNoResponse: cursor === undefined });
}
const loadFirst = () => loadPage();

function SellerCell({ user }: { user: User }) {
  return (
    <div>
      <Link to={`${paths.adminUsers}#${encodeURIComponent(`details:${user._id}`)}`} className={styles.name}>
        {displayName(user)}
      </Link>
      <span className={styles.soft}>{user.username}</span>
      {user.ytunnus && <span className={styles.soft}>Y-tunnus {user.ytunnus}</span>}
      <Lookalikes id={user._id} />
    </div>
  );
}

function ContactCell({ user: { email, contactInformation } }: { user: User }) {
  const [phone] = contactInformation.phonenumbers;
  return (
    <div className={styles.contact}>
      {phone && <a href={toTelHref(phone)}>{phone}</a>}
      {email && (
        <a href={toMailHref(email)} className={styles.email}>
          {email}
        </a>
      )}
    </div>
  );
}

function PlanCell({ user }: { user: User }) {
  const { accountPlan } = user.userAccount.account;
  return (
    <div className={styles.plan}>
      <Badge variant={accountPlan === "premium" ? "accent" : "positive"}>{planName[accountPlan]}</Badge>
      {formatFee(user)}
    </div>
  );
}

const columns: readonly Column<User>[] = [
  { header: "Myyjä", cell: (user) => <SellerCell user={user} /> },
  { header: "Yhteystiedot", cell: (user) => <ContactCell user={user} /> },
  { header: `Tili, ${feeLabel.toLowerCase()}`, cell: (user) => <PlanCell user={user} /> },
  { header: "Rekisteröity", cell: ({ createdAt }) => formatDate(createdAt) },
];

interface ListProps {
  first: Page;
  reload(): void;
  onChanged(): void;
}

function List({ first, reload, onChanged }: ListProps) {
  const { pages, isLoading, loadMore } = usePages(first, loadPage);
  const [changed, setChanged] = useState<ReadonlyMap<string, User>>(new Map());
  const rejectedIds = useAtomValue(pendingDeletionIdsAtom);
  const newUsers = pages
    .flatMap((page) => page.newUsers)
    .map((user) => changed.get(user._id) ?? user)
    .filter(({ userAccount }) => !userAccount.isActive);

  function updateUser(user: User) {
    setChanged((before) => new Map(before).set(user._id, user));
    onChanged();
  }

  const onDeleted = useCallback(async () => {
    reload();
    onChanged();
  }, [reload, onChanged]);

  const actions: readonly Column<User>[] = [
    {
      header: "Vahvistettu",
      cell: (user) => (user.verified ? "kyllä" : <VerifyButton user={user} onChanged={updateUser} />),
    },
    {
      header: "Aktivointi",
      isActions: true,
      // The row stays while the rejection can be undone, so that no other one slides under the pointer.
      cell: (user) =>
        rejectedIds.has(user._id) ? "Hylätään…" : <AccountActions user={user} onChanged={updateUser} />,
    },
  ];
  return (
    <>
      {newUsers.length === 0 && !loadMore ? (
        <EmptyState title="Uusia tilejä ei ole." />
      ) : (
        <>
          <Table
            caption="Uudet tilit"
            captionHidden
            isWide
            rows={newUsers}
            getKey={({ _id }) => _id}
            columns={[...columns, ...actions]}
          />
          <LoadMore
            countText={`${formatCount(newUsers.length, { one: "tili", other: "tiliä" })} näkyvissä`}
            busy={isLoading}
            onMore={loadMore}
          />
        </>
      )}
      <DeletionBars onDeleted={onDeleted} />
    </>
  );
}

/** Sellers whose account is not active yet; an activated or rejected one disappears from the table. §2, §4 */
export function NewAccounts({ onChanged }: { onChanged(): void }) {
  return (
    <AsyncSection title="Uudet tilit" id={newAccountsId} load={loadFirst}>
      {(first, again) => <List first={first} reload={again} onChanged={onChanged} />}
    </AsyncSection>
  );
}
