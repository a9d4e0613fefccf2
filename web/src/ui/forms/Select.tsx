import type { ComponentProps } from "react";
import { Icon } from "../Icon.tsx";
import styles from "./Field.module.css";
import { Field, type FieldLabels } from "./Field.tsx";

export interface Option {
  value: string;
  text: string;
}

interface Props extends FieldLabels, Omit<ComponentProps<"select">, "id" | "className" | "children"> {
  options: readonly Option[];
  /** Text of the first, empty option; without it an option is always selected. */
  empty?: string;
}

/** A native select, for the phone's picker and the keyboard's type-ahead. */
export function Select({ label, isLabelHidden, hint, error, optional, options, empty, ...select }: Props) {
  return (
    <Field
      label={label}
      {...(isLabelHidden && { isLabelHidden })}
      hint={hint}
      error={error}
      optional={optional}
    >
      {(controlProps) => (
        <span className={styles.selectWrapper}>
          <select {...select} {...controlProps} className={styles.control}>
            {empty !== undefined && <option value="">{empty}</option>}
            {options.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <Icon name="down" />
        </span>
      )}
    </Field>
  );
}
