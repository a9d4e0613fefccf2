import styles from "./SectionTitle.module.css";

/** Title bar with the area and its section. */
export function SectionTitle({ area, section }: { area: string; section: string }) {
  return (
    <h1 tabIndex={-1} className={styles.title}>
      <span className={styles.area}>{area}</span> {section}
    </h1>
  );
}
