import { BuyerOrderStatus } from "@halkopiha/domain/orders/order-page.ts";
import { atom } from "jotai/vanilla";
import * as z from "zod/mini";
import { checkoutStoredAtom } from "../../lib/storage/stored-atom.ts";

/** The status of an order. `at`: when the server sent it, in milliseconds since 1970. */
const StoredStatus = z.object({ ...BuyerOrderStatus.shape, at: z.int() });
export type StoredStatus = z.infer<typeof StoredStatus>;

/** Number of statuses that stay on the device: that of the orders. */
const maxStatuses = 50;

const none: readonly StoredStatus[] = [];

/** Leaves out single statuses that another version of the app has stored in another form. */
const parseStatuses = (stored: unknown): readonly StoredStatus[] | undefined =>
  Array.isArray(stored)
    ? stored.flatMap((status: unknown) => {
        const read = StoredStatus.safeParse(status);
        return read.success ? [read.data] : [];
      })
    : undefined;

/** The last known statuses of this device's orders, so that they are shown offline. */
export const storedStatusesAtom = checkoutStoredAtom<readonly StoredStatus[]>(
  "order-statuses",
  none,
  parseStatuses,
);

/** Stores statuses that the server has just sent; the oldest ones make room for them. */
export const storeStatusesAtom = atom(null, (get, set, statuses: readonly BuyerOrderStatus[]) => {
  const at = Date.now();
  // Opened orders have more, which is stored elsewhere.
  const told = statuses.map(({ _id, status, updatedAt, cancellation, withdrawal }) => ({
    _id,
    status,
    updatedAt,
    ...(cancellation && { cancellation: { by: cancellation.by } }),
    ...(withdrawal && { withdrawal: { state: withdrawal.state, part: withdrawal.part } }),
    at,
  }));
  const ids = new Set(told.map(({ _id }) => _id));
  const others = get(storedStatusesAtom).filter(({ _id }) => !ids.has(_id));
  set(storedStatusesAtom, [...told, ...others].slice(0, maxStatuses));
});
