import type { User } from "../accounts/user.ts";
import {
  normalizeDigits,
  takeEmails,
  takeNumbers,
  toDigitPrefixes,
  toEmailTerms,
  toIndexedEmail,
  toPhoneTerms,
} from "../identity/contact-terms.ts";
import { toE164 } from "../identity/identifiers.ts";
import {
  hasPrefixes,
  toPrefixes,
  toPrefixPairs,
  toSearchPair,
  toSearchPrefixes,
} from "../search/search-words.ts";

// Index terms of users, and their counterpart: the parts of a search text. Names and places are indexed by the prefixes of their words.

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
  const phones = user.contactInformation.phonenumbers.map(toE164);
  // A search takes a number in a name for a phone number, so it is indexed as one, too.
  const numbers = texts.flatMap((text) => takeNumbers(text).numbers);
  if (ytunnus) numbers.push(normalizeDigits(ytunnus));
  const terms = [...toPrefixes(texts), ...toPrefixPairs(texts)];
  terms.push(...phones.flatMap(toPhoneTerms), ...numbers.flatMap(toDigitPrefixes));
  if (email) terms.push(...toEmailTerms(email));
  return [...new Set(terms)];
}

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
  const { emails, rest } = takeEmails(text);
  const { numbers, rest: words } = takeNumbers(rest);
  const prefixes = [...numbers, ...emails, ...toSearchPrefixes(words)];
  const [email] = emails;
  const term = numbers[0] ?? (email && toIndexedEmail(email)) ?? toSearchPair(prefixes);
  return { term, prefixes, isExact: prefixes.every((prefix) => prefix === term) };
}

/** Whether a user with these index terms matches a search text. */
export function matchesUserText(terms: readonly string[], { prefixes }: UserTextSearch): boolean {
  return hasPrefixes(terms, prefixes);
}
