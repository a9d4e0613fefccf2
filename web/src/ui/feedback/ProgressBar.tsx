import styles from "./ProgressBar.module.css";

/** Something is being fetched or sent. */
export function ProgressBar({ running }: { running: boolean }) {
  if (!running) return null;
  return (
    <div className={styles.bar} role="progressbar" aria-label="Ladataan" aria-valuetext="Ladataan">
      <div className={styles.light} />
    </div>
  );
}
