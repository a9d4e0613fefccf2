import { joinClasses } from "../classes.ts";
import styles from "./TotalsList.module.css";

export interface TotalRow {
  term: string;
  value: string;
  /** Hidden where space is short. */
  minor?: boolean;
}

/** A list of amounts with their total. */
export function TotalsList({ rows, total }: { rows: readonly TotalRow[]; total: TotalRow }) {
  return (
    <dl className={styles.totals}>
      {rows.map(({ term, value, minor }) => (
        <div key={term} className={joinClasses(minor && styles.minor)}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{total.term}</dt>
        <dd>{total.value}</dd>
      </div>
    </dl>
  );
}
