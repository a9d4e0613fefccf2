import { maxSelectedUsers } from "@halkopiha/domain/admin/seller-list.ts";
import type { UserCount } from "@halkopiha/domain/admin/user-search.ts";
import { formatNumber } from "../../../../lib/format/format.ts";
import { Button } from "../../../../ui/forms/Button.tsx";
import styles from "../Users.module.css";
import { formatUserCount } from "../user-labels.ts";
import { type BulkChangeName, bulkChanges, isBulkChangeName } from "./bulk-changes.ts";
import type { UserSelection } from "./use-user-selection.ts";

/** What can be done with the selected users. */
export type SelectionAction = BulkChangeName | "mail" | "export" | "deleteSelected";

interface Props {
  selection: UserSelection;
  /** Number of users that match the filters. */
  count: UserCount | undefined;
  /** Whether the list has further pages. */
  hasMore: boolean;
  onAction(action: SelectionAction): void;
}

/** Selects everyone who matches the filters, on all pages. */
function SelectMatching({ selection, count, hasMore }: Omit<Props, "onAction">) {
  const { users, leftOut, selectMatching, cancelMatching, readCount } = selection;
  if (readCount !== null) {
    return (
      <>
        <span role="status">Valitaan, {formatNumber(readCount)} luettu…</span>
        <Button variant="quiet" onClick={cancelMatching}>
          Keskeytä
        </Button>
      </>
    );
  }
  if (!count || !hasMore || users.length + leftOut.locked >= count.count) return null;
  if (leftOut.isMore) return null;
  if (count.isMore || count.count > maxSelectedUsers)
    return <span>Kerralla voi valita {formatNumber(maxSelectedUsers)} käyttäjää. Rajaa hakua.</span>;
  return (
    <Button variant="quiet" onClick={selectMatching}>
      {count.isExact
        ? `Valitse kaikki ${formatNumber(count.count)} hakua vastaavaa`
        : "Valitse kaikki hakua vastaavat"}
    </Button>
  );
}

/** Says who matches the filters, but was not selected. */
function LeftOut({ selection: { leftOut } }: Pick<Props, "selection">) {
  const { locked, isMore } = leftOut;
  if (isMore) return <span>Kaikkia hakua vastaavia ei ehditty lukea. Rajaa hakua.</span>;
  if (locked === 0) return null;
  return <span>{formatUserCount(locked)} jäi pois, koska sinulla ei ole oikeutta muuttaa tietoja.</span>;
}

/** The number of selected users, and what can be done with them. */
export function SelectionBar({ selection, count, hasMore, onAction }: Props) {
  const { users, select } = selection;
  return (
    <section className={styles.chosen} aria-label="Valitut käyttäjät">
      <p role="status">{formatNumber(users.length)} valittu</p>
      <LeftOut selection={selection} />
      <SelectMatching selection={selection} count={count} hasMore={hasMore} />
      <Button variant="quiet" onClick={() => select([])}>
        Tyhjennä valinta
      </Button>
      <div className={styles.actions}>
        {Object.entries(bulkChanges).map(
          ([name, { button }]) =>
            isBulkChangeName(name) && (
              <Button key={name} variant="plain" size="small" onClick={() => onAction(name)}>
                {button}
              </Button>
            ),
        )}
        <Button variant="plain" size="small" icon="mail" onClick={() => onAction("mail")}>
          Lähetä sähköposti
        </Button>
        <Button variant="plain" size="small" icon="download" onClick={() => onAction("export")}>
          Vie
        </Button>
        <Button variant="danger" size="small" icon="trash" onClick={() => onAction("deleteSelected")}>
          Poista valitut
        </Button>
      </div>
    </section>
  );
}
