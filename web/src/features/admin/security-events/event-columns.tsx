import type { SecurityEvent } from "@halkopiha/domain/admin/security-event.ts";
import { Link } from "react-router-dom";
import { formatCount } from "../../../lib/format/count.ts";
import { formatDateTime } from "../../../lib/format/format.ts";
import type { Column } from "../../../ui/data/Table.tsx";
import { Badge } from "../../../ui/feedback/Badge.tsx";
import cell from "../shared/CellLines.module.css";
import { type EventFilter, formatEventFilter } from "./event-filter.ts";
import { getKindVariant, kindLabels } from "./event-labels.ts";
import styles from "./SecurityEventsPage.module.css";

type Account = NonNullable<SecurityEvent["user"]>;

/** The user name of an account; its id when it was deleted. */
export const formatAccount = ({ _id, username }: Account): string => username ?? `poistettu tili ${_id}`;

/** An account's name, which narrows the list to its events. */
function AccountLink({ account, filter }: { account: Account; filter: EventFilter }) {
  return (
    <Link to={formatEventFilter({ ...filter, user: account._id })} className={styles.account}>
      {formatAccount(account)}
    </Link>
  );
}

function Kind({ kind, count }: Pick<SecurityEvent, "kind" | "count">) {
  return (
    <div className={cell.lines}>
      <Badge variant={getKindVariant(kind)}>{kindLabels[kind]}</Badge>
      {count > 1 && (
        <span className={cell.detail}>{formatCount(count, { one: "kerran", other: "kertaa" })}</span>
      )}
    </div>
  );
}

function Accounts({ user, by, filter }: Pick<SecurityEvent, "user" | "by"> & { filter: EventFilter }) {
  return (
    <div className={cell.lines}>
      {user ? <AccountLink account={user} filter={filter} /> : "ei tiedossa"}
      {by && (
        <span className={cell.detail}>
          tekijä <AccountLink account={by} filter={filter} />
        </span>
      )}
    </div>
  );
}

function Source({ device, network }: Pick<SecurityEvent, "device" | "network">) {
  if (network === null) return "palvelin";
  return (
    <div className={cell.lines}>
      {device}
      <span className={cell.detail}>verkko {network}</span>
    </div>
  );
}

/** The columns of the table; an account's name changes the filter. */
export const createEventColumns = (filter: EventFilter): readonly Column<SecurityEvent>[] => [
  { header: "Aika", cell: ({ lastAt }) => formatDateTime(lastAt) },
  { header: "Tapahtuma", cell: ({ kind, count }) => <Kind kind={kind} count={count} /> },
  { header: "Tili", cell: ({ user, by }) => <Accounts user={user} by={by} filter={filter} /> },
  { header: "Mistä", cell: ({ device, network }) => <Source device={device} network={network} /> },
  { header: "Missä", cell: ({ call }) => <span className={cell.detail}>{call ?? "taustatyö"}</span> },
];
