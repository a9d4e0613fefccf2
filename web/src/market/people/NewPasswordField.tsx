import { findUnmetRequirements, passwordHint } from "@halkopiha/domain/identity/password.ts";
import type { ComponentProps } from "react";
import { TextField } from "../../ui/forms/TextField.tsx";
import styles from "./NewPasswordField.module.css";

interface Props extends Omit<ComponentProps<typeof TextField>, "label" | "type" | "autoComplete" | "hint"> {
  /** The current value of the field. */
  typed: string;
}

/** Lists the requirements that the password does not meet yet; updates while the user types. */
function Strength({ typed }: { typed: string }) {
  const unmet = findUnmetRequirements(typed);
  return (
    <p className={styles.demands} aria-live="polite">
      {typed === "" ? "" : unmet.length === 0 ? "Vahva salasana" : `Vielä puuttuu: ${unmet.join(", ")}.`}
    </p>
  );
}

/** Field for a new password, validated while the user types. §5 */
export function NewPasswordField({ typed, ...field }: Props) {
  return (
    <div>
      <TextField
        label="Salasana"
        type="password"
        autoComplete="new-password"
        hint={passwordHint}
        {...field}
      />
      <Strength typed={typed} />
    </div>
  );
}
