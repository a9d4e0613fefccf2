import * as z from "zod/mini";
import { Phone } from "../identity/identifiers.ts";
import { mailedLine } from "../schemas/mailed-line.ts";
import { Email, Id, Zip } from "../schemas/primitives.ts";

/** The buyer's contact details; every field is required. §5 */
export const CheckoutForm = z.object({
  firstname: mailedLine(60),
  lastname: mailedLine(60),
  email: Email,
  phonenumber: Phone,
  street: mailedLine(120),
  zip: Zip,
  region: Id,
  locality: Id,
  terms: z.literal(true, "Hyväksy toimitusehdot."),
});
export type CheckoutForm = z.infer<typeof CheckoutForm>;
