import { login } from "@halkopiha/domain/contract/session.ts";
import { useId, useState } from "react";
import { useForm } from "react-hook-form";
import type * as z from "zod/mini";
import { bySchema } from "../../app/form-resolver.ts";
import { NeedsNet, useIsOffline } from "../../offline/NeedsNet.tsx";
import { Button } from "../../ui/Button.tsx";
import { Checkbox } from "../../ui/Checkbox.tsx";
import { TextField } from "../../ui/TextField.tsx";
import styles from "./LoginPage.module.css";

export type Credentials = z.infer<typeof login.body>;

export function LoginForm({ onSubmit }: { onSubmit(credentials: Credentials): Promise<void> }) {
  const [isShown, setShown] = useState(false);
  const { register, handleSubmit, formState } = useForm<Credentials, unknown, Credentials>({
    defaultValues: { username: "", password: "" },
    resolver: bySchema(login.body),
  });
  const { errors, isSubmitting } = formState;
  const isOffline = useIsOffline();
  const reason = useId();
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
        type={isShown ? "text" : "password"}
        autoComplete="current-password"
        error={errors.password?.message}
        {...register("password")}
      />
      <Checkbox label="Näytä merkit" checked={isShown} onChange={({ target }) => setShown(target.checked)} />
      <NeedsNet what="Kirjautuminen" id={reason} />
      <Button
        type="submit"
        look="ember"
        size="large"
        busy={isSubmitting}
        disabled={isOffline}
        aria-describedby={isOffline ? reason : undefined}
      >
        Kirjaudu sisään
      </Button>
    </form>
  );
}
