import { createReport } from "@halkopiha/domain/contract/reports.ts";
import { NewReport } from "@halkopiha/domain/reports/report.ts";
import {
  maxReportText,
  reportReasonLabels,
  reportReasons,
} from "@halkopiha/domain/reports/report-reasons.ts";
import { useRef, useState } from "react";
import type { Path } from "react-hook-form";
import { Link } from "react-router-dom";
import { api } from "../../lib/api/client.ts";
import { assertApiError } from "../../lib/api/errors.ts";
import { SubmitButton } from "../../lib/connection/SubmitButton.tsx";
import { EmailField } from "../../lib/forms/EmailField.tsx";
import { setFieldErrors } from "../../lib/forms/focus-first-invalid.ts";
import { schemaResolver } from "../../lib/forms/schema-resolver.ts";
import { useTypedForm } from "../../lib/forms/use-typed-form.ts";
import { paths } from "../../lib/routing/paths.ts";
import { Button } from "../../ui/forms/Button.tsx";
import { Checkbox } from "../../ui/forms/Checkbox.tsx";
import { Select } from "../../ui/forms/Select.tsx";
import { TextArea } from "../../ui/forms/TextArea.tsx";
import { TextField } from "../../ui/forms/TextField.tsx";
import { useStepFocus } from "../../ui/layout/use-step-focus.ts";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import styles from "./ReportDialog.module.css";
import type { Reported } from "./reported.ts";

/** The fields as typed. */
interface Values {
  target: NewReport["target"];
  reason: string;
  text: string;
  name: string;
  email: string;
  goodFaith: boolean;
}

const emptyValues = { reason: "", text: "", name: "", email: "", goodFaith: false };

const isField = (name: string): name is Path<Values> => name in emptyValues;

const reasonOptions = reportReasons.map((value) => ({ value, text: reportReasonLabels[value] }));

/** The form; `onSent` gets what the server says. */
function ReportForm({ kind, id, onSent }: Reported & { onSent(message: string): void }) {
  const form = useTypedForm<Values, unknown, NewReport>({
    defaultValues: { ...emptyValues, target: { kind, id } },
    resolver: schemaResolver(NewReport),
  });
  const key = useRef(crypto.randomUUID());
  const { formState, handleSubmit, register } = form;
  const { errors, isSubmitting } = formState;

  async function send(body: NewReport) {
    try {
      const headers = { "idempotency-key": key.current };
      onSent((await api(createReport, { headers, body })).message);
    } catch (error) {
      // The banner shows the error; the form keeps its values.
      assertApiError(error);
      setFieldErrors(form, error.fields, isField);
    }
  }

  return (
    <form
      className={styles.form}
      aria-label="Ilmoitus sisällöstä"
      onSubmit={(event) => void handleSubmit(send)(event)}
      noValidate
    >
      <p>Luemme ilmoituksesi ja päätämme, piilotammeko sisällön. Ilmoitettu ei saa tietää, kuka olet.</p>
      <Select
        label="Syy"
        empty="Valitse"
        options={reasonOptions}
        error={errors.reason?.message}
        {...register("reason")}
      />
      <TextArea
        label="Mikä sisällössä on vikana?"
        hint="Kerro niin tarkasti, että voimme tarkistaa asian."
        rows={5}
        maxLength={maxReportText}
        error={errors.text?.message}
        {...register("text")}
      />
      <TextField
        label="Nimi"
        optional
        autoComplete="name"
        maxLength={100}
        error={errors.name?.message}
        {...register("name")}
      />
      <EmailField
        optional
        hint="Lähetämme siihen vahvistuksen ja päätöksen. Ilman osoitetta emme voi vastata."
        error={errors.email?.message}
        {...register("email")}
      />
      <Checkbox
        label="Vakuutan, että ilmoitan vilpittömästi ja että tiedot ovat tietääkseni oikeita ja täydellisiä."
        error={errors.goodFaith?.message}
        {...register("goodFaith")}
      />
      <p className={styles.note}>
        <Link to={paths.contactPoints}>Näin käsittelemme ilmoitukset</Link>
      </p>
      <SubmitButton busy={isSubmitting} action="Ilmoituksen lähettäminen">
        Lähetä ilmoitus
      </SubmitButton>
    </form>
  );
}

/** Reports a listing or a review; works without an account. */
export function ReportDialog({ onClose, ...reported }: Reported & { onClose(): void }) {
  const [message, setMessage] = useState<string | null>(null);
  const heading = useStepFocus(message === null ? 0 : 1);
  return (
    <Dialog title="Ilmoita ylläpidolle" subtitle={<p>{reported.title}</p>} onClose={onClose}>
      {message === null ? (
        <ReportForm {...reported} onSent={setMessage} />
      ) : (
        <div className={styles.form} role="status">
          <h3 ref={heading} tabIndex={-1}>
            Ilmoitus on lähetetty
          </h3>
          <p>{message}</p>
          <div>
            <Button onClick={onClose}>Selvä</Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
