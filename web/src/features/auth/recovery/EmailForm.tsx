import { Email } from "@halkopiha/domain/schemas/primitives.ts";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { ApiError } from "../../../lib/api/errors.ts";
import { schemaResolver } from "../../../lib/forms/schema-resolver.ts";
import { SubmitButton } from "../../../offline/ui/SubmitButton.tsx";
import { TextField } from "../../../ui/forms/TextField.tsx";
import styles from "../AuthPage.module.css";

const Address = z.object({ email: Email });
type Address = z.infer<typeof Address>;

/** Form for the e-mail address to which the code is sent. */
export function EmailForm({
  initial,
  onSubmit,
}: {
  initial: string;
  onSubmit(email: string): Promise<void>;
}) {
  const { formState, handleSubmit, register } = useForm<Address, unknown, Address>({
    defaultValues: { email: initial },
    resolver: schemaResolver(Address),
  });

  async function send({ email }: Address) {
    // The banner shows the error.
    await onSubmit(email).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
    });
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => void handleSubmit(send)(event)}
      noValidate
      aria-label="Salasanan palautus"
    >
      <TextField
        label="Sähköposti"
        type="email"
        inputMode="email"
        autoComplete="email"
        hint="Osoite, jonka annoit liittyessäsi."
        error={formState.errors.email?.message}
        {...register("email")}
      />
      <SubmitButton busy={formState.isSubmitting} action="Salasanan palautus">
        Lähetä pinkoodi
      </SubmitButton>
    </form>
  );
}
