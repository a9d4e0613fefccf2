import styles from "./SectionTitle.module.css";

/** The title bar: the place, then its section. */
export function SectionTitle({ place, section }: { place: string; section: string }) {
  return (
    <h1 tabIndex={-1} className={styles.title}>
      <span className={styles.place}>{place}</span> {section}
    </h1>
  );
}
