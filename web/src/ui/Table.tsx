import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import styles from "./Table.module.css";

export interface Column<Row> {
  head: string;
  cell(row: Row): ReactNode;
  /** Figures stand under each other. */
  figures?: boolean;
}

interface Props<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): string;
}

/** On a narrow screen every row becomes a card of its own; nothing scrolls sideways. */
export function Table<Row>({ caption, columns, rows, keyOf }: Props<Row>) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ head, figures }) => (
            <th key={head} scope="col" className={classes(figures && styles.figures)}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ head, cell, figures }) => (
              <td key={head} data-head={head} className={classes(figures && styles.figures)}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
