import { Registration } from "@halkopiha/domain/accounts/registration.ts";
import { validate } from "@halkopiha/domain/schemas/validation.ts";
import { type Path, type UseFormReturn, useWatch } from "react-hook-form";
import { SubmitButton } from "../../../lib/connection/SubmitButton.tsx";
import type { RegisterValues } from "./DetailsFields.tsx";

/** Labels of the fields, in the order of the form. */
const labels: Readonly<Partial<Record<Path<RegisterValues>, string>>> = {
  companyName: "Yrityksen nimi",
  ytunnus: "Y-tunnus",
  website: "Kotisivu",
  firstname: "Etunimi",
  lastname: "Sukunimi",
  socialSecurityNumber: "Henkilötunnus",
  email: "Sähköposti",
  phonenumber: "Puhelinnumero",
  contactPerson: "Yhteyshenkilö",
  street: "Katuosoite",
  zip: "Postinumero",
  region: "Maakunta",
  locality: "Paikkakunta",
  username: "Käyttäjänimi",
  password: "Salasana",
  confPassword: "Salasana uudelleen",
  terms: "Käyttöehtojen hyväksyminen",
};

export function isField(name: string): name is Path<RegisterValues> {
  return name in labels;
}

/** Submit button of the sign-up form; while the form is invalid, it lists the fields to fill in or correct. §2 */
export function RegisterButton({ form }: { form: UseFormReturn<RegisterValues, unknown, Registration> }) {
  const checked = validate(Registration, useWatch({ control: form.control }));
  const invalidFields = checked.ok
    ? []
    : Object.entries(labels).flatMap(([name, label]) => (name in checked.fields ? [label] : []));
  return (
    <SubmitButton
      busy={form.formState.isSubmitting}
      action="Liittyminen"
      incompleteText={invalidFields.length > 0 ? `Täydennä ensin: ${invalidFields.join(", ")}.` : undefined}
    >
      Jatka
    </SubmitButton>
  );
}
