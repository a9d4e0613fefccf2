import { FinnishBusinessIds } from "finnish-business-ids";
import { FinnishSSN } from "finnish-ssn";
import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import * as z from "zod/mini";
import { toSingleLine } from "../schemas/primitives.ts";
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
  .check(toSingleLine, z.trim(), z.maxLength(30), z.refine(isPhoneNumber, "Tarkista puhelinnumero."));

/**
 * A telephone number in the one form that gateways take (E.164, such as `+358500000123`), Finnish unless it names its country.
 * What is no number stays as it is: the gateway refuses it, and the message tells so.
 */
export function toE164(phone: string): string {
  return parsePhoneNumberFromString(phone, "FI")?.number ?? phone;
}

/**
 * Whether a number is one of a Finnish mobile subscription (Traficom's numbering: 04x and 050). Text messages go to no others: those
 * to foreign and premium numbers cost whoever sends them.
 */
export function isFinnishMobile(phone: string): boolean {
  return /^\+358(?:4\d|50)\d{4,8}$/.test(toE164(phone));
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
export function toUsernameKey(username: string): string {
  return username.trim().normalize("NFC").toLowerCase();
}

const addScheme = (typed: string) => (/^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`);

/**
 * The address of a host that the whole world can reach: a name, not the number of a machine, nor of a domain that is kept for one's
 * own machine or network (RFC 6761, RFC 6762, RFC 8375, and what routers use). Browsers take a host for a number when its last label
 * is one, decimal or hexadecimal.
 */
const webAddress =
  /^https?:\/\/(?![^/?#]*\.(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|invalid|home\.arpa)(?:[:/?#]|$))(?:[\p{L}\p{M}\p{N}_-]+\.)+(?!(?:\d+|0x[\da-f]*)(?:[:/?#]|$))[\p{L}\p{M}\p{N}_-]+(?::\d{1,5})?(?:[/?#][^\s"'<>]*)?$/iu;

/** Compared as browsers read it: they take letters and digits of other widths for the ordinary ones. */
const isWebAddress = (typed: string) => webAddress.test(typed.normalize("NFKC"));

/** The address of a home page; `https://` is put before it when missing. */
export const Website = z
  .string()
  .check(
    toSingleLine,
    z.trim(),
    z.maxLength(200),
    z.overwrite(addScheme),
    z.refine(isWebAddress, "Tarkista kotisivun osoite."),
  );
