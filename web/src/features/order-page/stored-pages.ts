import { OrderConversation } from "@halkopiha/domain/orders/order-messages.ts";
import { BuyerOrder } from "@halkopiha/domain/orders/order-page.ts";
import { atom } from "jotai/vanilla";
import * as z from "zod/mini";
import { checkoutStoredAtom } from "../../lib/storage/stored-atom.ts";

/** An opened order with its messages. `at`: when the server sent it, in milliseconds since 1970. */
const StoredPage = z.object({
  order: BuyerOrder,
  conversation: z.optional(OrderConversation),
  at: z.int(),
});
export type StoredPage = z.infer<typeof StoredPage>;

/** Number of opened orders that stay on the device. */
const maxPages = 20;

const none: readonly StoredPage[] = [];

/** Leaves out single orders that another version of the app has stored in another form. */
const parsePages = (stored: unknown): readonly StoredPage[] | undefined =>
  Array.isArray(stored)
    ? stored.flatMap((page: unknown) => {
        const read = StoredPage.safeParse(page);
        return read.success ? [read.data] : [];
      })
    : undefined;

/** The opened orders, the newest first, so that they open offline. */
export const storedPagesAtom = checkoutStoredAtom<readonly StoredPage[]>("order-pages", none, parsePages);

export const storePageAtom = atom(null, (get, set, page: StoredPage) => {
  const others = get(storedPagesAtom).filter(({ order }) => order._id !== page.order._id);
  set(storedPagesAtom, [page, ...others].slice(0, maxPages));
});
