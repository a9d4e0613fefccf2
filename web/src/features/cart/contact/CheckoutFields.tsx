import type { Cart } from "@halkopiha/domain/cart/cart.ts";
import { CheckoutForm } from "@halkopiha/domain/cart/checkout-form.ts";
import type { Region } from "@halkopiha/domain/reference-data/region.ts";
import { useAtomValue } from "jotai/react";
import { useId } from "react";
import type { Path } from "react-hook-form";
import { Link } from "react-router-dom";
import { useRetryPage } from "../../../lib/connection/FailedPart.tsx";
import { OfflineNotice, useIsOffline } from "../../../lib/connection/OfflineNotice.tsx";
import { setFieldErrors } from "../../../lib/forms/focus-first-invalid.ts";
import { schemaResolver } from "../../../lib/forms/schema-resolver.ts";
import { useFormDraft } from "../../../lib/forms/use-form-draft.ts";
import { paths } from "../../../lib/routing/paths.ts";
import { type CheckoutDraft, checkoutFormAtom, emptyCheckout } from "../../../market/cart/cart-atoms.ts";
import type { StoredWanted } from "../../../market/door/wanted.ts";
import { wantedAtom } from "../../../market/door/wanted-atom.ts";
import {
  AddressFields,
  EmailAndPhoneFields,
  PersonNameFields,
  type RegisterField,
} from "../../../market/people/PersonFields.tsx";
import { Button } from "../../../ui/forms/Button.tsx";
import { Checkbox } from "../../../ui/forms/Checkbox.tsx";
import { FieldGrid, WideField } from "../../../ui/forms/FieldGrid.tsx";
import { TextArea } from "../../../ui/forms/TextArea.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { StepLayout } from "../layout/StepLayout.tsx";
import styles from "./CheckoutFields.module.css";

interface Props {
  cart: Cart;
  regions: readonly Region[];
  /** Resolves to the errors of the server by field. */
  onSubmit(form: CheckoutForm): Promise<Readonly<Record<string, string>>>;
  onBack(): void;
}

/** Acceptance of the sales terms. §5 */
function Terms({ field }: { field: RegisterField<"terms"> }) {
  return (
    <Checkbox
      label={
        <>
          Hyväksyn <Link to={paths.salesTerms}>myynti- ja toimitusehdot</Link>
        </>
      }
      {...field("terms")}
    />
  );
}

/** The values of an empty form: the region and the locality where the buyer wanted the wood, if that is known. */
function withWantedPlace(wanted: StoredWanted | null): CheckoutDraft {
  return wanted ? { ...emptyCheckout, region: wanted.region, locality: wanted.to } : emptyCheckout;
}

/** The form with the buyer's contact details. */
export function CheckoutFields({ cart, regions, onSubmit, onBack }: Props) {
  const { form } = useFormDraft<CheckoutDraft, CheckoutForm, CheckoutDraft>({
    draftAtom: checkoutFormAtom,
    emptyDraft: emptyCheckout,
    saved: withWantedPlace(useAtomValue(wantedAtom)),
    restore: (draft) => (draft === emptyCheckout ? {} : draft),
    toDraft: (typed) => typed,
    resolver: schemaResolver(CheckoutForm),
  });
  const { register, handleSubmit, setValue, watch, formState } = form;
  const { errors, isSubmitting } = formState;
  const isOffline = useIsOffline();
  useRetryPage(regions.length === 0);
  const reason = useId();
  const formId = useId();

  const field = (name: Path<CheckoutDraft>) => ({ ...register(name), error: errors[name]?.message });

  const submit = async (typed: CheckoutForm) => setFieldErrors(form, await onSubmit(typed), isField);

  return (
    <StepLayout
      cart={cart}
      back={
        <Button variant="plain" onClick={onBack}>
          Takaisin
        </Button>
      }
      notice={<OfflineNotice action="Tilaaminen" id={reason} />}
      next={
        <Button
          type="submit"
          form={formId}
          variant="accent"
          size="large"
          busy={isSubmitting}
          disabled={isOffline}
          aria-describedby={isOffline ? reason : undefined}
        >
          Jatka
        </Button>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => void handleSubmit(submit)(event)}
        noValidate
        aria-label="Yhteystiedot"
      >
        <Card>
          <div className={styles.fields}>
            <FieldGrid>
              <PersonNameFields field={field} />
              <EmailAndPhoneFields field={field} />
              <AddressFields
                field={field}
                regions={regions}
                values={{ zip: watch("zip"), region: watch("region"), locality: watch("locality") }}
                setPlace={({ region, locality }) => {
                  setValue("region", region);
                  setValue("locality", locality);
                }}
              />
              <WideField>
                <TextArea
                  label="Toiveet ja ajo-ohje"
                  optional
                  rows={3}
                  maxLength={500}
                  hint="Esimerkiksi ajo-ohje, kippauspaikka tai toivottu toimitusaika. Myyjä näkee ne tilauksessa."
                  {...field("deliveryNotes")}
                />
              </WideField>
            </FieldGrid>
          </div>
          <Terms field={field} />
        </Card>
      </form>
    </StepLayout>
  );
}

function isField(name: string): name is keyof CheckoutDraft {
  return name in CheckoutForm.shape;
}
