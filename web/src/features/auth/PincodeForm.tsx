import { Pincode } from "@halkopiha/domain/accounts/registration.ts";
import * as z from "zod/mini";
import { assertApiError } from "../../lib/api/errors.ts";
import { SubmitButton } from "../../lib/connection/SubmitButton.tsx";
import { schemaResolver } from "../../lib/forms/schema-resolver.ts";
import { useTypedForm } from "../../lib/forms/use-typed-form.ts";
import { Button } from "../../ui/forms/Button.tsx";
import { TextField } from "../../ui/forms/TextField.tsx";
import styles from "./AuthPage.module.css";

const Code = z.object({ pincode: Pincode });
type Code = z.infer<typeof Code>;

interface Props {
  offlineAction: string;
  /** Label of the submit button. */
  action: string;
  onSubmit(pincode: string): Promise<void>;
  /** Sends a new code. */
  onResend(): Promise<void>;
}

/** Form for the PIN code that was sent to the user. */
export function PincodeForm({ offlineAction, action, onSubmit, onResend }: Props) {
  const { formState, handleSubmit, register, setError } = useTypedForm<Code, unknown, Code>({
    defaultValues: { pincode: "" },
    resolver: schemaResolver(Code),
  });
  const { errors, isSubmitting } = formState;

  async function send({ pincode }: Code) {
    try {
      await onSubmit(pincode);
    } catch (error) {
      // The banner shows the error.
      assertApiError(error);
      if (error.code === "wrongPincode")
        setError("pincode", { message: error.message }, { shouldFocus: true });
    }
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => void handleSubmit(send)(event)}
      noValidate
      aria-label="Pinkoodin varmennus"
    >
      <TextField
        label="Pinkoodi"
        inputMode="numeric"
        autoComplete="one-time-code"
        error={errors.pincode?.message}
        {...register("pincode")}
      />
      <div className={styles.buttons}>
        <SubmitButton busy={isSubmitting} action={offlineAction}>
          {action}
        </SubmitButton>
        <Button variant="plain" onClick={() => void onResend().catch(() => undefined)}>
          Lähetä uusi pinkoodi
        </Button>
      </div>
    </form>
  );
}
