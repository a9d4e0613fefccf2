import type { ComponentProps } from "react";
import { NewPasswordField } from "../../market/people/NewPasswordField.tsx";
import { TextField } from "../../ui/forms/TextField.tsx";

type Control = Partial<ComponentProps<"input">> & { error: string | undefined };

interface Props {
  /** Current value of the password field. */
  typed: string;
  password: Control;
  confPassword: Control;
}

/** Fields for a new password and its confirmation. §5 */
export function PasswordFields({ typed, password, confPassword }: Props) {
  return (
    <>
      <NewPasswordField typed={typed} {...password} />
      <TextField label="Salasana uudelleen" type="password" autoComplete="new-password" {...confPassword} />
    </>
  );
}
