import type { NewOperator } from "@halkopiha/domain/reference-data/operator-form.ts";

/** The company that runs the sample market; it does not exist. */
export const sampleOperator: NewOperator & { _id: string } = {
  _id: "operator",
  name: "Halkopiha",
  ytunnus: "9000021-4",
  street: "Liiteritie 1",
  zip: "40100",
  place: "Jyväskylä",
  email: "asiakaspalvelu@halkopiha.fi",
  phone: null,
  hours: "arkisin klo 9–16",
  iban: null,
  bic: null,
  senderName: "Halkopiha",
  links: [],
};
