import type { QueuedMessage } from "@halkopiha/domain/messaging/outgoing-message.ts";
import type { Order } from "@halkopiha/domain/orders/order.ts";
import { warn } from "firebase-functions/logger";
import { createNewOrderMails } from "../mail/shop/new-order-mails.ts";
import { toStatusMail } from "../mail/shop/order-mails.ts";
import { readUsers } from "../store/accounts/users.ts";
import { findMissingMails, queueMail } from "../store/mail.ts";
import { readCheckedUntil, storeCheckedUntil } from "../store/orders/checked-until.ts";
import { listChangedSince } from "../store/orders/orders.ts";

/** Time before a run in which orders count as new, and whose changes the first run checks, in milliseconds. */
const window = 2 * 60 * 60_000;
/** Clocks of instances differ from that of the database by less than this, and no transaction takes longer, in milliseconds. */
const clockTolerance = 60_000;
/** Maximum number of orders per run, and of mails looked up at once; the next run continues with the rest. */
const maxOrders = 500;
const batchSize = 100;

/** Filters the mails that were never queued. */
async function findUnqueued(mails: readonly QueuedMessage[]): Promise<QueuedMessage[]> {
  const missing: QueuedMessage[] = [];
  for (let start = 0; start < mails.length; start += batchSize) {
    const batch = mails.slice(start, start + batchSize);
    const ids = await findMissingMails(batch.map(({ id }) => id));
    missing.push(...batch.filter(({ id }) => ids.has(id)));
  }
  return missing;
}

/** The time since which changed orders are not checked yet. One of a clock that was ahead counts as this run's. */
async function findStart(now: Date): Promise<Date> {
  const checked = await readCheckedUntil();
  const start = checked ? checked.getTime() : now.getTime() - window;
  return new Date(Math.min(start, now.getTime() - clockTolerance));
}

/**
 * Queues missing mails of orders that changed since the last complete run: status changes that a seller's device wrote without a trigger
 * event, and orders of an earlier version that queued no mails with them. A run that fails is made up for by the next one, so each change is
 * checked once, as a rule. Fixed ids make it safe to run twice and in parallel with the triggers.
 */
export async function queueMissingMails(now: Date): Promise<void> {
  const since = await findStart(now);
  const { orders, nextChange } = await listChangedSince(since, maxOrders);
  // An order may move on before a late run has checked it as a new one.
  const newSince = Math.min(since.getTime(), now.getTime() - window);
  const isNew = ({ createdAt }: Order) => Date.parse(createdAt) >= newSince;
  const sellers = await readUsers([...new Set(orders.filter(isNew).map(({ seller }) => seller._id))]);
  const wanted = orders.flatMap((order) => {
    const step = toStatusMail(order) ?? [];
    return isNew(order)
      ? [...createNewOrderMails(order, sellers.get(order.seller._id) ?? null), step].flat()
      : step;
  });
  const missing = await findUnqueued(wanted);
  if (missing.length > 0) warn("queued missing order mails", { ids: missing.map(({ id }) => id) });
  for (const { id, mail } of missing) await queueMail(id, mail);
  await storeCheckedUntil(nextChange ?? new Date(now.getTime() - clockTolerance));
}
