import { classes } from "./classes.ts";
import styles from "./Figures.module.css";

export interface Figure {
  term: string;
  value: string;
  /** Left out where room is short. */
  minor?: boolean;
}

/** Figures that add up to a total. */
export function Figures({ rows, total }: { rows: readonly Figure[]; total: Figure }) {
  return (
    <dl className={styles.figures}>
      {rows.map(({ term, value, minor }) => (
        <div key={term} className={classes(minor && styles.minor)}>
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
