import { updateOperator } from "@halkopiha/domain/contract/reference-data/operator-form.ts";
import { Operator, toPublicOperator } from "@halkopiha/domain/reference-data/operator.ts";
import { NewOperator } from "@halkopiha/domain/reference-data/operator-form.ts";
import { useSetAtom } from "jotai/react";
import { api } from "../../../lib/api/client.ts";
import { SubmitButton } from "../../../lib/connection/SubmitButton.tsx";
import { EditConflict } from "../../../lib/forms/EditConflict.tsx";
import { EmailField } from "../../../lib/forms/EmailField.tsx";
import { RestoredDraft } from "../../../lib/forms/RestoredDraft.tsx";
import { operatorAtom } from "../../../market/operator/operator-atom.ts";
import { FieldGrid, WideField } from "../../../ui/forms/FieldGrid.tsx";
import { TextArea } from "../../../ui/forms/TextArea.tsx";
import { TextField } from "../../../ui/forms/TextField.tsx";
import { useEntityForm } from "../shared/entity-form.ts";
import styles from "./OperatorPage.module.css";
import { parseOperator } from "./operator-form.ts";
import {
  describeOperator,
  emptyOperator,
  OperatorValues,
  operatorLabels,
  toOperatorValues,
} from "./operator-values.ts";

interface Props {
  operator: Operator | null;
  onSaved(): Promise<void>;
}

const isField = (name: string): name is keyof OperatorValues => name in emptyOperator;

/** The form in which root enters who runs the market. */
export function OperatorForm({ operator, onSaved }: Props) {
  const showToVisitor = useSetAtom(operatorAtom);

  async function send(body: NewOperator, opened: Operator | undefined) {
    const change = { ...body, updatedAt: opened?.updatedAt };
    const saved = await api(updateOperator, { body: change }, { handlesNoResponse: true });
    showToVisitor(toPublicOperator(saved.operator));
    return saved;
  }

  const { form, submit, discard, isSaving, differences, takeMine, takeNow } = useEntityForm({
    kind: "operator",
    entity: operator ?? undefined,
    schema: Operator,
    toValues: toOperatorValues,
    valuesSchema: OperatorValues,
    empty: emptyOperator,
    bodySchema: NewOperator,
    parseForm: parseOperator,
    isField,
    describeValues: describeOperator,
    send,
    onSaved,
  });
  const { errors } = form.formState;
  const field = (name: keyof OperatorValues) => ({
    label: operatorLabels[name],
    autoComplete: "off",
    ...form.register(name),
    error: errors[name]?.message,
  });

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving) void submit();
      }}
      noValidate
      aria-label="Yrityksen tiedot"
    >
      {differences && (
        <EditConflict
          differences={differences}
          busy={isSaving}
          onKeepMine={takeMine}
          onTakeCurrent={takeNow}
        />
      )}
      {discard && <RestoredDraft onDiscard={discard} />}
      <FieldGrid>
        <TextField {...field("name")} />
        <TextField {...field("ytunnus")} />
        <WideField>
          <TextField {...field("street")} />
        </WideField>
        <TextField {...field("zip")} inputMode="numeric" />
        <TextField {...field("place")} />
        <EmailField {...field("email")} />
        <TextField {...field("phone")} optional type="tel" />
        <WideField>
          <TextField {...field("hours")} optional hint="Esimerkiksi arkisin klo 9–16." />
        </WideField>
        <TextField {...field("iban")} optional hint="Näkyy myyjille vuosimaksun ohjeissa." />
        <TextField {...field("bic")} optional hint="Tyhjänä lisätään suomalaisen pankin BIC." />
        <WideField>
          <TextField
            {...field("senderName")}
            optional
            hint="Nimi, joka näkyy sähköpostien lähettäjänä. Osoite asetetaan palvelimella."
          />
        </WideField>
      </FieldGrid>
      <TextArea
        {...field("links")}
        optional
        rows={3}
        hint="Yksi linkki riville: teksti ja osoite, esimerkiksi Verkkokauppa https://kauppa.fi."
      />
      <div className={styles.buttons}>
        <SubmitButton busy={isSaving} action="Tallentaminen">
          Tallenna
        </SubmitButton>
      </div>
    </form>
  );
}
