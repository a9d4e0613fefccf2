import styles from "./TotalsList.module.css";

export interface TotalRow {
  term: string;
  value: string;
}

/** A list of amounts, with their total below. */
export function TotalsList({ rows, total }: { rows: readonly TotalRow[]; total?: TotalRow }) {
  return (
    <dl className={styles.totals}>
      {rows.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd translate="no">{value}</dd>
        </div>
      ))}
      {total && (
        <div className={styles.total}>
          <dt>{total.term}</dt>
          <dd translate="no">{total.value}</dd>
        </div>
      )}
    </dl>
  );
}
