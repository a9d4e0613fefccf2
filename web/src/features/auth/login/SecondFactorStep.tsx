import { AppCode, SecondFactorCode } from "@halkopiha/domain/accounts/second-factor.ts";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Link } from "react-router-dom";
import * as z from "zod/mini";
import { ApiError } from "../../../lib/api/errors.ts";
import { schemaResolver } from "../../../lib/forms/schema-resolver.ts";
import { PageHead } from "../../../lib/routing/PageHead.tsx";
import { paths } from "../../../lib/routing/paths.ts";
import { SubmitButton } from "../../../offline/ui/SubmitButton.tsx";
import { Button } from "../../../ui/forms/Button.tsx";
import { TextField } from "../../../ui/forms/TextField.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { focusOnArrival } from "../../../ui/layout/focus-on-arrival.ts";
import styles from "./LoginPage.module.css";

const AppForm = z.object({ code: AppCode });
const RecoveryForm = z.object({ code: SecondFactorCode });
type Form = z.infer<typeof RecoveryForm>;

interface FormProps {
  /** Whether a recovery code is asked for instead of a code of the app. */
  isRecovery: boolean;
  onSubmit(code: string): Promise<void>;
}

function CodeForm({ isRecovery, onSubmit }: FormProps) {
  const { formState, handleSubmit, register, setError } = useForm<Form, unknown, Form>({
    defaultValues: { code: "" },
    resolver: schemaResolver(isRecovery ? RecoveryForm : AppForm),
  });
  const { errors, isSubmitting } = formState;

  async function send({ code }: Form) {
    try {
      await onSubmit(code);
    } catch (error) {
      // The banner shows the error.
      if (!(error instanceof ApiError)) throw error;
      if (error.code === "wrongSecondFactor")
        setError("code", { message: error.message }, { shouldFocus: true });
    }
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => void handleSubmit(send)(event)}
      noValidate
      aria-label="Kirjautumisen vahvistus"
    >
      {isRecovery ? (
        <TextField
          label="Palautuskoodi"
          hint="Muotoa abcdef-ghij23. Kukin koodi toimii kerran."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.code?.message}
          {...register("code")}
        />
      ) : (
        <TextField
          label="Koodi"
          hint="Kuusi numeroa, jotka vaihtuvat puolen minuutin välein."
          inputMode="numeric"
          autoComplete="one-time-code"
          error={errors.code?.message}
          {...register("code")}
        />
      )}
      <SubmitButton busy={isSubmitting} action="Kirjautuminen">
        Kirjaudu sisään
      </SubmitButton>
    </form>
  );
}

interface Props {
  onSubmit(code: string): Promise<void>;
  onBack(): void;
}

/** The second step of a login, after the right password: a code of the authenticator app, or a recovery code. ADR 40 */
export function SecondFactorStep({ onSubmit, onBack }: Props) {
  const [isRecovery, setRecovery] = useState(false);
  return (
    <>
      <PageHead title="Vahvista kirjautuminen" />
      <h1 ref={focusOnArrival} tabIndex={-1}>
        Vahvista kirjautuminen
      </h1>
      <Card className={styles.form}>
        <p>
          {isRecovery
            ? "Kirjoita yksi palautuskoodeista, jotka sait, kun otit kaksivaiheisen tunnistautumisen käyttöön."
            : "Avaa puhelimesi tunnistautumissovellus ja kirjoita koodi, jonka se näyttää Halkopihalle."}
        </p>
        <CodeForm key={String(isRecovery)} isRecovery={isRecovery} onSubmit={onSubmit} />
        <Button variant="plain" onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? "Käytä sovelluksen koodia" : "Käytä palautuskoodia"}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          Takaisin kirjautumiseen
        </Button>
      </Card>
      <p>
        Onko puhelin kadonnut eivätkä palautuskoodit ole tallessa? Kirjoita{" "}
        <Link to={paths.contact}>asiakaspalveluun</Link>.
      </p>
    </>
  );
}
