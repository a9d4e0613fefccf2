import * as z from "zod/mini";
import { Phone, toE164 } from "../identity/identifiers.ts";
import { toRecipientKey } from "../messaging/recipient-key.ts";
import { Email } from "../schemas/primitives.ts";

/** The spelling in which an e-mail address or a phone number is compared: in lower case, or E.164. */
export type ContactKey = { email: string } | { phone: string };

/** Whose personal data is meant: an e-mail address or a phone number, as typed. */
export const PersonalDataSearch = z.object({
  contact: z.union([Email, Phone], "Anna sähköpostiosoite tai puhelinnumero."),
});
export type PersonalDataSearch = z.infer<typeof PersonalDataSearch>;

/** The spelling in which a typed address or number is compared. */
export function toContactKey({ contact }: PersonalDataSearch): ContactKey {
  return contact.includes("@") ? { email: contact.toLowerCase() } : { phone: toE164(contact) };
}

/** The key as one text. */
export const toKeyText = (key: ContactKey): string => ("email" in key ? key.email : key.phone);

/** Whether a stored address or number, in whatever spelling, is the one of a key. */
export function isSameContact(key: ContactKey, stored: string | null | undefined): boolean {
  return typeof stored === "string" && stored !== "" && toRecipientKey(stored) === toKeyText(key);
}

/** An address or a number that can be recognised by who knows it, and by nobody else: `m…@e….fi`, `+358…67`. */
export function maskContact(key: ContactKey): string {
  if ("phone" in key) return `${key.phone.slice(0, 4)}…${key.phone.slice(-2)}`;
  const [name = "", domain = ""] = key.email.split("@");
  const end = domain.slice(domain.lastIndexOf(".") + 1);
  return `${name.slice(0, 1)}…@${domain.slice(0, 1)}….${end}`;
}
