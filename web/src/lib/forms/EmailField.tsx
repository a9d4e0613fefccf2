import type { UseFormRegisterReturn } from "react-hook-form";
import { TextField } from "../../ui/forms/TextField.tsx";
import styles from "./EmailField.module.css";
import { useEmailSuggestion } from "./use-email-suggestion.ts";

interface Props extends UseFormRegisterReturn {
  label?: string;
  hint?: string;
  optional?: boolean;
  error: string | undefined;
  /** The field is for a user name, too. */
  isAlsoUsername?: boolean;
}

/** A field for an e-mail address, which asks about one that looks mistyped; the address is accepted all the same. §5 */
export function EmailField({ label = "Sähköposti", isAlsoUsername = false, ...field }: Props) {
  const { suggestion, take, ...asking } = useEmailSuggestion(field);
  return (
    <TextField
      label={label}
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      {...(isAlsoUsername ? { autoComplete: "username" } : { type: "email", autoComplete: "email" })}
      {...field}
      {...asking}
      warning={
        suggestion && (
          <button type="button" className={styles.suggestion} onClick={take}>
            Tarkoititko <strong>{suggestion}</strong>?
          </button>
        )
      }
    />
  );
}
