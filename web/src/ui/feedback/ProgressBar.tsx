import styles from "./ProgressBar.module.css";

/** Shows that a request or navigation is pending. */
export function ProgressBar({ running }: { running: boolean }) {
  if (!running) return null;
  return (
    <div className={styles.bar} role="progressbar" aria-label="Ladataan" aria-valuetext="Ladataan">
      <div className={styles.light} />
    </div>
  );
}
