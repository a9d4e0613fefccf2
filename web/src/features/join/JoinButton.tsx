import { Registration } from "@halkopiha/domain/accounts/registration.ts";
import { validate } from "@halkopiha/domain/schemas/validation.ts";
import { type Path, type UseFormReturn, useWatch } from "react-hook-form";
import { SubmitButton } from "../../offline/SubmitButton.tsx";
import type { Typed } from "./DetailsFields.tsx";

/** What each field is called, in the order of the form. */
const labels: Readonly<Partial<Record<Path<Typed>, string>>> = {
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

export function isField(name: string): name is Path<Typed> {
  return name in labels;
}

/** Sends the sign-up form; as long as it is invalid it says which fields are to be filled in or mended. §2 */
export function JoinButton({ form }: { form: UseFormReturn<Typed, unknown, Registration> }) {
  const checked = validate(Registration, useWatch({ control: form.control }));
  const faulty = checked.ok
    ? []
    : Object.entries(labels).flatMap(([name, label]) => (name in checked.fields ? [label] : []));
  return (
    <SubmitButton
      busy={form.formState.isSubmitting}
      what="Liittyminen"
      incomplete={faulty.length > 0 ? `Täydennä ensin: ${faulty.join(", ")}.` : undefined}
    >
      Jatka
    </SubmitButton>
  );
}
