import { readDashboard } from "@halkopiha/domain/contract/admin/dashboard.ts";
import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { api } from "../../../lib/api/client.ts";
import { formatNumber } from "../../../lib/format/format.ts";
import { contactsId, newAccountsId } from "../../../lib/routing/dashboard-anchors.ts";
import { paths } from "../../../lib/routing/paths.ts";
import { AsyncSection } from "../shared/AsyncSection.tsx";
import styles from "./Dashboard.module.css";

const load = () => api(readDashboard, {}, { handlesNoResponse: true });
type Numbers = Awaited<ReturnType<typeof load>>;

const cards: readonly { count: keyof Numbers; what: string; to: string }[] = [
  { count: "ordersCount", what: "Tilaukset", to: paths.adminOrders },
  { count: "usersCount", what: "Myyjät", to: paths.adminUsers },
  { count: "newUsersCount", what: "Uudet tilit", to: `${paths.admin}#${newAccountsId}` },
  { count: "contactsCount", what: "Yhteydenotot", to: `${paths.admin}#${contactsId}` },
];

function Cards({ numbers, changes, reload }: { numbers: Numbers; changes: number; reload(): void }) {
  const counted = useRef(changes);
  useEffect(() => {
    if (counted.current === changes) return;
    counted.current = changes;
    reload();
  }, [changes, reload]);
  return (
    <ul className={styles.cards}>
      {cards.map(({ count, what, to }) => (
        <li key={count}>
          <Link to={to} className={styles.card}>
            <span className={styles.count} translate="no">
              {formatNumber(numbers[count])}
            </span>{" "}
            <span className={styles.what}>{what}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Counts of orders, sellers, new accounts and contacts, each with a link; fetched again when `changes` increases. */
export function Counts({ changes }: { changes: number }) {
  return (
    <AsyncSection title="Tilanne" load={load} lines={2}>
      {(numbers, again) => <Cards numbers={numbers} changes={changes} reload={again} />}
    </AsyncSection>
  );
}
