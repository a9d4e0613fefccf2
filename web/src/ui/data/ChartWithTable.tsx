import type { ReactNode } from "react";
import styles from "./ChartWithTable.module.css";

/** A chart and, behind a summary, its figures as a table. */
export function ChartWithTable({ chart, table }: { chart: ReactNode; table: ReactNode }) {
  return (
    <div className={styles.chart}>
      {chart}
      <details>
        <summary>Luvut taulukkona</summary>
        {table}
      </details>
    </div>
  );
}
