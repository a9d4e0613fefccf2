import { type ReactNode, useState } from "react";
import { Button } from "../forms/Button.tsx";
import { Select } from "../forms/Select.tsx";
import { Switch } from "../forms/Switch.tsx";
import { useMediaQuery } from "../layout/use-media-query.ts";
import styles from "./DataTable.module.css";
import { type Column, Table, type TableSort } from "./Table.tsx";

/** A column with an optional sort value per row. */
export interface DataColumn<Row> extends Omit<Column<Row>, "sort"> {
  value?(row: Row): string | number;
}

/** View settings of a table; the parent component stores them. */
export interface TableView {
  sort: TableSort | null;
  /** Rows per page; null for all of them. */
  perPage: number | null;
  compact: boolean;
}

interface Props<Row> {
  caption: string;
  columns: readonly DataColumn<Row>[];
  /** The columns of the compact table on a phone, where each row is one line; without them it has all columns. */
  lineColumns?: readonly DataColumn<Row>[];
  rows: readonly Row[];
  getKey(row: Row): string;
  /** Choices of rows per page, in addition to all. */
  pageSizes: readonly number[];
  view: TableView;
  onViewChange(view: TableView): void;
  /** Label of the order of `rows` when no column is sorted. */
  unsortedLabel?: string;
  /** Actions above the table. */
  children?: ReactNode;
}

/** Compares numbers by value and strings in Finnish alphabetical order. */
function createComparator(): (a: string | number, b: string | number) => number {
  const collator = new Intl.Collator("fi", { numeric: true });
  return (a, b) =>
    typeof a === "number" && typeof b === "number" ? a - b : collator.compare(String(a), String(b));
}

/** Rows sorted by a column; equal rows keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  sort: TableSort | null,
): readonly Row[] {
  const value = columns.find(({ header }) => header === sort?.by)?.value;
  if (!sort || !value) return rows;
  const compare = createComparator();
  const sign = sort.direction === "asc" ? 1 : -1;
  return rows.toSorted((a, b) => sign * compare(value(a), value(b)));
}

/** Table for rows that are all loaded: sorting, paging and density on the client. */
export function DataTable<Row>(props: Props<Row>) {
  const {
    caption,
    columns,
    lineColumns,
    rows,
    getKey,
    pageSizes,
    view,
    onViewChange,
    unsortedLabel = "Uusin ensin",
    children,
  } = props;
  const isPhone = useMediaQuery("(max-width: 600px)");
  const shownLines = view.compact && isPhone ? lineColumns : undefined;
  const [requestedPage, setPage] = useState(0);
  const perPage = view.perPage ?? Math.max(1, rows.length);
  const last = Math.max(0, Math.ceil(rows.length / perPage) - 1);
  // Rows may have been removed meanwhile.
  const page = Math.min(requestedPage, last);
  const from = page * perPage;
  const pageRows = sortRows(rows, columns, view.sort).slice(from, from + perPage);
  const sortable = columns.filter(({ value }) => value);
  const change = (part: Partial<TableView>) => {
    setPage(0);
    onViewChange({ ...view, ...part });
  };
  return (
    <>
      <div className={styles.tools}>
        {children}
        <div className={styles.order}>
          <Select
            label="Järjestys"
            options={sortable.map(({ header }) => ({ value: header, text: header }))}
            empty={unsortedLabel}
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
        <Switch
          label="Tiiviit rivit"
          on={view.compact}
          onChange={(compact) => onViewChange({ ...view, compact })}
        />
      </div>
      <Table
        caption={caption}
        captionHidden
        isLine={shownLines !== undefined}
        columns={(shownLines ?? columns).map(({ value, ...column }) => ({
          ...column,
          ...(value && { sort: column.header }),
        }))}
        rows={pageRows}
        getKey={getKey}
        compact={view.compact}
        sort={view.sort ?? undefined}
        onSort={(sort) => change({ sort })}
      />
      <div className={styles.pages}>
        <p role="status">
          {pageRows.length === 0 ? 0 : from + 1}–{from + pageRows.length} / {rows.length}
        </p>
        {last > 0 && (
          <>
            <Button variant="plain" icon="back" disabled={page === 0} onClick={() => setPage(page - 1)}>
              Edellinen
            </Button>
            <Button variant="plain" disabled={page === last} onClick={() => setPage(page + 1)}>
              Seuraava
            </Button>
          </>
        )}
      </div>
    </>
  );
}
