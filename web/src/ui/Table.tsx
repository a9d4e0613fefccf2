import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import { Icon } from "./Icon.tsx";
import styles from "./Table.module.css";
import { Unseen } from "./Unseen.tsx";

export interface Column<Row> {
  head: string;
  cell(row: Row): ReactNode;
  /** Figures stand under each other. */
  figures?: boolean;
  /** Acts on the row: no head is shown, and no label beside them on a phone. */
  acts?: boolean;
  /** What the rows are sorted by when this column is chosen; a column without it cannot be. */
  sort?: string;
}

/** By which column the rows stand. */
export interface TableSort {
  by: string;
  direction: "asc" | "desc";
}

/** Which rows are chosen. */
export interface TableSelection<Row> {
  /** What the box beside a row is called. */
  labelOf(row: Row): string;
  /** Which rows have a box; all when absent. */
  isChoosable?(row: Row): boolean;
  chosen: ReadonlySet<string>;
  onChange(chosen: ReadonlySet<string>): void;
}

interface Props<Row> {
  caption: string;
  /** The heading over the table says the same. */
  captionUnseen?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): string;
  /** Rows stand closer. */
  compact?: boolean;
  sort?: TableSort | undefined;
  onSort?(sort: TableSort): void;
  selection?: TableSelection<Row>;
  /** Rows that are about to go. */
  isLeaving?(row: Row): boolean;
}

/** The other way round when the column is the one already chosen. */
export function turned(by: string, sort: TableSort | undefined): TableSort {
  return { by, direction: sort?.by === by && sort.direction === "asc" ? "desc" : "asc" };
}

function Head<Row>({ column, sort, onSort }: { column: Column<Row> } & Pick<Props<Row>, "sort" | "onSort">) {
  const { head, figures, acts, sort: by } = column;
  const direction = by !== undefined && sort?.by === by ? sort.direction : undefined;
  return (
    <th
      scope="col"
      className={classes(figures && styles.figures)}
      aria-sort={direction && (direction === "asc" ? "ascending" : "descending")}
    >
      {by !== undefined && onSort ? (
        <button type="button" className={styles.sort} onClick={() => onSort(turned(by, sort))}>
          {head}
          <span className={classes(styles.arrow, direction && styles[direction])}>
            <Icon name="down" />
          </span>
        </button>
      ) : acts ? (
        <Unseen>{head}</Unseen>
      ) : (
        head
      )}
    </th>
  );
}

function Box({ label, checked, onChange }: { label: string; checked: boolean; onChange(): void }) {
  return (
    <label className={styles.choose}>
      <input type="checkbox" checked={checked} onChange={onChange} aria-label={label} />
    </label>
  );
}

/** On a narrow screen every row becomes a card of its own; nothing scrolls sideways. */
export function Table<Row>(props: Props<Row>) {
  const {
    caption,
    captionUnseen = false,
    columns,
    rows,
    keyOf,
    compact = false,
    sort,
    onSort,
    selection,
    isLeaving,
  } = props;
  const isChoosable = (row: Row) => selection?.isChoosable?.(row) ?? true;
  const keys = rows.filter(isChoosable).map(keyOf);
  const isAll = keys.length > 0 && keys.every((key) => selection?.chosen.has(key));
  const toggle = (of: TableSelection<Row>, key: string) =>
    of.onChange(
      of.chosen.has(key) ? new Set([...of.chosen].filter((id) => id !== key)) : new Set([...of.chosen, key]),
    );
  return (
    <table className={classes(styles.table, compact && styles.compact)}>
      <caption className={classes(!captionUnseen && styles.caption)}>
        {captionUnseen ? <Unseen>{caption}</Unseen> : caption}
      </caption>
      <thead>
        <tr>
          {selection && (
            <th scope="col" className={styles.box}>
              <Box
                label="Valitse kaikki näkyvät"
                checked={isAll}
                onChange={() => selection.onChange(new Set(isAll ? [] : keys))}
              />
            </th>
          )}
          {columns.map((column) => (
            <Head key={column.head} column={column} sort={sort} {...(onSort && { onSort })} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} className={classes(isLeaving?.(row) && styles.leaving)}>
            {selection && (
              <td className={styles.box}>
                {isChoosable(row) && (
                  <Box
                    label={selection.labelOf(row)}
                    checked={selection.chosen.has(keyOf(row))}
                    onChange={() => toggle(selection, keyOf(row))}
                  />
                )}
              </td>
            )}
            {columns.map(({ head, cell, figures, acts }) => (
              <td
                key={head}
                data-head={acts ? undefined : head}
                className={classes(figures && styles.figures, acts && styles.acts)}
              >
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
