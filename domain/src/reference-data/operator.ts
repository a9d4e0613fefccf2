import * as z from "zod/mini";
import { Instant } from "../schemas/primitives.ts";

/** The operator's stored settings. */
export const Operator = z.object({
  _id: z.literal("operator"),
  name: z.string(),
  ytunnus: z.string(),
  street: z.string(),
  zip: z.string(),
  place: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  hours: z.nullable(z.string()),
  iban: z.nullable(z.string()),
  bic: z.nullable(z.string()),
  senderName: z.nullable(z.string()),
  links: z.array(z.object({ label: z.string(), url: z.string() })),
  updatedAt: Instant,
});
export type Operator = z.infer<typeof Operator>;

/** What visitors see of the operator. */
export const PublicOperator = z.omit(Operator, { _id: true, senderName: true, updatedAt: true });
export type PublicOperator = z.infer<typeof PublicOperator>;

/** What visitors see of the stored settings. */
export const toPublicOperator = ({ _id, senderName, updatedAt, ...shown }: Operator): PublicOperator => shown;
