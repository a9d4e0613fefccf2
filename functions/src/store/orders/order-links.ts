import type { Mail } from "@halkopiha/domain/messaging/outgoing-message.ts";
import { Order } from "@halkopiha/domain/orders/order.ts";
import { BuyerOrderStatus, isOrderLinkAlive } from "@halkopiha/domain/orders/order-page.ts";
import { type DocumentSnapshot, FieldValue, type Transaction } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../../firebase.ts";
import { parseAll, parseDocument, safeParseDocument } from "../firestore/document.ts";
import { queueMailWith } from "../mail.ts";

// The links of buyers to their orders. Their codes are derived and not stored (`keys/order-code.ts`); an order says how long they work.

const orders = () => firestore().collection("orders");

const LinkTime = z.object({
  createdAt: z.iso.datetime(),
  /** When a new link was asked for. */
  linkRenewedAt: z.optional(z.iso.datetime()),
});

/** Whether the link of a stored order works. `now`: milliseconds since 1970. */
export function isLinkAlive(snapshot: DocumentSnapshot, now: number): boolean {
  const time = parseDocument(LinkTime, snapshot);
  return time !== null && isOrderLinkAlive(time.linkRenewedAt ?? time.createdAt, now);
}

/** The stored fields of `BuyerOrderStatus`. */
const statusFields = ["status", "updatedAt", "cancellation.by", "withdrawal.state", "withdrawal.part"];

/** Marks an order as one of whose buyer a device is notified. */
export function markBuyerSubscribed(transaction: Transaction, orderId: string): void {
  transaction.update(orders().doc(orderId), { buyerSubscribed: true });
}

/** The order of a link; null when there is none, or when its link has expired. */
export async function findLinkedOrder(id: string, now: number): Promise<Order | null> {
  const snapshot = await orders().doc(id).get();
  return snapshot.exists && isLinkAlive(snapshot, now) ? parseDocument(Order, snapshot) : null;
}

/** The statuses of these orders whose links work; of each only the fields of the answer are read. */
export async function readLinkedStatuses(ids: readonly string[], now: number): Promise<BuyerOrderStatus[]> {
  if (ids.length === 0) return [];
  const fieldMask = [...statusFields, "createdAt", "linkRenewedAt"];
  const snapshots = await firestore().getAll(...ids.map((id) => orders().doc(id)), { fieldMask });
  return parseAll(
    BuyerOrderStatus,
    snapshots.filter((snapshot) => snapshot.exists && isLinkAlive(snapshot, now)),
  );
}

/** Makes the link of an order work again and queues it to its buyer; nothing when no order has this number and this address. */
export function renewLink(
  orderNumber: string,
  email: string,
  createMail: (order: Order) => Mail,
): Promise<void> {
  return firestore().runTransaction(async (transaction) => {
    const numbered = orders().where("orderNumber", "==", orderNumber.toUpperCase()).limit(1);
    const [snapshot] = (await transaction.get(numbered)).docs;
    const order = snapshot && safeParseDocument(Order, snapshot);
    if (!order || order.buyer.email.toLowerCase() !== email.toLowerCase()) return;
    transaction.update(snapshot.ref, { linkRenewedAt: FieldValue.serverTimestamp() });
    // A link that was asked for twice is sent twice.
    const id = `order-${order._id}-link-${firestore().collection("mail").doc().id}`;
    queueMailWith(transaction, id, createMail(order));
  });
}
