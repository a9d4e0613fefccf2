import {
  takeEmails,
  takeNumbers,
  toDigitPrefixes,
  toEmailTerms,
  toIndexedEmail,
  toPhoneTerms,
} from "../identity/contact-terms.ts";
import {
  hasPrefixes,
  toPrefixes,
  toPrefixPairs,
  toSearchPair,
  toSearchPrefixes,
  type WordLookup,
} from "../search/search-words.ts";
import type { Order } from "./order.ts";

/** Maximum number of index terms of an order; names and addresses of usual length have half of it. */
const maxTerms = 600;

/** The texts of an order that are searched by their words. */
function listTexts({ orderNumber, buyer, items }: Searchable): string[] {
  const { firstname, lastname, email, address } = buyer;
  const products = items.flatMap(({ name, material, plength, quality, deliveryType }) => [
    name,
    material ?? "",
    plength ?? "",
    quality ?? "",
    deliveryType ?? "",
  ]);
  const { street, zip, locality } = address;
  const texts = [...orderNumber.split("-"), firstname, lastname, email, street, zip, locality.location];
  return [...new Set([...texts, ...products])];
}

type Searchable = Pick<Order, "orderNumber" | "buyer" | "items">;

/** The index terms of an order: those of its number, of the buyer's name, phone number, e-mail address and street address, and of the products. */
export function toOrderSearchWords(order: Searchable): string[] {
  const texts = listTexts(order);
  // A search takes a number in a text, such as a zip code, for a phone number, so it is indexed as one, too.
  const numbers = texts.flatMap((text) => takeNumbers(text).numbers);
  const terms = [
    ...toPhoneTerms(order.buyer.phonenumber),
    ...toEmailTerms(order.buyer.email),
    ...numbers.flatMap(toDigitPrefixes),
    ...toPrefixes(texts),
    ...toPrefixPairs(texts),
  ];
  return [...new Set(terms)].slice(0, maxTerms);
}

/** How the orders that match a text are found; null for a text without words. */
export function toOrderLookup(text: string): WordLookup | null {
  const { emails, rest } = takeEmails(text);
  const { numbers, rest: words } = takeNumbers(rest);
  const [email, prefixes] = [emails[0], toSearchPrefixes(words)];
  const searched = [...emails, ...numbers, ...prefixes];
  if (searched.length === 0) return null;
  const term = (email && toIndexedEmail(email)) ?? numbers[0] ?? toSearchPair(prefixes);
  return { term, matches: (indexed) => hasPrefixes(indexed, searched) };
}
