import * as z from "zod/mini";
import { checkoutStoredAtom, deviceStoredAtom, userStoredAtom } from "../../lib/storage/stored-atom.ts";

/** The seller who is notified on this device; until when the login lasts with which that was confirmed last, and when: milliseconds since 1970. */
const NotifiedSeller = z.object({ userId: z.string(), loginExpiry: z.string(), at: z.int() });
type NotifiedSeller = z.infer<typeof NotifiedSeller>;

export const notifiedSellerAtom = userStoredAtom<NotifiedSeller | null>(
  "notified-seller",
  null,
  (stored) => NotifiedSeller.safeParse(stored).data,
);

/** Whether the offer of notifications was declined on this device; the settings offer them still. */
export const isOfferDeclinedAtom = deviceStoredAtom("notifications-declined", false, (stored) =>
  stored === true ? true : undefined,
);

const none: readonly string[] = [];

/** Number of orders of which it is remembered; the server forgets earlier ones too. */
const maxOrders = 20;

/** The orders of a buyer that this device is notified of, the newest last. */
export const notifiedOrdersAtom = checkoutStoredAtom<readonly string[]>("notified-orders", none, (stored) =>
  Array.isArray(stored) ? stored.filter((id) => typeof id === "string").slice(-maxOrders) : undefined,
);
