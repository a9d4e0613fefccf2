import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./Checkbox.module.css";

interface Props extends Omit<ComponentProps<"input">, "id" | "type" | "className"> {
  label: ReactNode;
  hint?: ReactNode;
}

/** A radio button; those with the same `name` belong together, in a fieldset. */
export function Radio({ label, hint, ...input }: Props) {
  const id = useId();
  return (
    <div className={styles.row}>
      <input
        {...input}
        id={id}
        type="radio"
        className={styles.box}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
