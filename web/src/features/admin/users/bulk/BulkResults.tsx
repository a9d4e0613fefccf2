import { displayName } from "@halkopiha/domain/accounts/user.ts";
import { Table } from "../../../../ui/data/Table.tsx";
import styles from "../Users.module.css";
import { formatUserCount } from "../user-labels.ts";
import type { Outcome } from "./bulk-changes.ts";

interface Props {
  outcomes: readonly Outcome[];
  /** Number of users that were not reached, because the change was stopped. */
  skipped: number;
}

/** What became of each user of a bulk change: first those that failed, with the reason. */
export function BulkResults({ outcomes, skipped }: Props) {
  const failed = outcomes.filter(({ error }) => error !== null);
  const succeeded = outcomes.filter(({ error }) => error === null);
  return (
    <div className={styles.details}>
      <p role="status">
        Onnistui: {formatUserCount(succeeded.length)}. Epäonnistui: {formatUserCount(failed.length)}.
        {skipped > 0 && ` Käsittelemättä jäi: ${formatUserCount(skipped)}.`}
      </p>
      {failed.length > 0 && (
        <Table
          caption="Epäonnistuneet"
          compact
          rows={failed}
          getKey={({ user }) => user._id}
          columns={[
            { header: "Nimi", cell: ({ user }) => `${displayName(user)} (${user.username})` },
            { header: "Syy", cell: ({ error }) => error },
          ]}
        />
      )}
      {failed.length + skipped > 0 && <p>Epäonnistuneet ja käsittelemättömät ovat edelleen valittuina.</p>}
      {succeeded.length > 0 && (
        <details>
          <summary>Onnistuneet ({succeeded.length})</summary>
          <ul className={styles.usersToDelete}>
            {succeeded.map(({ user }) => (
              <li key={user._id}>
                {displayName(user)} ({user.username})
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
