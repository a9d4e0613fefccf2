import { login } from "@halkopiha/domain/contract/accounts/session.ts";
import { useState } from "react";
import { SubmitButton } from "../../../lib/connection/SubmitButton.tsx";
import { schemaResolver } from "../../../lib/forms/schema-resolver.ts";
import { useTypedForm } from "../../../lib/forms/use-typed-form.ts";
import { Checkbox } from "../../../ui/forms/Checkbox.tsx";
import { TextField } from "../../../ui/forms/TextField.tsx";
import type { Credentials } from "../use-log-in.ts";
import styles from "./LoginPage.module.css";

interface Props {
  /** The user name that the form begins with. */
  username: string;
  onSubmit(credentials: Credentials): Promise<void>;
}

export function LoginForm({ username, onSubmit }: Props) {
  const [isPasswordVisible, setPasswordVisible] = useState(false);
  const { register, handleSubmit, formState } = useTypedForm<Credentials, unknown, Credentials>({
    defaultValues: { username, password: "" },
    resolver: schemaResolver(login.body),
  });
  const { errors, isSubmitting } = formState;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => void handleSubmit(onSubmit)(event)}
      noValidate
      aria-label="Kirjaudu"
    >
      <TextField
        label="Käyttäjänimi"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...register("username")}
      />
      <TextField
        label="Salasana"
        type={isPasswordVisible ? "text" : "password"}
        autoComplete="current-password"
        error={errors.password?.message}
        {...register("password")}
      />
      <Checkbox
        label="Näytä merkit"
        checked={isPasswordVisible}
        onChange={({ target }) => setPasswordVisible(target.checked)}
      />
      <SubmitButton busy={isSubmitting} action="Kirjautuminen">
        Kirjaudu sisään
      </SubmitButton>
    </form>
  );
}
