import { useId } from "react";
import { Icon } from "../Icon.tsx";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import fieldStyles from "./Field.module.css";
import styles from "./StarsField.module.css";

interface Props {
  legend: string;
  name: string;
  /** What each number of stars is called, beginning with one. */
  labels: readonly string[];
  /** The chosen number; 0 for none. */
  value: number;
  error?: string | undefined;
  onChange(value: number): void;
}

/** A choice of stars: radio buttons, large enough for a thumb in a glove. */
export function StarsField({ legend, name, labels, value, error, onChange }: Props) {
  const id = useId();
  return (
    <fieldset className={styles.field} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{legend}</legend>
      <div className={styles.stars}>
        {labels.map((label, index) => (
          <label key={label} className={styles.star} data-chosen={index < value}>
            <input
              type="radio"
              name={name}
              className={styles.input}
              checked={value === index + 1}
              onChange={() => onChange(index + 1)}
            />
            <Icon name="star" filled={index < value} />
            <VisuallyHidden>{label}</VisuallyHidden>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={fieldStyles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
