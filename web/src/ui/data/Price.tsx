import { joinClasses } from "../classes.ts";
import styles from "./Price.module.css";

/** A formatted price in tabular figures. */
export function Price({
  text,
  per,
  isFrom = false,
  size = "normal",
}: {
  text: string;
  per?: string;
  /** Prices start from it. */
  isFrom?: boolean;
  size?: "normal" | "large";
}) {
  return (
    <span className={joinClasses(styles.price, styles[size])}>
      {isFrom && <span className={styles.per}>alkaen </span>}
      <span translate="no">{text}</span>
      {per && <span className={styles.per}> / {per}</span>}
    </span>
  );
}
