import { FinnishBusinessIds } from "finnish-business-ids";
import { FinnishSSN } from "finnish-ssn";
import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import * as z from "zod/mini";
import { toSingleLine } from "../schemas/primitives.ts";
import { normalizeIdentifier, removeBlanks } from "../schemas/typed-identifier.ts";
import { isStrong, weakPassword } from "./password.ts";

// Identifiers of users and businesses. The e-mail schema is in primitives.ts, so that pages which need nothing else do not load the phone
// number metadata.

/** The whole text as a phone number, Finnish unless it has a country code; undefined when there is anything else in it, such as a name. */
const parsePhone = (typed: string) =>
  parsePhoneNumberFromString(normalizeIdentifier(typed), { defaultCountry: "FI", extract: false });

/** Accepts possible numbers, assigned or not: rejecting a number of a newly allocated range would lose an order. */
function isPhoneNumber(typed: string): boolean {
  return parsePhone(typed)?.isPossible() ?? false;
}

export const invalidPhone = "Tarkista puhelinnumero: kirjoita vain numero, esimerkiksi 040 123 4567.";

/** A phone number as typed, Finnish unless it has a country code. */
export const Phone = z
  .string()
  .check(z.overwrite(normalizeIdentifier), z.maxLength(30), z.refine(isPhoneNumber, invalidPhone));

/**
 * A phone number in E.164 (`+358500000123`), the form that SMS gateways require; Finnish unless it has a country code. Other text is
 * returned unchanged: the gateway rejects it, and the message records the failure.
 */
export function toE164(phone: string): string {
  return parsePhone(phone)?.number ?? phone;
}

/**
 * Whether a number belongs to a Finnish mobile subscription (Traficom's numbering: 04x and 050). Text messages to foreign and premium
 * numbers cost the sender, so they are not sent.
 */
export function isFinnishMobile(phone: string): boolean {
  return /^\+358(?:4\d|50)\d{4,8}$/.test(toE164(phone));
}

/** A Y-tunnus in its own form, `0112038-9`: typed without the hyphen, without the leading zero of old ones, or as a VAT number (`FI01120389`). */
function toYtunnus(typed: string): string {
  const [, digits = "", check = ""] = /^(?:FI)?-?(\d{6,7})-?(\d)$/i.exec(removeBlanks(typed)) ?? [];
  return digits === "" ? removeBlanks(typed) : `${digits.padStart(7, "0")}-${check}`;
}

export const invalidYtunnus = "Tarkista Y-tunnus. Se on muotoa 1234567-1.";

/** A Finnish business id (Y-tunnus) with its check digit. */
export const Ytunnus = z.string().check(
  z.overwrite(toYtunnus),
  z.refine((typed) => FinnishBusinessIds.isValidBusinessId(typed), invalidYtunnus),
);

export const invalidPersonalId = "Tarkista henkilötunnus. Se on muotoa 131052-308T.";

/** A Finnish personal identity code (henkilötunnus) with its check symbol. */
export const PersonalId = z.string().check(
  z.overwrite(removeBlanks),
  z.toUpperCase(),
  z.refine((typed) => FinnishSSN.validate(typed), invalidPersonalId),
);

/** The mask that responses contain instead of a personal identity code. */
export const hiddenPersonalId = "******-****";

/** A personal identity code, or the mask, which means that the stored code is not changed. */
export const PersonalIdOrHidden = z.union([z.literal(hiddenPersonalId), PersonalId], invalidPersonalId);

/** A new password. §5 */
export const NewPassword = z.string().check(z.maxLength(200), z.refine(isStrong, weakPassword));

/** A user name for login: 3 to 30 letters, digits and `._-`; unique regardless of case. */
export const Username = z
  .string()
  .check(
    z.overwrite(normalizeIdentifier),
    z.normalize("NFC"),
    z.regex(
      /^(?!__.*__$)[\p{L}\p{N}._-]{3,30}$/u,
      "Käyttäjänimessä on 3–30 kirjainta, numeroa tai merkkiä . _ -",
    ),
  );

/** The normalised user name: equal for user names that differ in case, or in what nobody sees, only. */
export function toUsernameKey(username: string): string {
  return normalizeIdentifier(username).normalize("NFC").toLowerCase();
}

const addScheme = (typed: string) => (/^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`);

/**
 * The URL of a publicly reachable host: a domain name, not an IP address, nor a domain reserved for local machines or networks (RFC 6761,
 * RFC 6762, RFC 8375, and names that routers use). Browsers treat a host as an IP address if its last label is a number, decimal or
 * hexadecimal.
 */
const webAddress =
  /^https?:\/\/(?![^/?#]*\.(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|invalid|home\.arpa)(?:[:/?#]|$))(?:[\p{L}\p{M}\p{N}_-]+\.)+(?!(?:\d+|0x[\da-f]*)(?:[:/?#]|$))[\p{L}\p{M}\p{N}_-]+(?::\d{1,5})?(?:[/?#][^\s"'<>]*)?$/iu;

/** Normalised like in browsers, which map full-width letters and digits to ASCII. */
const isWebAddress = (typed: string) => webAddress.test(typed.normalize("NFKC"));

/** The URL of a home page; a missing `https://` is added. */
export const Website = z
  .string()
  .check(
    toSingleLine,
    z.trim(),
    z.maxLength(200),
    z.overwrite(addScheme),
    z.refine(isWebAddress, "Tarkista kotisivun osoite."),
  );
