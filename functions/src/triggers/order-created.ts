import { Order } from "@halkopiha/domain/order.ts";
import type { FirestoreEvent, QueryDocumentSnapshot } from "firebase-functions/firestore";
import { buyerConfirmation, sellerNotice } from "../mail/order-mails.ts";
import { parseDocument } from "../store/document.ts";
import { queueMail } from "../store/mail.ts";
import { findUser } from "../store/users.ts";

/** Mails a new order to its buyer and its seller. */
export async function confirmOrder(
  event: Pick<FirestoreEvent<QueryDocumentSnapshot | undefined>, "data">,
): Promise<void> {
  const order = event.data && parseDocument(Order, event.data);
  if (!order) return;
  const seller = await findUser(order.seller._id);
  // Firebase delivers a trigger at least once: without the fixed ids each could be mailed twice.
  await queueMail(`order-${order._id}-confirmation`, buyerConfirmation(order));
  if (seller?.email) await queueMail(`order-${order._id}-notice`, sellerNotice(order, seller.email));
}
