import { NewPassword } from "@halkopiha/domain/identity/identifiers.ts";
import { passwordsDiffer } from "@halkopiha/domain/identity/password.ts";
import * as z from "zod/mini";
import { assertApiError } from "../../../lib/api/errors.ts";
import { SubmitButton } from "../../../lib/connection/SubmitButton.tsx";
import { setFieldErrors } from "../../../lib/forms/focus-first-invalid.ts";
import { schemaResolver } from "../../../lib/forms/schema-resolver.ts";
import { useTypedForm } from "../../../lib/forms/use-typed-form.ts";
import styles from "../AuthPage.module.css";
import { PasswordFields } from "../PasswordFields.tsx";

const Passwords = z.object({ password: NewPassword, confPassword: z.string() }).check(
  z.refine(({ password, confPassword }) => password === confPassword, {
    path: ["confPassword"],
    error: passwordsDiffer,
  }),
);
type Passwords = z.infer<typeof Passwords>;

const isField = (name: string): name is keyof Passwords => name === "password" || name === "confPassword";

interface Props {
  button: string;
  /** What the button does, for the notice that it needs a connection. */
  action: string;
  onSubmit(password: string, confPassword: string): Promise<void>;
}

export function NewPasswordForm({ button, action, onSubmit }: Props) {
  const form = useTypedForm<Passwords, unknown, Passwords>({
    defaultValues: { password: "", confPassword: "" },
    resolver: schemaResolver(Passwords),
  });
  const { formState, handleSubmit, register, watch } = form;
  const { errors } = formState;

  async function send({ password, confPassword }: Passwords) {
    // The banner shows the error too.
    await onSubmit(password, confPassword).catch((error: unknown) => {
      assertApiError(error);
      setFieldErrors(form, error.fields, isField);
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
      <SubmitButton busy={formState.isSubmitting} action={action}>
        {button}
      </SubmitButton>
    </form>
  );
}
