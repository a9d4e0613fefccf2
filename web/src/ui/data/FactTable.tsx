import type { ReactNode } from "react";
import styles from "./FactTable.module.css";

interface Props {
  caption: string;
  /** Header of the row header column, then those of the figures. */
  headers: readonly [string, ...string[]];
  rows: readonly (readonly [head: string, ...cells: ReactNode[]])[];
  /** Left-aligns the cells, for text instead of figures. */
  alignLeft?: boolean;
}

/** A small table of facts with row headers, with few enough columns for the narrowest phone. */
export function FactTable({ caption, headers, rows, alignLeft = false }: Props) {
  return (
    <table className={styles.table} data-align-left={alignLeft || undefined}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {headers.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([rowHeader, ...cells]) => (
          <tr key={rowHeader}>
            <th scope="row">{rowHeader}</th>
            {cells.map((cell, column) => (
              <td key={headers[column + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
