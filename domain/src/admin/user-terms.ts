import type { User } from "../accounts/user.ts";
import { toE164 } from "../identity/identifiers.ts";
import {
  foldText,
  hasPrefixes,
  toPrefixes,
  toPrefixPairs,
  toSearchPair,
  toSearchPrefixes,
} from "../products/search-words.ts";

// Index terms of users, and their counterpart: the parts of a search text. Names and places are indexed by the prefixes of their words,
// phone numbers and Y-tunnus by the prefixes of their digits, e-mail addresses by every prefix that is longer than the local part.

/** The shortest digits that are indexed: a country code and two digits. */
const minDigits = 5;
/** E.164 has at most 15 digits. */
const maxDigits = 15;
/** Number of characters after the @ up to which an e-mail address is indexed. */
const maxEmailDomain = 24;

/**
 * Digits in one form for phone numbers and Y-tunnus: with country code, Finnish unless there is one. Equal for `+358 40 123`, `00358 40 123`
 * and `040-123`, and for `0112038-9` and `01120389`.
 */
function normalizeDigits(typed: string): string {
  const text = typed.replace("(0)", "");
  const digits = text.replace(/\D/g, "");
  if (text.trimStart().startsWith("+")) return digits;
  if (digits.startsWith("00")) return digits.slice(2);
  if (digits.startsWith("358")) return digits;
  return `358${digits.replace(/^0/, "")}`;
}

/** Digits with the usual separators that are not part of a word or an address; a Y-tunnus may have `FI` before it. */
const numberPattern =
  /(?<![\p{L}\p{N}@._-])(?:fi\s?(?=\d{7}-?\d))?(?:\+|\(\+)?\d[\d\s().\-–/]*\d(?![\p{L}\p{N}@])/giu;

/** Takes the phone numbers and Y-tunnus out of a text. @returns their digits, at least `minDigits` each, and the rest of the text */
function takeNumbers(text: string): { numbers: string[]; rest: string } {
  const numbers: string[] = [];
  const rest = text.replace(numberPattern, (typed) => {
    const digits = normalizeDigits(typed.replace(/^fi/i, "")).slice(0, maxDigits);
    if (typed.replace(/\D/g, "").length < minDigits || digits.length < minDigits) return typed;
    numbers.push(digits);
    return " ";
  });
  return { numbers, rest };
}

function toDigitPrefixes(digits: string): string[] {
  const longest = digits.slice(0, maxDigits);
  const count = Math.max(0, longest.length - minDigits + 1);
  return Array.from({ length: count }, (_, index) => longest.slice(0, minDigits + index));
}

/** The prefix of an address that is indexed and selects most. */
const toIndexedEmail = (address: string) => address.slice(0, address.indexOf("@") + 1 + maxEmailDomain);

function toEmailPrefixes(address: string): string[] {
  const local = address.indexOf("@") + 1;
  const indexed = toIndexedEmail(address);
  const prefixes = Array.from({ length: indexed.length - local + 1 }, (_, index) =>
    indexed.slice(0, local + index),
  );
  return [...new Set([...prefixes, address])];
}

type Searchable = Pick<
  User,
  | "username"
  | "email"
  | "fullName"
  | "companyName"
  | "contactPerson"
  | "address"
  | "ytunnus"
  | "contactInformation"
>;

/** The index terms by which the admin panel finds a user. */
export function toUserTerms(user: Searchable): string[] {
  const { username, email, fullName, companyName, contactPerson, address, ytunnus } = user;
  const texts = [
    username,
    email ?? "",
    fullName,
    companyName ?? "",
    contactPerson,
    address.locality.location,
  ];
  const numbers = user.contactInformation.phonenumbers.map((phone) => normalizeDigits(toE164(phone)));
  if (ytunnus) numbers.push(normalizeDigits(ytunnus));
  // A search takes a number in a name for a phone number, so it is indexed as one, too.
  numbers.push(...texts.flatMap((text) => takeNumbers(text).numbers));
  const terms = [...toPrefixes(texts), ...toPrefixPairs(texts), ...numbers.flatMap(toDigitPrefixes)];
  if (email) terms.push(...toEmailPrefixes(foldText(email)));
  return [...new Set(terms)];
}

const emailPattern = /[^\s@]+@\S*/gu;

/** A search text for users. */
export interface UserTextSearch {
  /** The index term to query; null when no part of the text is indexed. */
  term: string | null;
  /** The prefixes that a user's index terms must have. */
  prefixes: readonly string[];
  /** The query for the term finds exactly the matching users, so their prefixes need no check. */
  isExact: boolean;
}

/** Parses a search text: e-mail addresses, phone numbers and Y-tunnus in any form, and words. */
export function parseUserText(text: string): UserTextSearch {
  const { numbers, rest } = takeNumbers(text);
  const emails: string[] = [];
  const words = rest.replace(emailPattern, (typed) => {
    emails.push(foldText(typed));
    return " ";
  });
  const prefixes = [...numbers, ...emails, ...toSearchPrefixes(words)];
  const [email] = emails;
  const term = numbers[0] ?? (email && toIndexedEmail(email)) ?? toSearchPair(prefixes);
  return { term, prefixes, isExact: prefixes.every((prefix) => prefix === term) };
}

/** Whether a user with these index terms matches a search text. */
export function matchesUserText(terms: readonly string[], { prefixes }: UserTextSearch): boolean {
  return hasPrefixes(terms, prefixes);
}
