import { NewPassword } from "@halkopiha/domain/identity/identifiers.ts";
import { passwordsDiffer } from "@halkopiha/domain/identity/password.ts";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { ApiError } from "../../../lib/api/errors.ts";
import { schemaResolver } from "../../../lib/forms/schema-resolver.ts";
import { SubmitButton } from "../../../offline/ui/SubmitButton.tsx";
import styles from "../AuthPage.module.css";
import { PasswordFields } from "../PasswordFields.tsx";

const Passwords = z.object({ password: NewPassword, confPassword: z.string() }).check(
  z.refine(({ password, confPassword }) => password === confPassword, {
    path: ["confPassword"],
    error: passwordsDiffer,
  }),
);
type Passwords = z.infer<typeof Passwords>;

export function NewPasswordForm({
  onSubmit,
}: {
  onSubmit(password: string, confPassword: string): Promise<void>;
}) {
  const { formState, handleSubmit, register, watch } = useForm<Passwords, unknown, Passwords>({
    defaultValues: { password: "", confPassword: "" },
    resolver: schemaResolver(Passwords),
  });
  const { errors } = formState;

  async function send({ password, confPassword }: Passwords) {
    // The banner shows the error.
    await onSubmit(password, confPassword).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
    });
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => void handleSubmit(send)(event)}
      noValidate
      aria-label="Uusi salasana"
    >
      <PasswordFields
        typed={watch("password")}
        password={{ ...register("password"), error: errors.password?.message }}
        confPassword={{ ...register("confPassword"), error: errors.confPassword?.message }}
      />
      <SubmitButton busy={formState.isSubmitting} action="Salasanan vaihto">
        Vaihda salasana
      </SubmitButton>
    </form>
  );
}
