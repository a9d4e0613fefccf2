import { FinnishBusinessIds } from "finnish-business-ids";
import { FinnishSSN } from "finnish-ssn";
import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import * as z from "zod/mini";
import { isStrong, weakPassword } from "./password.ts";

// What a person or business is known by. E-mail addresses are in primitives.ts: pages that ask for nothing else must not load
// the world's telephone numbers.

/** Possible, not assigned: a number of a range given out yesterday is better than a lost order. */
function isPhoneNumber(typed: string): boolean {
  return parsePhoneNumberFromString(typed, "FI")?.isPossible() ?? false;
}

/** A telephone number as typed, Finnish unless it names its country. */
export const Phone = z
  .string()
  .check(z.trim(), z.maxLength(30), z.refine(isPhoneNumber, "Tarkista puhelinnumero."));

/**
 * A telephone number in the one form that gateways take (E.164, such as `+358500000123`), Finnish unless it names its country.
 * What is no number stays as it is: the gateway refuses it, and the message tells so.
 */
export function e164(phone: string): string {
  return parsePhoneNumberFromString(phone, "FI")?.number ?? phone;
}

/** A Finnish business id (Y-tunnus) with its check digit. */
export const Ytunnus = z.string().check(
  z.trim(),
  z.refine((typed) => FinnishBusinessIds.isValidBusinessId(typed), "Tarkista Y-tunnus."),
);

/** A Finnish personal identity code (henkilötunnus) with its check symbol. */
export const PersonalId = z.string().check(
  z.trim(),
  z.toUpperCase(),
  z.refine((typed) => FinnishSSN.validate(typed), "Tarkista henkilötunnus."),
);

/** What answers show in place of a personal identity code. */
export const hiddenPersonalId = "******-****";

/** The code of who has given none yet, or the mark that an earlier one is to be kept. */
export const PersonalIdOrHidden = z.union(
  [z.literal(hiddenPersonalId), PersonalId],
  "Tarkista henkilötunnus.",
);

/** A new password. §5 */
export const NewPassword = z.string().check(z.maxLength(200), z.refine(isStrong, weakPassword));

/** What a person logs in by: 3 to 30 letters, digits and `._-`, one of each without regard to case. */
export const Username = z
  .string()
  .check(
    z.trim(),
    z.normalize("NFC"),
    z.regex(
      /^(?!__.*__$)[\p{L}\p{N}._-]{3,30}$/u,
      "Käyttäjänimessä on 3–30 kirjainta, numeroa tai merkkiä . _ -",
    ),
  );

/** User names that differ in case only are the same. */
export function usernameKey(username: string): string {
  return username.toLowerCase();
}

const withScheme = (typed: string) => (/^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`);

const webAddress = /^https?:\/\/[^\s/?#@."'<>]+(\.[^\s/?#@."'<>]+)+([/?#][^\s"'<>]*)?$/i;

/** The address of a home page; `https://` is put before it when missing. */
export const Website = z
  .string()
  .check(
    z.trim(),
    z.maxLength(200),
    z.overwrite(withScheme),
    z.regex(webAddress, "Tarkista kotisivun osoite."),
  );
