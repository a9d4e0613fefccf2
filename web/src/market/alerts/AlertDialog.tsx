import { createAlert } from "@halkopiha/domain/contract/shop/alerts.ts";
import { Email } from "@halkopiha/domain/schemas/primitives.ts";
import { useAtomValue } from "jotai/react";
import { useState } from "react";
import * as z from "zod/mini";
import { api } from "../../lib/api/client.ts";
import { assertApiError } from "../../lib/api/errors.ts";
import { SubmitButton } from "../../lib/connection/SubmitButton.tsx";
import { EmailField } from "../../lib/forms/EmailField.tsx";
import { schemaResolver } from "../../lib/forms/schema-resolver.ts";
import { useTypedForm } from "../../lib/forms/use-typed-form.ts";
import { Button } from "../../ui/forms/Button.tsx";
import { useStepFocus } from "../../ui/layout/use-step-focus.ts";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { checkoutFormAtom } from "../cart/cart-atoms.ts";
import styles from "./AlertDialog.module.css";
import type { AlertProps } from "./alert-props.ts";

const AlertForm = z.object({ email: Email });
type AlertForm = z.infer<typeof AlertForm>;

interface Props {
  target: AlertProps;
  onClose(): void;
}

/** What happens after the form has been sent. */
function Facts() {
  return (
    <ul className={styles.facts}>
      <li>Saat ensin vahvistuslinkin. Ilman vahvistusta emme lähetä muuta.</li>
      <li>Lähetämme enintään yhden viestin päivässä.</li>
      <li>Hakuvahti päättyy 6 kuukauden kuluttua, ja voit lopettaa sen yhdellä painalluksella viestistä.</li>
    </ul>
  );
}

/** Asks for the e-mail address of an alert. The address is stored by the server only once it is sent. */
export function AlertDialog({ target: { search, productId }, onClose }: Props) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const heading = useStepFocus(sentTo === null ? 0 : 1);
  const { email } = useAtomValue(checkoutFormAtom);
  const { formState, handleSubmit, register, setError } = useTypedForm<AlertForm, unknown, AlertForm>({
    defaultValues: { email },
    resolver: schemaResolver(AlertForm),
  });

  async function send(form: AlertForm) {
    try {
      await api(createAlert, {
        body: { ...form, ...(productId === undefined ? { search } : { productId }) },
      });
      setSentTo(form.email);
    } catch (error) {
      // The banner shows the error.
      assertApiError(error);
      if (error.fields["email"]) setError("email", { message: error.fields["email"] });
    }
  }

  return (
    <Dialog title={productId === undefined ? "Ilmoita uusista" : "Ilmoita, kun saatavilla"} onClose={onClose}>
      {sentTo === null ? (
        <form
          className={styles.form}
          onSubmit={(event) => void handleSubmit(send)(event)}
          noValidate
          aria-label="Hakuvahti"
        >
          <p>
            {productId === undefined
              ? "Kerromme sähköpostilla, kun tähän hakuun tulee uusia ilmoituksia."
              : "Kerromme sähköpostilla, kun tätä tuotetta voi taas ostaa."}
          </p>
          <EmailField error={formState.errors.email?.message} {...register("email")} />
          <Facts />
          <SubmitButton busy={formState.isSubmitting} action="Hakuvahdin tilaaminen">
            Tilaa hakuvahti
          </SubmitButton>
        </form>
      ) : (
        <div className={styles.form} role="status">
          <h3 ref={heading} tabIndex={-1}>
            Tarkista sähköpostisi
          </h3>
          <p>
            Jos osoite <strong>{sentTo}</strong> on oikein, sinne tulee linkki, josta vahvistat hakuvahdin.
            Linkki on voimassa 2 päivää.
          </p>
          <p>
            Jos viestiä ei näy, katso roskapostista. Samaan osoitteeseen lähetämme enintään viisi linkkiä
            päivässä.
          </p>
          <Button onClick={onClose}>Selvä</Button>
        </div>
      )}
    </Dialog>
  );
}
