import { toE164 } from "../identity/identifiers.ts";
import { toPrefixes, toPrefixPairs, toWordLookup, type WordLookup } from "../products/search-words.ts";
import type { Order } from "./order.ts";

/** Maximum number of index terms of an order; names and addresses of usual length have a third of it. */
const maxTerms = 400;

/** A phone number in a text: from `+` or `0` on, with the usual separators. */
const phonePattern = /(?:\+|\b0)[\d\s()-]{4,}\d/g;

/** Writes the phone numbers of a text in one form, so that `040-123 4567` finds `+358 40 123 4567`. */
const unifyPhones = (text: string): string =>
  text.replaceAll(phonePattern, (phone) => ` ${toE164(phone).replaceAll(/\D/g, "")} `);

/** The index terms of an order: the words of its number, and of the buyer's name, phone number and e-mail address. */
export function toOrderSearchWords({ orderNumber, buyer }: Pick<Order, "orderNumber" | "buyer">): string[] {
  const { firstname, lastname, phonenumber, email } = buyer;
  const texts = [orderNumber, firstname, lastname, unifyPhones(phonenumber), email];
  return [...toPrefixes(texts), ...toPrefixPairs(texts)].slice(0, maxTerms);
}

/** How the orders that match a text are found; null for a text without words. */
export const toOrderLookup = (text: string): WordLookup | null => toWordLookup(unifyPhones(text));
