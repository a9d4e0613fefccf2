import type { ComponentProps } from "react";
import styles from "./Field.module.css";
import { Field, type FieldLabels } from "./Field.tsx";

type Props = FieldLabels & Omit<ComponentProps<"input">, "id" | "className">;

export function TextField({ label, hint, error, warning, optional, type = "text", ...input }: Props) {
  return (
    <Field label={label} hint={hint} error={error} warning={warning} optional={optional}>
      {(controlProps) => <input {...input} {...controlProps} type={type} className={styles.control} />}
    </Field>
  );
}
