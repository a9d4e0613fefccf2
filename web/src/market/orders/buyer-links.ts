import { mailedLinks } from "@halkopiha/domain/messaging/mailed-links.ts";
import type { PlacedOrders } from "@halkopiha/domain/orders/order.ts";
import { atom } from "jotai/vanilla";
import { generatePath } from "react-router-dom";
import { checkoutStoredAtom } from "../../lib/storage/stored-atom.ts";

type Codes = Readonly<Record<string, string>>;

const none: Codes = {};

function parseCodes(stored: unknown): Codes | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const codes = Object.entries(stored).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return Object.fromEntries(codes);
}

/** Number of codes that stay on the device: that of the orders. */
const maxCodes = 50;

/** The codes of the pages of orders that this device has placed or opened, by order id; the newest last. */
export const orderCodesAtom = checkoutStoredAtom<Codes>("order-codes", none, parseCodes);

/** Stores the codes of placed orders, or of an opened page. */
export const storeOrderCodesAtom = atom(null, (get, set, codes: NonNullable<PlacedOrders["codes"]>) => {
  const added = codes.map(({ orderId, code }) => [orderId, code] as const);
  const others = Object.entries(get(orderCodesAtom)).filter(([id]) => !added.some(([own]) => own === id));
  set(orderCodesAtom, Object.fromEntries([...others, ...added].slice(-maxCodes)));
});

/** The path of an order's page with its code in the fragment. */
export const toOrderPagePath = (id: string, code: string): string =>
  `${generatePath(mailedLinks.order.path, { id })}#${mailedLinks.order.secret}=${code}`;
