import styles from "./FromTo.module.css";
import { Unseen } from "./Unseen.tsx";

/** What something was and what it is now. */
export function FromTo({ from, to }: { from: string; to: string }) {
  return (
    <span className={styles.figures}>
      <s className={styles.from}>{from}</s> <span aria-hidden="true">→</span>
      <Unseen>, nyt </Unseen> <strong>{to}</strong>
    </span>
  );
}
