import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import styles from "./ChangedValue.module.css";

/** An old value and the new one. */
export function ChangedValue({ from, to }: { from: string; to: string }) {
  return (
    <span className={styles.values}>
      <s className={styles.previous}>{from}</s> <span aria-hidden="true">→</span>
      <VisuallyHidden>, nyt </VisuallyHidden> <strong>{to}</strong>
    </span>
  );
}
