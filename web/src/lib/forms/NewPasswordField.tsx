import { findUnmetRequirements, passwordHint } from "@halkopiha/domain/identity/password.ts";
import type { ComponentProps } from "react";
import { TextField } from "../../ui/forms/TextField.tsx";
import styles from "./NewPasswordField.module.css";

interface Props extends Omit<ComponentProps<typeof TextField>, "label" | "type" | "autoComplete" | "hint"> {
  /** What is typed so far. */
  typed: string;
}

/** What a password lacks, told while it is typed. */
function Strength({ typed }: { typed: string }) {
  const unmet = findUnmetRequirements(typed);
  return (
    <p className={styles.demands} aria-live="polite">
      {typed === "" ? "" : unmet.length === 0 ? "Vahva salasana" : `Vielä puuttuu: ${unmet.join(", ")}.`}
    </p>
  );
}

/** A new password, judged as it is typed. §5 */
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
