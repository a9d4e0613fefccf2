import type { ReactNode } from "react";
import styles from "./FactTable.module.css";

interface Props {
  caption: string;
  /** The head of the column of row heads, then those of the figures. */
  heads: readonly [string, ...string[]];
  rows: readonly (readonly [head: string, ...cells: ReactNode[]])[];
  /** Words instead of figures: cells stand at the left. */
  words?: boolean;
}

/** A small table of facts to read across; few enough columns for the narrowest phone. */
export function FactTable({ caption, heads, rows, words = false }: Props) {
  return (
    <table className={styles.table} data-words={words || undefined}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([rowHead, ...cells]) => (
          <tr key={rowHead}>
            <th scope="row">{rowHead}</th>
            {cells.map((cell, column) => (
              <td key={heads[column + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
