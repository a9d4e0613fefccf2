import { SecondFactorCode } from "@halkopiha/domain/accounts/second-factor.ts";
import { messages } from "@halkopiha/domain/messages.ts";
import * as z from "zod/mini";
import { assertApiError } from "../../../lib/api/errors.ts";
import { SubmitButton } from "../../../lib/connection/SubmitButton.tsx";
import { setFieldErrors } from "../../../lib/forms/focus-first-invalid.ts";
import { schemaResolver } from "../../../lib/forms/schema-resolver.ts";
import { useTypedForm } from "../../../lib/forms/use-typed-form.ts";
import { Button } from "../../../ui/forms/Button.tsx";
import { TextField } from "../../../ui/forms/TextField.tsx";
import { focusOnArrival } from "../../../ui/layout/focus-on-arrival.ts";
import styles from "./SecondFactor.module.css";

const currentPassword = z.string().check(z.minLength(1, messages.requiredField), z.maxLength(200));
const PasswordOnly = z.object({ currentPassword, code: z.optional(z.literal("")) });
const PasswordAndCode = z.object({ currentPassword, code: SecondFactorCode });

interface Values {
  currentPassword: string;
  code?: string | undefined;
}

const isField = (name: string): name is keyof Values => name in PasswordAndCode.shape;

interface Props {
  title: string;
  text: string;
  /** Label of the submit button. */
  action: string;
  /** Whether a code of the present second factor is asked for, besides the password. */
  needsCode: boolean;
  onSubmit(values: Values): Promise<void>;
  onCancel(): void;
}

/** Asks for what a change of the second factor needs. */
export function ConfirmForm({ title, text, action, needsCode, onSubmit, onCancel }: Props) {
  const form = useTypedForm<Values, unknown, Values>({
    defaultValues: { currentPassword: "", code: "" },
    resolver: schemaResolver(needsCode ? PasswordAndCode : PasswordOnly),
  });
  const { formState, handleSubmit, register } = form;
  const { errors, isSubmitting } = formState;

  async function send(values: Values) {
    try {
      await onSubmit(values);
    } catch (error) {
      // The banner shows the error.
      assertApiError(error);
      setFieldErrors(form, error.fields, isField);
    }
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => void handleSubmit(send)(event)}
      noValidate
      aria-label={title}
    >
      <h3 ref={focusOnArrival} tabIndex={-1}>
        {title}
      </h3>
      <p>{text}</p>
      <TextField
        label="Nykyinen salasana"
        type="password"
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...register("currentPassword")}
      />
      {needsCode && (
        <TextField
          label="Sovelluksen koodi tai palautuskoodi"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.code?.message}
          {...register("code")}
        />
      )}
      <SubmitButton busy={isSubmitting} action="Muutos">
        {action}
      </SubmitButton>
      <Button variant="quiet" onClick={onCancel}>
        Peruuta
      </Button>
    </form>
  );
}
