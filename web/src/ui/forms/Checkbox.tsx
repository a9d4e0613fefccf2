import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./Checkbox.module.css";

interface Props extends Omit<ComponentProps<"input">, "id" | "type" | "className"> {
  label: ReactNode;
  error?: string | undefined;
  /** Indeterminate state: some of the items it stands for are selected. */
  indeterminate?: boolean;
}

export function Checkbox({ label, error, indeterminate, ...input }: Props) {
  const id = useId();
  // `indeterminate` is a DOM property without an attribute.
  const setIndeterminate = (box: HTMLInputElement | null) => {
    if (box) box.indeterminate = indeterminate === true;
  };
  return (
    <div className={styles.row}>
      <input
        {...(indeterminate !== undefined && { ref: setIndeterminate })}
        {...input}
        id={id}
        type="checkbox"
        className={styles.box}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
