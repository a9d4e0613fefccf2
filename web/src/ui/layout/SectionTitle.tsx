import styles from "./SectionTitle.module.css";

/** The title bar: the place, then its section. */
export function SectionTitle({ area, section }: { area: string; section: string }) {
  return (
    <h1 tabIndex={-1} className={styles.title}>
      <span className={styles.area}>{area}</span> {section}
    </h1>
  );
}
