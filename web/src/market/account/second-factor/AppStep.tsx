import { QRCodeSVG } from "qrcode.react";
import { Button, buttonClass } from "../../../ui/forms/Button.tsx";
import { focusOnArrival } from "../../../ui/layout/focus-on-arrival.ts";
import { CodeForm } from "./CodeForm.tsx";
import { CopyButton } from "./CopyButton.tsx";
import styles from "./SecondFactor.module.css";

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
  const shown = secret.replaceAll(/.{4}(?=.)/g, "$& ");

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
      <CodeForm
        title="Sovelluksen vahvistus"
        hint="Kuusi numeroa, jotka sovellus nyt näyttää Halkopihalle."
        action="Ota käyttöön"
        offlineAction="Käyttöönotto"
        onSubmit={onConfirm}
      >
        <Button variant="quiet" onClick={onCancel}>
          Peruuta
        </Button>
      </CodeForm>
    </div>
  );
}
