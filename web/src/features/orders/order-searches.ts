import type { Order } from "@halkopiha/domain/orders/order.ts";
import { splitWords } from "@halkopiha/domain/products/search-words.ts";
import * as z from "zod/mini";
import { store } from "../../lib/storage/store.ts";
import { userStoredAtom } from "../../lib/storage/stored-atom.ts";

/** Number of searches that Back and a reload find again. */
const maxSearches = 20;

const Searches = z.array(z.object({ id: z.string(), text: z.string() }));

/** The user's last searches, newest first. On the device and not in the URL, because they may be names and numbers of buyers. */
const searchesAtom = userStoredAtom<z.infer<typeof Searches>>("order-searches", [], (stored) => {
  const read = Searches.safeParse(stored);
  return read.success ? read.data : undefined;
});

/** The text of a search; undefined when it is not known on this device. */
export const findSearch = (id: string): string | undefined =>
  store.get(searchesAtom).find((search) => search.id === id)?.text;

/** Stores a searched text. @returns its id */
export function rememberSearch(text: string): string {
  const searches = store.get(searchesAtom);
  const known = searches.find((search) => search.text === text);
  const search = known ?? { id: crypto.randomUUID().slice(0, 8), text };
  store.set(searchesAtom, [search, ...searches.filter((other) => other !== known)].slice(0, maxSearches));
  return search.id;
}

/** The digits of a phone number without country code and trunk prefix. */
const toSubscriberNumber = (phone: string) => phone.replaceAll(/\D/g, "").replace(/^(?:00358|358|0)0?/, "");

/** Numbers with fewer digits are searched as words only. */
const minPhoneDigits = 5;

/** Whether an order matches a search, as far as the device can tell; the server's search understands more. */
export function matchesSearch(text: string, { orderNumber, buyer }: Order): boolean {
  const number = toSubscriberNumber(text);
  if (number.length >= minPhoneDigits && toSubscriberNumber(buyer.phonenumber).startsWith(number))
    return true;
  const words = [orderNumber, buyer.firstname, buyer.lastname, buyer.email].flatMap(splitWords);
  const searched = splitWords(text);
  return searched.length > 0 && searched.every((word) => words.some((known) => known.startsWith(word)));
}
