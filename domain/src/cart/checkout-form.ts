import * as z from "zod/mini";
import { Phone } from "../identity/identifiers.ts";
import { mailedLine } from "../schemas/mailed-line.ts";
import { Email, Id, text, Zip } from "../schemas/primitives.ts";

/** The buyer's contact details; every field but the notes is required. §5 */
export const CheckoutForm = z.object({
  firstname: mailedLine(60),
  lastname: mailedLine(60),
  email: Email,
  phonenumber: Phone,
  street: mailedLine(120),
  zip: Zip,
  region: Id,
  locality: Id,
  /** Driving directions and wishes for the seller; a client that does not know of them leaves them out. */
  deliveryNotes: z.optional(
    z.pipe(
      z.transform((typed) => (typed === "" ? undefined : typed)),
      z.optional(text(500)),
    ),
  ),
  terms: z.literal(true, "Hyväksy toimitusehdot."),
});
export type CheckoutForm = z.infer<typeof CheckoutForm>;
