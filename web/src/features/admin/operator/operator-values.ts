import { formatIban } from "@halkopiha/domain/money/iban-format.ts";
import type { Operator } from "@halkopiha/domain/reference-data/operator.ts";
import * as z from "zod/mini";

/** Values of the form, as typed; one link per line. */
export const OperatorValues = z.object({
  name: z.string(),
  ytunnus: z.string(),
  street: z.string(),
  zip: z.string(),
  place: z.string(),
  email: z.string(),
  phone: z.string(),
  hours: z.string(),
  iban: z.string(),
  bic: z.string(),
  senderName: z.string(),
  links: z.string(),
});
export type OperatorValues = z.infer<typeof OperatorValues>;

export const operatorLabels: Readonly<Record<keyof OperatorValues, string>> = {
  name: "Yrityksen nimi",
  ytunnus: "Y-tunnus",
  street: "Katuosoite",
  zip: "Postinumero",
  place: "Postitoimipaikka",
  email: "Asiakaspalvelun sähköposti",
  phone: "Asiakaspalvelun puhelin",
  hours: "Palveluajat",
  iban: "Tilinumero (IBAN)",
  bic: "BIC",
  senderName: "Sähköpostien lähettäjä",
  links: "Linkit alatunnisteessa",
};

/** The values with their labels, in the order of the form. */
export const describeOperator = (typed: OperatorValues) =>
  ({
    name: [operatorLabels.name, typed.name],
    ytunnus: [operatorLabels.ytunnus, typed.ytunnus],
    street: [operatorLabels.street, typed.street],
    zip: [operatorLabels.zip, typed.zip],
    place: [operatorLabels.place, typed.place],
    email: [operatorLabels.email, typed.email],
    phone: [operatorLabels.phone, typed.phone],
    hours: [operatorLabels.hours, typed.hours],
    iban: [operatorLabels.iban, typed.iban],
    bic: [operatorLabels.bic, typed.bic],
    senderName: [operatorLabels.senderName, typed.senderName],
    links: [operatorLabels.links, typed.links],
  }) as const;

export const emptyOperator: OperatorValues = {
  name: "",
  ytunnus: "",
  street: "",
  zip: "",
  place: "",
  email: "",
  phone: "",
  hours: "",
  iban: "",
  bic: "",
  senderName: "",
  links: "",
};

export function toOperatorValues({ _id, updatedAt, links, iban, ...operator }: Operator): OperatorValues {
  const { phone, hours, bic, senderName, ...required } = operator;
  return {
    ...required,
    phone: phone ?? "",
    hours: hours ?? "",
    iban: iban === null ? "" : formatIban(iban),
    bic: bic ?? "",
    senderName: senderName ?? "",
    links: links.map(({ label, url }) => `${label} ${url}`).join("\n"),
  };
}
