import type { ReactNode } from "react";
import { joinClasses } from "../classes.ts";
import { Icon } from "../Icon.tsx";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import styles from "./Table.module.css";
import lineStyles from "./TableLine.module.css";

export interface Column<Row> {
  header: string;
  cell(row: Row): ReactNode;
  /** Right-aligns figures. */
  isNumeric?: boolean;
  /** Wraps between words in a wide table, whose other cells are on one line. */
  wraps?: boolean;
  /** A column of actions: it has no visible header, and no label on a phone. */
  isActions?: boolean;
  /**
   * The last column of a table without selection: on a line of its own below the other cells of its row. A table that has one scrolls sideways
   * within its own container.
   */
  isOwnLine?: boolean;
  /** Sort key of this column; a column without one is not sortable. */
  sort?: string;
}

/** The sorted column and its direction. */
export interface TableSort {
  by: string;
  direction: "asc" | "desc";
}

/** The selected rows and how the selection changes. */
export interface TableSelection<Row> {
  /** Accessible name of a row's checkbox. */
  getLabel(row: Row): string;
  /** Which rows have a checkbox; all when absent. */
  isSelectable?(row: Row): boolean;
  selected: ReadonlySet<string>;
  onChange(chosen: ReadonlySet<string>): void;
}

interface Props<Row> {
  caption: string;
  /** Hides the caption when a heading above the table says the same. */
  captionHidden?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  getKey(row: Row): string;
  /** Reduces the row height. */
  compact?: boolean;
  /** On a phone each row is one line, and no card. */
  isLine?: boolean;
  /**
   * For many columns: words are never broken, the table scrolls sideways within its own container, and the first column stays in view.
   */
  isWide?: boolean;
  sort?: TableSort | undefined;
  onSort?(sort: TableSort): void;
  selection?: TableSelection<Row>;
  /** Rows that are pending deletion. */
  isPendingDeletion?(row: Row): boolean;
}

/** Sorts by a column; reverses the direction when the table is already sorted by it. */
export function toggleSort(by: string, sort: TableSort | undefined): TableSort {
  return { by, direction: sort?.by === by && sort.direction === "asc" ? "desc" : "asc" };
}

function HeaderCell<Row>({
  column,
  sort,
  onSort,
}: { column: Column<Row> } & Pick<Props<Row>, "sort" | "onSort">) {
  const { header, isNumeric, isActions, isOwnLine, sort: by } = column;
  const direction = by !== undefined && sort?.by === by ? sort.direction : undefined;
  return (
    <th
      scope="col"
      className={joinClasses(
        isNumeric && styles.numeric,
        isActions && styles.actions,
        isOwnLine && styles.ownLine,
      )}
      aria-sort={direction && (direction === "asc" ? "ascending" : "descending")}
    >
      {by !== undefined && onSort ? (
        <button type="button" className={styles.sort} onClick={() => onSort(toggleSort(by, sort))}>
          {header}
          <span className={joinClasses(styles.arrow, direction && styles[direction])}>
            <Icon name="down" />
          </span>
        </button>
      ) : isActions || isOwnLine ? (
        <VisuallyHidden>{header}</VisuallyHidden>
      ) : (
        header
      )}
    </th>
  );
}

function SelectionCheckbox({
  label,
  checked,
  onChange,
}: {
  label: string;
  checked: boolean;
  onChange(): void;
}) {
  return (
    <label className={styles.selectRow}>
      <input type="checkbox" checked={checked} onChange={onChange} aria-label={label} />
    </label>
  );
}

/** Adds these keys to a selection, or removes them; keys of other pages stay. */
function toggleAll(
  selected: ReadonlySet<string>,
  keys: readonly string[],
  isSelected: boolean,
): ReadonlySet<string> {
  const others = [...selected].filter((key) => !keys.includes(key));
  return new Set(isSelected ? others : [...others, ...keys]);
}

/** The tracks of a table whose last column has a line of its own; undefined for other tables. */
function formatTracks<Row>(columns: readonly Column<Row>[]): string | undefined {
  const others = columns.filter(({ isOwnLine }) => !isOwnLine);
  if (others.length === columns.length) return undefined;
  return others.map(({ isActions }) => (isActions ? "max-content" : "auto")).join(" ");
}

/** A table; on a narrow screen every row becomes a card, so that nothing scrolls sideways. */
export function Table<Row>(props: Props<Row>) {
  if (!props.isWide && !props.columns.some(({ isOwnLine }) => isOwnLine)) return <PlainTable {...props} />;
  return (
    <div className={styles.scroller}>
      <PlainTable {...props} />
    </div>
  );
}

function PlainTable<Row>(props: Props<Row>) {
  const {
    caption,
    captionHidden = false,
    columns,
    rows,
    getKey,
    compact = false,
    isLine = false,
    isWide = false,
    sort,
    onSort,
    selection,
    isPendingDeletion,
  } = props;
  const isRowSelectable = (row: Row) => selection?.isSelectable?.(row) ?? true;
  const keys = rows.filter(isRowSelectable).map(getKey);
  const isAll = keys.length > 0 && keys.every((key) => selection?.selected.has(key));
  const tracks = formatTracks(columns);
  const toggle = ({ selected, onChange }: TableSelection<Row>, key: string) =>
    onChange(toggleAll(selected, [key], selected.has(key)));
  return (
    <table
      className={joinClasses(
        styles.table,
        compact && styles.compact,
        isLine && lineStyles.line,
        isWide && styles.wide,
        tracks !== undefined && styles.twoLines,
      )}
      style={{ gridTemplateColumns: tracks }}
    >
      <caption className={joinClasses(!captionHidden && styles.caption)}>
        {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
      </caption>
      <thead>
        <tr>
          {selection && (
            <th scope="col" className={styles.box}>
              <SelectionCheckbox
                label="Valitse kaikki näkyvät"
                checked={isAll}
                onChange={() => selection.onChange(toggleAll(selection.selected, keys, isAll))}
              />
            </th>
          )}
          {columns.map((column) => (
            <HeaderCell key={column.header} column={column} sort={sort} {...(onSort && { onSort })} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={getKey(row)} className={joinClasses(isPendingDeletion?.(row) && styles.pendingDeletion)}>
            {selection && (
              <td className={styles.box}>
                {isRowSelectable(row) && (
                  <SelectionCheckbox
                    label={selection.getLabel(row)}
                    checked={selection.selected.has(getKey(row))}
                    onChange={() => toggle(selection, getKey(row))}
                  />
                )}
              </td>
            )}
            {columns.map(({ header, cell, isNumeric, isActions, isOwnLine, wraps }) => (
              <td
                key={header}
                data-head={isActions ? undefined : header}
                translate={isNumeric ? "no" : undefined}
                className={joinClasses(
                  isNumeric && styles.numeric,
                  isActions && styles.actions,
                  isOwnLine && styles.ownLine,
                  wraps && styles.wraps,
                )}
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
