import { Order } from "@halkopiha/domain/orders/order.ts";
import type { Change, FirestoreEvent, QueryDocumentSnapshot } from "firebase-functions/firestore";
import { toStatusMail } from "../mail/order-mails.ts";
import { safeParseDocument } from "../store/firestore/document.ts";
import { queueMail } from "../store/mail.ts";

/**
 * Mails the buyer each step of an order. The API has queued the mail with the step; a seller whose device wrote the step itself,
 * as the rules allow, has not. An order that cannot be read is logged and left: trying again would not help it.
 */
export async function mailOrderStatus(
  event: Pick<FirestoreEvent<Change<QueryDocumentSnapshot> | undefined>, "data">,
): Promise<void> {
  const [before, after] = [event.data?.before, event.data?.after].map(
    (snapshot) => snapshot && safeParseDocument(Order, snapshot),
  );
  if (!before || !after || before.status === after.status) return;
  const step = toStatusMail(after);
  if (step) await queueMail(step.id, step.mail);
}
