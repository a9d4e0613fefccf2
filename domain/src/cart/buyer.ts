import * as z from "zod/mini";
import { Coords, Id } from "../schemas/primitives.ts";

/** The buyer as stored with the cart; `CheckoutForm` has validated the input. Coordinates are the locality's. §3 */
export const Buyer = z.object({
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  phonenumber: z.string(),
  street: z.string(),
  zip: z.string(),
  deliveryNotes: z.optional(z.string()),
  terms: z.literal(true),
  regionId: Id,
  localityId: Id,
  coords: Coords,
});
export type Buyer = z.infer<typeof Buyer>;
