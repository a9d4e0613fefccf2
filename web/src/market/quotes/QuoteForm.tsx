import type { Product } from "@halkopiha/domain/products/product.ts";
import {
  maxQuoteDescription,
  missingContact,
  NewQuoteRequest,
} from "@halkopiha/domain/quotes/new-quote-request.ts";
import { maxQuotePhotos } from "@halkopiha/domain/quotes/quote-request.ts";
import type { Region } from "@halkopiha/domain/reference-data/region.ts";
import { useAtomValue } from "jotai/react";
import type { Path } from "react-hook-form";
import { Link } from "react-router-dom";
import { SubmitButton } from "../../lib/connection/SubmitButton.tsx";
import { setFieldErrors } from "../../lib/forms/focus-first-invalid.ts";
import { schemaResolver } from "../../lib/forms/schema-resolver.ts";
import { useFormDraft } from "../../lib/forms/use-form-draft.ts";
import { paths } from "../../lib/routing/paths.ts";
import { FieldGrid, WideField } from "../../ui/forms/FieldGrid.tsx";
import { TextArea } from "../../ui/forms/TextArea.tsx";
import { TextField } from "../../ui/forms/TextField.tsx";
import { checkoutFormAtom } from "../cart/cart-atoms.ts";
import { wantedAtom } from "../door/wanted-atom.ts";
import { AddressFields, EmailAndPhoneFields } from "../people/PersonFields.tsx";
import { PhotoField } from "../photos/PhotoField.tsx";
import { usePhotos } from "../photos/use-photos.ts";
import styles from "./QuoteDialog.module.css";
import { emptyQuote, type QuoteDraft, type QuoteValues, quoteDraftAtom } from "./quote-draft-atom.ts";

/** What is known of the visitor from the checkout, or from where they wanted wood. */
function useKnownValues(): QuoteValues {
  const { firstname, lastname, email, phonenumber, street, zip, region, locality } =
    useAtomValue(checkoutFormAtom);
  const wanted = useAtomValue(wantedAtom);
  const place =
    region === "" && wanted ? { region: wanted.region, locality: wanted.to } : { region, locality };
  const name = `${firstname} ${lastname}`.trim();
  return { ...emptyQuote, name, email, phonenumber, street, zip, ...place };
}

interface Props {
  product: Product;
  regions: readonly Region[];
  /** Resolves to the errors of the server by field, or to null when the request has been sent. */
  onSubmit(request: NewQuoteRequest): Promise<Readonly<Record<string, string>> | null>;
}

/** What is to be done, where, and whom the seller answers. */
export function QuoteForm({ product, regions, onSubmit }: Props) {
  const saved = useKnownValues();
  const { form, clear } = useFormDraft<QuoteValues, NewQuoteRequest, QuoteDraft | null>({
    draftAtom: quoteDraftAtom,
    emptyDraft: null,
    saved,
    restore: (draft) => (draft?.productId === product._id ? draft.values : {}),
    toDraft: (values) => ({ productId: product._id, values }),
    resolver: schemaResolver(NewQuoteRequest),
  });
  const photos = usePhotos(maxQuotePhotos);
  const { register, handleSubmit, setValue, watch, formState } = form;
  const { errors, isSubmitting } = formState;
  const field = (name: Path<QuoteValues>) => ({ ...register(name), error: errors[name]?.message });
  // Neither is required alone, so an empty address is wrong only without a phone number.
  const emailError = watch("email") === "" && errors.email ? missingContact : errors.email?.message;

  async function submit(typed: NewQuoteRequest) {
    const fieldErrors = await onSubmit({ ...typed, photos: photos.photos.map(({ id }) => id) });
    if (fieldErrors === null) return clear();
    if (fieldErrors["photos"]) photos.clear();
    setFieldErrors(form, fieldErrors, isField);
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => void handleSubmit(submit)(event)}
      noValidate
      aria-label="Tarjouspyyntö"
    >
      <TextArea
        label="Mitä pitää tehdä?"
        hint="Kerro esimerkiksi puiden määrä ja koko, pääseekö paikalle koneella ja mitä lähellä on."
        rows={5}
        maxLength={maxQuoteDescription}
        {...field("description")}
      />
      <PhotoField label="Kuvia kohteesta" hint="Vain myyjä näkee ne" {...photos} />
      <FieldGrid>
        <AddressFields
          field={field}
          regions={regions}
          values={{ zip: watch("zip"), region: watch("region"), locality: watch("locality") }}
          setPlace={({ region, locality }) => {
            setValue("region", region);
            setValue("locality", locality);
          }}
          isStreetOptional
        />
        <TextField
          label="Toivottu ajankohta"
          optional
          maxLength={120}
          hint="Esimerkiksi viikolla 20."
          {...field("wishedTime")}
        />
        <WideField>
          <TextField label="Nimi" autoComplete="name" {...field("name")} />
        </WideField>
        <EmailAndPhoneFields
          field={(name) => (name === "email" ? { ...field(name), error: emailError } : field(name))}
          contactByPhone
          isPhoneOptional
        />
        <WideField>
          <p className={styles.note}>
            Anna sähköposti tai puhelinnumero, niin {product.owner.name} voi vastata sinulle.
          </p>
        </WideField>
      </FieldGrid>
      <p className={styles.note}>
        Pyyntö kuvineen ja yhteystietoinesi lähetetään myyjälle {product.owner.name}. Se ei sido sinua
        mihinkään. <Link to={paths.privacy}>Näin käsittelemme tietojasi</Link>
      </p>
      <SubmitButton busy={isSubmitting || photos.isUploading} action="Tarjouspyynnön lähettäminen">
        Lähetä tarjouspyyntö
      </SubmitButton>
    </form>
  );
}

function isField(name: string): name is keyof QuoteValues {
  return name in emptyQuote;
}
