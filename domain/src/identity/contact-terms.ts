import { toCanonicalEmail } from "../schemas/email-address.ts";
import { findPastedEmail } from "../schemas/pasted-email.ts";
import { normalizeIdentifier } from "../schemas/typed-identifier.ts";
import { foldText } from "../search/search-words.ts";

// Index terms of phone numbers and e-mail addresses, and their counterpart: how they are taken out of a search text. Phone numbers and
// Y-tunnus are indexed by the prefixes of their digits, e-mail addresses by every prefix that is longer than the local part.

/** The shortest digits that are indexed: a country code and two digits. */
const minDigits = 5;
/** E.164 has at most 15 digits. */
const maxDigits = 15;
/** The fewest and the most last digits of a phone number that find it. */
const [minLastDigits, maxLastDigits] = [4, 8];
/** Number of characters after the @ up to which an e-mail address is indexed. */
const maxEmailDomain = 24;

/**
 * Digits in one form for phone numbers and Y-tunnus: with country code, Finnish unless there is one. Equal for `+358 40 123`, `00358 40 123`
 * and `040-123`, and for `0112038-9` and `01120389`.
 */
export function normalizeDigits(typed: string): string {
  const text = typed.replace(/\(\s*0\s*\)/, "");
  const digits = text.replace(/\D/g, "");
  if (/^[\s(]*\+/.test(text)) return digits;
  if (digits.startsWith("00")) return digits.slice(2);
  if (digits.startsWith("358")) return digits;
  return `358${digits.replace(/^0/, "")}`;
}

/** Digits with the usual separators that are not part of a word or an address; a Y-tunnus may have `FI` before it. */
const numberPattern =
  /(?<![\p{L}\p{N}@._-])(?:fi\s?(?=\d{7}-?\d))?(?:\+|\(\+)?\d[\d\s().\-/]*\d(?![\p{L}\p{N}@])/giu;

/** A house number and a zip code, which are no phone number: `5 33100`. */
const houseAndZip = /^[1-9]\d{0,2}\s\d{5}$/;

/** Takes the phone numbers and Y-tunnus out of a text. @returns their digits, at least `minDigits` each, and the rest of the text */
export function takeNumbers(text: string): { numbers: string[]; rest: string } {
  const numbers: string[] = [];
  const rest = normalizeIdentifier(text)
    .replace(/^tel:/i, "")
    .replace(numberPattern, (typed) => {
      const digits = normalizeDigits(typed.replace(/^fi/i, "")).slice(0, maxDigits);
      if (typed.replace(/\D/g, "").length < minDigits || digits.length < minDigits) return typed;
      if (houseAndZip.test(typed)) return typed;
      numbers.push(digits);
      return " ";
    });
  return { numbers, rest };
}

/** The index terms of digits: their prefixes. */
export function toDigitPrefixes(digits: string): string[] {
  const longest = digits.slice(0, maxDigits);
  const count = Math.max(0, longest.length - minDigits + 1);
  return Array.from({ length: count }, (_, index) => longest.slice(0, minDigits + index));
}

/** The index terms of a phone number: the prefixes and the last digits of the number, as a search normalises them. */
export function toPhoneTerms(phone: string): string[] {
  const digits = normalizeDigits(phone);
  const last = Array.from({ length: maxLastDigits - minLastDigits + 1 }, (_, index) =>
    digits.slice(-(minLastDigits + index)),
  );
  // A search takes as many digits for a number, and fewer for a word.
  const terms = last.map((end) => (end.length < minDigits ? end : normalizeDigits(end)));
  return [...toDigitPrefixes(digits), ...terms];
}

/** The prefix of an address that is indexed and selects most. */
export const toIndexedEmail = (address: string) =>
  address.slice(0, address.indexOf("@") + 1 + maxEmailDomain);

/** The index terms of an e-mail address. */
export function toEmailTerms(email: string): string[] {
  const address = foldText(email);
  const local = address.indexOf("@") + 1;
  const indexed = toIndexedEmail(address);
  const prefixes = Array.from({ length: indexed.length - local + 1 }, (_, index) =>
    indexed.slice(0, local + index),
  );
  return [...new Set([...prefixes, address])];
}

const emailPattern = /[^\s@]+@\S*/gu;

/** Takes the e-mail addresses, or the beginnings of some, out of a text, also when they were pasted with a link or a name. */
export function takeEmails(text: string): { emails: string[]; rest: string } {
  const whole = toCanonicalEmail(text);
  if (whole !== null) return { emails: [whole], rest: "" };
  const emails: string[] = [];
  const rest = text.replace(emailPattern, (typed) => {
    emails.push(toCanonicalEmail(typed) ?? foldText(findPastedEmail(typed)));
    return " ";
  });
  return { emails, rest };
}
