import { useId } from "react";
import styles from "./Switch.module.css";

/** A checkbox that takes effect at once. */
export function Switch({ label, on, onChange }: { label: string; on: boolean; onChange(on: boolean): void }) {
  const id = useId();
  return (
    <div className={styles.row}>
      <input
        id={id}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells by itself whether it is checked.
        role="switch"
        className={styles.track}
        checked={on}
        onChange={({ target }) => onChange(target.checked)}
      />
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
    </div>
  );
}
