import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./Checkbox.module.css";

interface Props extends Omit<ComponentProps<"input">, "id" | "type" | "className"> {
  label: ReactNode;
  error?: string | undefined;
}

export function Checkbox({ label, error, ...input }: Props) {
  const id = useId();
  return (
    <div className={styles.row}>
      <input
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
