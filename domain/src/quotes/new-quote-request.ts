import * as z from "zod/mini";
import { Phone } from "../identity/identifiers.ts";
import { mailedLine, mailedParagraphs } from "../schemas/mailed-line.ts";
import { Email, emptyToNull, Id, Zip } from "../schemas/primitives.ts";
import { maxQuotePhotos } from "./quote-request.ts";

/** The fewest characters from which a seller can tell what is to be done. */
export const minQuoteDescription = 10;

export const maxQuoteDescription = 2000;

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
