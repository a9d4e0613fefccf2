import { joinClasses } from "../classes.ts";
import styles from "./Price.module.css";

/** A formatted price in tabular figures. */
export function Price({
  text,
  per,
  size = "normal",
}: {
  text: string;
  per?: string;
  size?: "normal" | "large";
}) {
  return (
    <span className={joinClasses(styles.price, styles[size])}>
      <span translate="no">{text}</span>
      {per && <span className={styles.per}> / {per}</span>}
    </span>
  );
}
