import { warn } from "firebase-functions/logger";
import { createNewOrderMails, type QueuedMessage } from "../mail/new-order-mails.ts";
import { toStatusMail } from "../mail/order-mails.ts";
import { readUsers } from "../store/accounts/users.ts";
import { findMissingMails, queueMail } from "../store/mail.ts";
import { listChangedSince } from "../store/orders/orders.ts";

/** Time range of one run, in milliseconds: it spans many runs, so that the next one makes up for a failed run. */
const window = 2 * 60 * 60_000;
/** Maximum number of orders per run, and of mails looked up at once. */
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

/**
 * Queues missing mails of recent orders: status changes that a seller's device wrote without a trigger event, and orders of an earlier
 * version that queued no mails with them. Fixed ids make it safe to run twice and in parallel with the triggers.
 */
export async function queueMissingMails(now: Date): Promise<void> {
  const since = new Date(now.getTime() - window);
  const orders = await listChangedSince(since, maxOrders);
  const sellers = await readUsers([...new Set(orders.map(({ seller }) => seller._id))]);
  const wanted = orders.flatMap((order) => {
    const step = toStatusMail(order) ?? [];
    const isNew = Date.parse(order.createdAt) >= since.getTime();
    return isNew ? [...createNewOrderMails(order, sellers.get(order.seller._id) ?? null), step].flat() : step;
  });
  const missing = await findUnqueued(wanted);
  if (missing.length > 0) warn("queued missing order mails", { ids: missing.map(({ id }) => id) });
  for (const { id, mail } of missing) await queueMail(id, mail);
}
