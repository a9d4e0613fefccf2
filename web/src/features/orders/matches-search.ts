import type { Order } from "@halkopiha/domain/orders/order.ts";
import { splitWords } from "@halkopiha/domain/products/search-words.ts";

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
