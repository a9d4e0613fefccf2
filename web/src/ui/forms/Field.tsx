import { type ReactNode, useId } from "react";
import hidden from "../layout/VisuallyHidden.module.css";
import styles from "./Field.module.css";

/** Attributes that connect a control with its label, hint and error. */
export interface ControlProps {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

export interface FieldLabels {
  label: ReactNode;
  /** Only for screen readers, where the place tells what the control is for. */
  isLabelHidden?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  /** Something that may be wrong, which does not prevent saving; null while there is nothing. */
  warning?: ReactNode;
  /** Shows that the field is optional; all other fields are required. */
  optional?: boolean;
}

export function Field({
  label,
  isLabelHidden,
  hint,
  error,
  warning,
  optional,
  children,
}: FieldLabels & { children(controlProps: ControlProps): ReactNode }) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`, warning && `${id}-warning`]
    .filter(Boolean)
    .join(" ");
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={isLabelHidden ? hidden.visuallyHidden : styles.label}>
        {label}
        {optional && <span className={styles.optional}> (valinnainen)</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({ id, "aria-describedby": described || undefined, "aria-invalid": error ? true : undefined })}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {warning !== undefined && (
        <div role="status" className={styles.status}>
          {warning && (
            <p id={`${id}-warning`} className={styles.warning}>
              {warning}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
