import { passwordHint, unmetDemands } from "@halkopiha/domain/password.ts";
import type { ComponentProps } from "react";
import { TextField } from "../../ui/TextField.tsx";
import styles from "./JoinPage.module.css";

type Control = Partial<ComponentProps<"input">> & { error: string | undefined };

interface Props {
  /** What is typed so far. */
  typed: string;
  password: Control;
  confPassword: Control;
}

/** What a password lacks, told while it is typed. */
function Strength({ typed }: { typed: string }) {
  const unmet = unmetDemands(typed);
  return (
    <p className={styles.demands} aria-live="polite">
      {typed === "" ? "" : unmet.length === 0 ? "Vahva salasana" : `Vielä puuttuu: ${unmet.join(", ")}.`}
    </p>
  );
}

/** A new password, twice. §5 */
export function PasswordFields({ typed, password, confPassword }: Props) {
  return (
    <>
      <div>
        <TextField
          label="Salasana"
          type="password"
          autoComplete="new-password"
          hint={passwordHint}
          {...password}
        />
        <Strength typed={typed} />
      </div>
      <TextField label="Salasana uudelleen" type="password" autoComplete="new-password" {...confPassword} />
    </>
  );
}
