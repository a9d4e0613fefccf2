import type { Region } from "@halkopiha/domain/reference-data/region.ts";
import type { UseFormRegisterReturn } from "react-hook-form";
import { EmailField } from "../../lib/forms/EmailField.tsx";
import { LocalitySelect } from "../../lib/forms/LocalitySelect.tsx";
import { type ChosenPlace, useZipPlace } from "../../lib/forms/use-zip-place.ts";
import { useZipWarning } from "../../lib/forms/zip-warning.ts";
import { WideField } from "../../ui/forms/FieldGrid.tsx";
import { RadioGroup } from "../../ui/forms/RadioGroup.tsx";
import { Select } from "../../ui/forms/Select.tsx";
import { TextField } from "../../ui/forms/TextField.tsx";

// Contact fields shared by the registration and profile forms of sellers and the checkout form of buyers.

/** Registers a field with its form and adds its error text. */
export type RegisterField<Name extends string> = (
  name: Name,
) => UseFormRegisterReturn & { error: string | undefined };

interface Props<Name extends string> {
  field: RegisterField<Name>;
}

interface RadioFieldProps {
  value: boolean;
  onChange(value: boolean): void;
}

/** Selects whether the seller is a business or a private person. `legend` depends on whether the seller or an admin reads it. §5 */
export function BusinessField({ legend, value, onChange }: RadioFieldProps & { legend: string }) {
  return (
    <WideField>
      <RadioGroup
        legend={legend}
        name="business"
        value={value}
        options={[
          { value: true, text: "Yrityksenä" },
          { value: false, text: "Yksityishenkilönä" },
        ]}
        onChange={onChange}
      />
    </WideField>
  );
}

/** Selects whether the seller gets PIN codes and messages by e-mail or by text message. §2 */
export function ContactMethodField({ value, onChange }: RadioFieldProps) {
  return (
    <WideField>
      <RadioGroup
        legend="Pinkoodi ja viestit tulevat"
        name="contactByPhone"
        value={value}
        options={[
          { value: false, text: "Sähköpostilla" },
          { value: true, text: "Tekstiviestillä" },
        ]}
        onChange={onChange}
      />
    </WideField>
  );
}

/** Names and business ID of a business. §5 */
export function BusinessFields({ field }: Props<"companyName" | "ytunnus" | "website">) {
  return (
    <>
      <TextField label="Yrityksen nimi" autoComplete="organization" {...field("companyName")} />
      <TextField label="Y-tunnus" {...field("ytunnus")} />
      <TextField label="Kotisivu" optional inputMode="url" autoComplete="url" {...field("website")} />
    </>
  );
}

export function PersonNameFields({ field }: Props<"firstname" | "lastname">) {
  return (
    <>
      <TextField label="Etunimi" autoComplete="given-name" {...field("firstname")} />
      <TextField label="Sukunimi" autoComplete="family-name" {...field("lastname")} />
    </>
  );
}

/** Optional trade name of a private person. */
export function TradeNameField({ field }: Props<"companyName">) {
  return <TextField label="Toiminimi" optional autoComplete="organization" {...field("companyName")} />;
}

/** The e-mail address is optional when the seller prefers to be contacted by phone. */
export function EmailAndPhoneFields({
  field,
  contactByPhone = false,
  isPhoneOptional = false,
}: Props<"email" | "phonenumber"> & { contactByPhone?: boolean; isPhoneOptional?: boolean }) {
  return (
    <>
      <EmailField optional={contactByPhone} {...field("email")} />
      <TextField
        label="Puhelinnumero"
        optional={isPhoneOptional}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        {...field("phonenumber")}
      />
    </>
  );
}

/** E-mail address, phone number and contact person of a seller. */
export function ContactFields({
  field,
  contactByPhone,
}: Props<"email" | "phonenumber" | "contactPerson"> & { contactByPhone: boolean }) {
  return (
    <>
      <EmailAndPhoneFields field={field} contactByPhone={contactByPhone} />
      <TextField label="Yhteyshenkilö" autoComplete="name" {...field("contactPerson")} />
    </>
  );
}

/** Sellers who change their own contact details confirm with their current password. */
export function CurrentPasswordField({ field }: Props<"currentPassword">) {
  return (
    <WideField>
      <TextField
        label="Nykyinen salasana"
        type="password"
        autoComplete="current-password"
        hint="Vahvista yhteystietojen muutos salasanallasi."
        {...field("currentPassword")}
      />
    </WideField>
  );
}

interface AddressProps extends Props<"street" | "zip" | "region" | "locality"> {
  regions: readonly Region[];
  /** What is typed and chosen; `region` and `locality` are ids. */
  values: { zip: string; region: string; locality: string };
  /** Sets the region and the locality: those of the zip code, or a region without one, because localities belong to one region. §2 */
  setPlace(place: ChosenPlace): void;
  isStreetOptional?: boolean;
}

export function AddressFields({ field, regions, values, setPlace, isStreetOptional = false }: AddressProps) {
  useZipPlace(values.zip, values, setPlace);
  const warning = useZipWarning(values.zip, values.locality);
  const options = regions.map(({ _id, name }) => ({ value: _id, text: name }));
  const { onChange, ...bound } = field("region");
  return (
    <>
      <WideField>
        <TextField
          label="Katuosoite"
          optional={isStreetOptional}
          autoComplete="street-address"
          {...field("street")}
        />
      </WideField>
      <TextField
        label="Postinumero"
        inputMode="numeric"
        autoComplete="postal-code"
        warning={warning}
        {...field("zip")}
      />
      <Select
        label="Maakunta"
        empty="Valitse maakunta"
        options={options}
        {...bound}
        error={regions.length === 0 ? "Maakuntia ei saatu haettua." : bound.error}
        onChange={(event) => {
          void onChange(event);
          setPlace({ region: event.target.value, locality: "" });
        }}
      />
      <LocalitySelect
        region={values.region}
        chosen={values.locality}
        empty="Valitse paikkakunta"
        {...field("locality")}
      />
    </>
  );
}
