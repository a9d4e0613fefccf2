import { Order } from "@halkopiha/domain/orders/order.ts";
import type { Change, FirestoreEvent, QueryDocumentSnapshot } from "firebase-functions/firestore";
import { createStatusMessages } from "../mail/shop/order-mails.ts";
import { safeParseDocument } from "../store/firestore/document.ts";
import { queueTogether } from "../store/mail.ts";
import { storeStatusTime } from "../store/orders/orders.ts";

/**
 * Tells the buyer of each status change of an order. Status changes through the API have queued the messages already; those that a seller's
 * device wrote directly, as the rules allow, have not, and have stored no time of the status. An invalid order is logged and skipped: a retry would not help.
 */
export async function mailOrderStatus(
  event: Pick<FirestoreEvent<Change<QueryDocumentSnapshot> | undefined>, "data">,
): Promise<void> {
  const [before, after] = [event.data?.before, event.data?.after].map(
    (snapshot) => snapshot && safeParseDocument(Order, snapshot),
  );
  if (!before || !after || before.status === after.status) return;
  await storeStatusTime(after);
  await queueTogether(createStatusMessages(after));
}
