import { Order } from "@halkopiha/domain/order.ts";
import type { Change, FirestoreEvent, QueryDocumentSnapshot } from "firebase-functions/firestore";
import { buyerNews } from "../mail/order-mails.ts";
import { parseDocument } from "../store/document.ts";
import { queueMail } from "../store/mail.ts";

/** Mails the buyer each step of an order. */
export async function tellOfAdvance(
  event: Pick<FirestoreEvent<Change<QueryDocumentSnapshot> | undefined>, "data">,
): Promise<void> {
  const [before, after] = [event.data?.before, event.data?.after].map(
    (snapshot) => snapshot && parseDocument(Order, snapshot),
  );
  if (!before || !after || before.status === after.status) return;
  const mail = buyerNews(after);
  // Firebase delivers a trigger at least once: without the fixed id a step could be mailed twice.
  if (mail) await queueMail(`order-${after._id}-${after.status.replace(" ", "-")}`, mail);
}
