import { recallListing } from "@halkopiha/domain/contract/admin/recalls.ts";
import { formatListingTitle } from "@halkopiha/domain/products/listing-title.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { RecallForm } from "@halkopiha/domain/recalls/recall.ts";
import {
  minRemedies,
  recallRemedies,
  recallRemedyLabels,
  stopUsing,
} from "@halkopiha/domain/recalls/recall-labels.ts";
import { useSetAtom } from "jotai/react";
import { useId } from "react";
import type { Path } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { api } from "../../lib/api/client.ts";
import { assertApiError } from "../../lib/api/errors.ts";
import { SubmitButton } from "../../lib/connection/SubmitButton.tsx";
import { setFieldErrors } from "../../lib/forms/focus-first-invalid.ts";
import { schemaResolver } from "../../lib/forms/schema-resolver.ts";
import { useTypedForm } from "../../lib/forms/use-typed-form.ts";
import { showBannerAtom } from "../../lib/notifications/banner-atoms.ts";
import { paths } from "../../lib/routing/paths.ts";
import { Button } from "../../ui/forms/Button.tsx";
import { Checkbox } from "../../ui/forms/Checkbox.tsx";
import { TextArea } from "../../ui/forms/TextArea.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import styles from "./RecallDialog.module.css";

/** The fields as typed. */
interface Values {
  identification: string;
  hazard: string;
  action: string;
  remedies: string[];
  contact: string;
}

const emptyValues: Values = { identification: "", hazard: "", action: "", remedies: [], contact: "" };

const isField = (name: string): name is Path<Values> => name in emptyValues;

const texts = [
  {
    name: "identification",
    label: "Mistä tuotteen tunnistaa",
    hint: "Vaadittu kenttä. Esimerkiksi milloin tuote on toimitettu ja miten se on pakattu.",
    maxLength: 500,
  },
  {
    name: "hazard",
    label: "Vaara",
    hint: "Vaadittu kenttä. Mikä tuotteessa on vaarallista ja mitä siitä voi seurata. Älä vähättele.",
    maxLength: 1000,
  },
  {
    name: "action",
    label: "Mitä ostajan pitää tehdä",
    hint: `Vaadittu kenttä. Ilmoitus alkaa aina: ${stopUsing}`,
    maxLength: 1000,
  },
  {
    name: "contact",
    label: "Mistä saa lisätietoja maksutta",
    hint: "Vaadittu kenttä. Puhelinnumero ja palveluaika.",
    maxLength: 300,
  },
] as const;

/** With which an admin recalls a dangerous product. */
export function RecallDialog({ product, onClose }: { product: Product; onClose(): void }) {
  const legend = useId();
  const showBanner = useSetAtom(showBannerAtom);
  const navigate = useNavigate();
  const form = useTypedForm<Values, unknown, RecallForm>({
    defaultValues: emptyValues,
    resolver: schemaResolver(RecallForm),
  });
  const { formState, handleSubmit, register } = form;
  const { errors, isSubmitting } = formState;

  async function recall(body: RecallForm) {
    try {
      const { message } = await api(recallListing, { params: { id: product._id }, body });
      showBanner("success", message);
      await navigate(paths.adminRecalls, { replace: true });
    } catch (error) {
      // The banner shows the error; the form keeps its values.
      assertApiError(error);
      setFieldErrors(form, error.fields, isField);
    }
  }

  return (
    <Dialog title="Vedä tuote takaisin" subtitle={<p>{formatListingTitle(product)}</p>} onClose={onClose}>
      <form
        className={styles.form}
        aria-label="Takaisinveto"
        onSubmit={(event) => void handleSubmit(recall)(event)}
        noValidate
      >
        <p>
          Ilmoitus poistuu heti myynnistä. Myyjä saa perustelut, ja kaikki tuotteen tilanneet saavat
          takaisinvedon ilmoituksen sähköpostilla tai tekstiviestillä. Ilmoita vaarasta myös Tukesille.
        </p>
        {texts.map(({ name, ...field }) => (
          <TextArea key={name} rows={3} {...field} error={errors[name]?.message} {...register(name)} />
        ))}
        <fieldset
          className={styles.remedies}
          aria-describedby={errors.remedies ? `${legend}-error` : undefined}
        >
          <legend>Hyvitykset, joista ostaja valitsee (vähintään {minRemedies})</legend>
          {recallRemedies.map((remedy) => (
            <Checkbox
              key={remedy}
              label={recallRemedyLabels[remedy]}
              value={remedy}
              {...register("remedies")}
            />
          ))}
          {errors.remedies && (
            <p id={`${legend}-error`} className={styles.error}>
              {errors.remedies.message}
            </p>
          )}
        </fieldset>
        <div className={styles.buttons}>
          <SubmitButton busy={isSubmitting} action="Takaisinveto">
            Vedä takaisin ja kerro ostajille
          </SubmitButton>
          <Button variant="plain" onClick={onClose}>
            Peruuta
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
