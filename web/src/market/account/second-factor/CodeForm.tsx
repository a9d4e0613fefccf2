import { AppCode, SecondFactorCode } from "@halkopiha/domain/accounts/second-factor.ts";
import type { ReactNode } from "react";
import * as z from "zod/mini";
import { assertApiError } from "../../../lib/api/errors.ts";
import { SubmitButton } from "../../../lib/connection/SubmitButton.tsx";
import { schemaResolver } from "../../../lib/forms/schema-resolver.ts";
import { useTypedForm } from "../../../lib/forms/use-typed-form.ts";
import { TextField } from "../../../ui/forms/TextField.tsx";
import styles from "./SecondFactor.module.css";

const AppForm = z.object({ code: AppCode });
const RecoveryForm = z.object({ code: SecondFactorCode });
type Form = z.infer<typeof RecoveryForm>;

interface Props {
  /** Name of the form. */
  title: string;
  hint: string;
  /** Label of the submit button. */
  action: string;
  offlineAction: string;
  /** Whether a recovery code is asked for instead of a code of the app. */
  isRecovery?: boolean;
  onSubmit(code: string): Promise<void>;
  /** Further buttons. */
  children?: ReactNode;
}

/** Asks for a code of the authenticator app, or for a recovery code. */
export function CodeForm({ title, hint, action, offlineAction, isRecovery, onSubmit, children }: Props) {
  const { formState, handleSubmit, register, setError } = useTypedForm<Form, unknown, Form>({
    defaultValues: { code: "" },
    resolver: schemaResolver(isRecovery ? RecoveryForm : AppForm),
  });
  const { errors, isSubmitting } = formState;
  const field = { hint, error: errors.code?.message, ...register("code") };

  async function send({ code }: Form) {
    try {
      await onSubmit(code);
    } catch (error) {
      // The banner shows the error.
      assertApiError(error);
      if (error.code === "wrongSecondFactor")
        setError("code", { message: error.message }, { shouldFocus: true });
    }
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => void handleSubmit(send)(event)}
      noValidate
      aria-label={title}
    >
      {isRecovery ? (
        <TextField
          label="Palautuskoodi"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...field}
        />
      ) : (
        <TextField label="Koodi" inputMode="numeric" autoComplete="one-time-code" {...field} />
      )}
      <SubmitButton busy={isSubmitting} action={offlineAction}>
        {action}
      </SubmitButton>
      {children}
    </form>
  );
}
