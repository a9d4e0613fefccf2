import type { Region } from "@halkopiha/domain/reference-data/region.ts";
import type { UseFormRegisterReturn } from "react-hook-form";
import { WideField } from "../../ui/forms/FieldGrid.tsx";
import { RadioGroup } from "../../ui/forms/RadioGroup.tsx";
import { Select } from "../../ui/forms/Select.tsx";
import { TextField } from "../../ui/forms/TextField.tsx";
import { LocalitySelect } from "./LocalitySelect.tsx";

// What people tell about themselves: sellers when they join and later in their profile, buyers when they order.

/** Ties fields to their form: what is typed, and its error. */
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

/** Who sells: a business or a private person. `legend`: as one says it to them, or of them. §5 */
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

/** How a seller would rather be reached. §2 */
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

/** A business by its names. §5 */
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

/** A private person may trade under a name. */
export function TradeNameField({ field }: Props<"companyName">) {
  return <TextField label="Toiminimi" optional autoComplete="organization" {...field("companyName")} />;
}

/** Who would rather be phoned may leave the e-mail address out. */
export function EmailAndPhoneFields({
  field,
  contactByPhone = false,
}: Props<"email" | "phonenumber"> & { contactByPhone?: boolean }) {
  return (
    <>
      <TextField
        label="Sähköposti"
        type="email"
        inputMode="email"
        autoComplete="email"
        optional={contactByPhone}
        {...field("email")}
      />
      <TextField
        label="Puhelinnumero"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        {...field("phonenumber")}
      />
    </>
  );
}

/** How a seller is reached, and whom one asks for. */
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

/** The password once more, of whoever changes how they are reached themselves. */
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
  /** The chosen region's id. */
  region: string;
  /** The locality of another region is none of this one's. §2 */
  clearLocality(): void;
}

export function AddressFields({ field, regions, region, clearLocality }: AddressProps) {
  const options = regions.map(({ _id, name }) => ({ value: _id, text: name }));
  const { onChange, ...bound } = field("region");
  return (
    <>
      <WideField>
        <TextField label="Katuosoite" autoComplete="street-address" {...field("street")} />
      </WideField>
      <TextField label="Postinumero" inputMode="numeric" autoComplete="postal-code" {...field("zip")} />
      <Select
        label="Maakunta"
        empty="Valitse maakunta"
        options={options}
        {...bound}
        onChange={(event) => {
          void onChange(event);
          clearLocality();
        }}
      />
      <LocalitySelect region={region} empty="Valitse paikkakunta" {...field("locality")} />
    </>
  );
}
