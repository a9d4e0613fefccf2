import { AppCode } from "@halkopiha/domain/accounts/second-factor.ts";
import { QRCodeSVG } from "qrcode.react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { ApiError } from "../../lib/api/errors.ts";
import { schemaResolver } from "../../lib/forms/schema-resolver.ts";
import { Button, buttonClass } from "../../ui/forms/Button.tsx";
import { TextField } from "../../ui/forms/TextField.tsx";
import { focusOnArrival } from "../../ui/layout/focus-on-arrival.ts";
import { SubmitButton } from "../ui/SubmitButton.tsx";
import { CopyButton } from "./CopyButton.tsx";
import styles from "./SecondFactor.module.css";

const Values = z.object({ code: AppCode });
type Values = z.infer<typeof Values>;

interface Props {
  /** In base32. */
  secret: string;
  /** `otpauth://…` */
  uri: string;
  onConfirm(code: string): Promise<void>;
  onCancel(): void;
}

/** Takes a new secret into an authenticator app, and proves it with the code that the app shows. */
export function AppStep({ secret, uri, onConfirm, onCancel }: Props) {
  const { formState, handleSubmit, register, setError } = useForm<Values, unknown, Values>({
    defaultValues: { code: "" },
    resolver: schemaResolver(Values),
  });
  const { errors, isSubmitting } = formState;
  const shown = secret.replaceAll(/.{4}(?=.)/g, "$& ");

  async function send({ code }: Values) {
    try {
      await onConfirm(code);
    } catch (error) {
      // The banner shows the error.
      if (!(error instanceof ApiError)) throw error;
      if (error.code === "wrongSecondFactor")
        setError("code", { message: error.message }, { shouldFocus: true });
    }
  }

  return (
    <div className={styles.step}>
      <h3 ref={focusOnArrival} tabIndex={-1}>
        Lisää Halkopiha sovellukseen
      </h3>
      <p>
        Asenna puhelimeesi tunnistautumissovellus, jos sinulla ei vielä ole sellaista. Esimerkiksi Google
        Authenticator, Microsoft Authenticator ja 2FAS ovat maksuttomia.
      </p>
      <p>
        <strong>Jos sovellus on tässä puhelimessa:</strong>
      </p>
      <a className={buttonClass("plain")} href={uri}>
        Avaa sovelluksessa
      </a>
      <p>
        <strong>Jos sovellus on toisessa puhelimessa:</strong> lue koodi sen kameralla.
      </p>
      <div className={styles.qr}>
        <QRCodeSVG value={uri} size={192} title="QR-koodi tunnistautumissovellukselle" />
      </div>
      <p>
        <strong>Jos kumpikaan ei onnistu:</strong> kirjoita sovellukseen tämä avain.
      </p>
      <code className={styles.secret}>{shown}</code>
      <CopyButton text={secret} label="Kopioi avain" />
      <form
        className={styles.form}
        onSubmit={(event) => void handleSubmit(send)(event)}
        noValidate
        aria-label="Sovelluksen vahvistus"
      >
        <TextField
          label="Koodi"
          hint="Kuusi numeroa, jotka sovellus nyt näyttää Halkopihalle."
          inputMode="numeric"
          autoComplete="one-time-code"
          error={errors.code?.message}
          {...register("code")}
        />
        <SubmitButton busy={isSubmitting} action="Käyttöönotto">
          Ota käyttöön
        </SubmitButton>
        <Button variant="quiet" onClick={onCancel}>
          Peruuta
        </Button>
      </form>
    </div>
  );
}
