import * as z from "zod/mini";
import { Phone } from "../identity/identifiers.ts";
import { Email, Id, line, Zip } from "../schemas/primitives.ts";

/** The buyer's contact details; every field is required. §5 */
export const CheckoutForm = z.object({
  firstname: line(60),
  lastname: line(60),
  email: Email,
  phonenumber: Phone,
  street: line(120),
  zip: Zip,
  region: Id,
  locality: Id,
  terms: z.literal(true, "Hyväksy toimitusehdot."),
});
export type CheckoutForm = z.infer<typeof CheckoutForm>;
