import type { ComponentProps } from "react";
import { NewPasswordField } from "../../lib/forms/NewPasswordField.tsx";
import { TextField } from "../../ui/forms/TextField.tsx";

type Control = Partial<ComponentProps<"input">> & { error: string | undefined };

interface Props {
  /** What is typed so far. */
  typed: string;
  password: Control;
  confPassword: Control;
}

/** A new password, twice. §5 */
export function PasswordFields({ typed, password, confPassword }: Props) {
  return (
    <>
      <NewPasswordField typed={typed} {...password} />
      <TextField label="Salasana uudelleen" type="password" autoComplete="new-password" {...confPassword} />
    </>
  );
}
