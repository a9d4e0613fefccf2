import * as z from "zod/mini";
import { Phone } from "../identity/identifiers.ts";
import { LocalityRef, RegionRef } from "../reference-data/region.ts";
import { mailedLine, mailedParagraphs } from "../schemas/mailed-line.ts";
import { Email, emptyToNull, Id, Instant, Zip } from "../schemas/primitives.ts";

/** Maximum number of photos of one request. */
export const maxQuotePhotos = 3;

/** The fewest characters from which a seller can tell what is to be done. */
export const minQuoteDescription = 10;

export const maxQuoteDescription = 2000;

/** The states of a request, as its seller marks it. */
export const quoteStatuses = ["new", "answered"] as const;
export const QuoteStatus = z.enum(quoteStatuses);
export type QuoteStatus = z.infer<typeof QuoteStatus>;

const typed = {
  name: mailedLine(100),
  email: emptyToNull(Email),
  phonenumber: emptyToNull(Phone),
  /** What is to be done. */
  description: mailedParagraphs(maxQuoteDescription).check(
    z.minLength(minQuoteDescription, "Kerro hieman tarkemmin, mitä pitää tehdä."),
  ),
  street: emptyToNull(mailedLine(120)),
  zip: Zip,
  wishedTime: emptyToNull(mailedLine(120)),
};

/** The error of a form without an e-mail address and a phone number. */
export const missingContact = "Anna sähköposti tai puhelinnumero, niin myyjä voi vastata sinulle.";

/** The form of a request for a quote. Who asks gives an e-mail address, a phone number or both. */
export const NewQuoteRequest = z
  .object({
    ...typed,
    region: Id,
    locality: Id,
    /** Ids of photos that the same visitor has uploaded. */
    photos: z._default(z.array(Id).check(z.maxLength(maxQuotePhotos)), []),
  })
  .check(
    z.refine(({ email, phonenumber }) => email !== null || phonenumber !== null, {
      path: ["email"],
      error: missingContact,
    }),
  );
export type NewQuoteRequest = z.infer<typeof NewQuoteRequest>;

/** A request for a quote as its seller reads it. */
export const QuoteRequest = z.object({
  _id: Id,
  sellerId: Id,
  productId: Id,
  /** The name of the service when the quote was requested. */
  service: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  phonenumber: z.nullable(z.string()),
  description: z.string(),
  street: z.nullable(z.string()),
  zip: z.string(),
  locality: LocalityRef,
  region: RegionRef,
  wishedTime: z.nullable(z.string()),
  photos: z.array(Id),
  status: QuoteStatus,
  createdAt: Instant,
  updatedAt: Instant,
});
export type QuoteRequest = z.infer<typeof QuoteRequest>;

/** Where the work is: `Metsätie 4, 35300 Orivesi, Pirkanmaa`. */
export function formatQuotePlace({
  street,
  zip,
  locality,
  region,
}: Pick<QuoteRequest, "street" | "zip" | "locality" | "region">): string {
  return [street, `${zip} ${locality.location}`, region.name].filter((part) => part !== null).join(", ");
}
