import * as z from "zod/mini";
import { Iban } from "../money/iban.ts";
import { deliveryMethods, deliveryTimes } from "../products/catalogue.ts";
import { PaymentTerm } from "../receipts/payment-terms.ts";
import { localityCount } from "../reference-data/locality-count.ts";
import { emptyToNullIfSent, Id, SeenAt, text } from "../schemas/primitives.ts";

/** Maximum length of a seller's description, in characters. */
export const maxDescriptionLength = 4000;

/** The account-settings form of the profile: how and where a seller delivers, and how they are paid. What it does not send stays as it is stored. §2 */
export const AccountSettings = z.object({
  deliveryMethod: z.enum(deliveryMethods),
  deliveryTime: z.optional(z.enum(deliveryTimes)),
  accountDescription: z.optional(text(maxDescriptionLength)),
  /** A private person is not VAT-liable: the prices have no VAT. */
  vatExempt: z.optional(z.boolean()),
  deliveryLocations: z.optional(z.array(z.object({ _id: Id })).check(z.maxLength(localityCount))),
  iban: emptyToNullIfSent(Iban),
  paymentTerms: emptyToNullIfSent(PaymentTerm),
  updatedAt: SeenAt,
});
export type AccountSettings = z.infer<typeof AccountSettings>;
