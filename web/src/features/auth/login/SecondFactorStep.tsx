import { useState } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../../lib/routing/paths.ts";
import { CodeForm } from "../../../market/account/second-factor/CodeForm.tsx";
import { PageHead } from "../../../market/page-head/PageHead.tsx";
import { Button } from "../../../ui/forms/Button.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { focusOnArrival } from "../../../ui/layout/focus-on-arrival.ts";
import styles from "./LoginPage.module.css";

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
        <CodeForm
          key={String(isRecovery)}
          title="Kirjautumisen vahvistus"
          hint={
            isRecovery
              ? "Muotoa abcdef-ghij23. Kukin koodi toimii kerran."
              : "Kuusi numeroa, jotka vaihtuvat puolen minuutin välein."
          }
          action="Kirjaudu sisään"
          offlineAction="Kirjautuminen"
          isRecovery={isRecovery}
          onSubmit={onSubmit}
        />
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
