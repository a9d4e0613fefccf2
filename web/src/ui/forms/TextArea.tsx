import type { ComponentProps } from "react";
import styles from "./Field.module.css";
import { Field, type FieldLabels } from "./Field.tsx";

type Props = FieldLabels & Omit<ComponentProps<"textarea">, "id" | "className">;

export function TextArea({ label, hint, error, optional, rows = 6, ...textarea }: Props) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(controlProps) => <textarea {...textarea} {...controlProps} rows={rows} className={styles.control} />}
    </Field>
  );
}
