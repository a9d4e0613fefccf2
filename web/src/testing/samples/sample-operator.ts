import type { Operator } from "@halkopiha/domain/reference-data/operator.ts";

/** Who runs the market, as stored. */
export const sampleOperator = (change: Partial<Operator> = {}): Operator => ({
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
  updatedAt: "2026-11-20T10:00:00.000Z",
  ...change,
});
