import * as z from "zod/mini";
import { Phone, Website, Ytunnus } from "../identity/identifiers.ts";
import { Bic, Iban } from "../money/iban.ts";
import { Email, emptyToNull, line, SeenAt, Zip } from "../schemas/primitives.ts";

// Apart from what pages read, so that they do not load the phone number metadata.

/** Maximum number of links of the operator in the footer. */
export const maxOperatorLinks = 6;

/** A link of the operator in the footer of every page. */
export const OperatorLink = z.object({
  label: line(40),
  url: Website.check(z.startsWith("https://", "Osoitteen alussa on https://.")),
});

export type OperatorLink = z.infer<typeof OperatorLink>;

/** The sender name of mails; characters with a meaning in the header of a mail are not allowed. */
const SenderName = line(60).check(
  z.regex(/^[^<>"@,;:\\]+$/, 'Nimessä ei voi olla merkkejä < > " @ , ; : \\'),
);

/** The company that runs the marketplace, as root enters it. */
export const NewOperator = z.object({
  name: line(120),
  ytunnus: Ytunnus,
  street: line(120),
  zip: Zip,
  place: line(60),
  email: Email,
  phone: emptyToNull(Phone),
  hours: emptyToNull(line(120)),
  iban: emptyToNull(Iban),
  /** Found by the account number when it is not given and the bank is known. */
  bic: emptyToNull(Bic),
  senderName: emptyToNull(SenderName),
  links: z._default(z.array(OperatorLink).check(z.maxLength(maxOperatorLinks)), []),
});
export type NewOperator = z.infer<typeof NewOperator>;

/** `updatedAt` is missing when nothing was stored when the form was opened. */
export const OperatorChange = z.extend(NewOperator, { updatedAt: SeenAt });
export type OperatorChange = z.infer<typeof OperatorChange>;
