import { type ReactNode, useState } from "react";
import { Button } from "./Button.tsx";
import styles from "./DataTable.module.css";
import { Select } from "./Select.tsx";
import { Switch } from "./Switch.tsx";
import { type Column, Table, type TableSort } from "./Table.tsx";

/** A column whose rows can be told apart by a word or a figure. */
export interface DataColumn<Row> extends Omit<Column<Row>, "sort"> {
  value?(row: Row): string | number;
}

/** How a table is looked at; whoever shows it remembers it. */
export interface TableView {
  sort: TableSort | null;
  /** Rows at once; null for all of them. */
  perPage: number | null;
  compact: boolean;
}

interface Props<Row> {
  caption: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): string;
  /** How many rows one may choose to see at once; besides these, all. */
  pageSizes: readonly number[];
  view: TableView;
  onView(view: TableView): void;
  /** How the rows stand when no column is chosen. */
  unsorted?: string;
  /** Acts over the table. */
  children?: ReactNode;
}

/** Numbers by their size, words as Finns sort them. */
function byValue(): (a: string | number, b: string | number) => number {
  const words = new Intl.Collator("fi", { numeric: true });
  return (a, b) =>
    typeof a === "number" && typeof b === "number" ? a - b : words.compare(String(a), String(b));
}

/** The rows as a column sorts them; rows alike keep their order. */
export function sorted<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  sort: TableSort | null,
): readonly Row[] {
  const value = columns.find(({ head }) => head === sort?.by)?.value;
  if (!sort || !value) return rows;
  const compare = byValue();
  const way = sort.direction === "asc" ? 1 : -1;
  return rows.toSorted((a, b) => way * compare(value(a), value(b)));
}

/** Rows that are all at hand: sorted, a page at a time, as close as one likes. */
export function DataTable<Row>(props: Props<Row>) {
  const {
    caption,
    columns,
    rows,
    keyOf,
    pageSizes,
    view,
    onView,
    unsorted = "Uusin ensin",
    children,
  } = props;
  const [wished, setPage] = useState(0);
  const perPage = view.perPage ?? Math.max(1, rows.length);
  const last = Math.max(0, Math.ceil(rows.length / perPage) - 1);
  // Rows may have been taken away meanwhile.
  const page = Math.min(wished, last);
  const from = page * perPage;
  const shown = sorted(rows, columns, view.sort).slice(from, from + perPage);
  const sortable = columns.filter(({ value }) => value);
  const change = (part: Partial<TableView>) => {
    setPage(0);
    onView({ ...view, ...part });
  };
  return (
    <>
      <div className={styles.tools}>
        {children}
        <div className={styles.order}>
          <Select
            label="Järjestys"
            options={sortable.map(({ head }) => ({ value: head, text: head }))}
            empty={unsorted}
            value={view.sort?.by ?? ""}
            onChange={({ target }) =>
              change({ sort: target.value ? { by: target.value, direction: "asc" } : null })
            }
          />
        </div>
        <Select
          label="Rivejä sivulla"
          options={[
            ...pageSizes.map((size) => ({ value: String(size), text: String(size) })),
            { value: "", text: "Kaikki" },
          ]}
          value={view.perPage === null ? "" : String(view.perPage)}
          onChange={({ target }) => change({ perPage: target.value ? Number(target.value) : null })}
        />
        <Switch label="Tiivis" on={view.compact} onChange={(compact) => onView({ ...view, compact })} />
      </div>
      <Table
        caption={caption}
        captionUnseen
        columns={columns.map(({ value, ...column }) => ({ ...column, ...(value && { sort: column.head }) }))}
        rows={shown}
        keyOf={keyOf}
        compact={view.compact}
        sort={view.sort ?? undefined}
        onSort={(sort) => change({ sort })}
      />
      <div className={styles.pages}>
        <p role="status">
          {from + 1}–{from + shown.length} / {rows.length}
        </p>
        {last > 0 && (
          <>
            <Button look="plain" icon="back" disabled={page === 0} onClick={() => setPage(page - 1)}>
              Edellinen
            </Button>
            <Button look="plain" disabled={page === last} onClick={() => setPage(page + 1)}>
              Seuraava
            </Button>
          </>
        )}
      </div>
    </>
  );
}
