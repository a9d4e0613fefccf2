import type { User } from "@halkopiha/domain/accounts/user.ts";
import type { QueuedMessage } from "@halkopiha/domain/messaging/outgoing-message.ts";
import { Order } from "@halkopiha/domain/orders/order.ts";
import { countUnread, OrderMessage } from "@halkopiha/domain/orders/order-messages.ts";
import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  Timestamp,
  type Transaction,
} from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../../firebase.ts";
import { readUsers } from "../accounts/users.ts";
import { deleteInBatches } from "../firestore/batches.ts";
import { parseAll, parseDocument, requireDocument } from "../firestore/document.ts";
import { toTimestamp } from "../firestore/timestamp.ts";
import { queueMailWith } from "../mail.ts";
import { isLinkAlive } from "./order-links.ts";

// The messages of an order are one document under the order's id: a hundred of them are far below the size limit of a document, and are
// read at once. How many of them the seller has not read is in the order, where lists and the seller's device see it.

const orders = () => firestore().collection("orders");
const conversations = () => firestore().collection("orderMessages");

const Stored = z.object({ messages: z.array(OrderMessage) });

/** An order with its messages, its seller, and whether its buyer's link works. */
export interface OrderTalk {
  order: Order;
  messages: OrderMessage[];
  /** Null when the account has been deleted. */
  seller: User | null;
  isLinkAlive: boolean;
}

async function readTalk(
  snapshot: DocumentSnapshot,
  read: Pick<Firestore, "getAll">,
): Promise<OrderTalk | null> {
  const order = parseDocument(Order, snapshot);
  if (!order) return null;
  const sellerId = order.seller._id;
  const [[stored], sellers] = await Promise.all([
    read.getAll(conversations().doc(snapshot.id)),
    readUsers([sellerId], read),
  ]);
  return {
    order,
    messages: (stored && parseDocument(Stored, stored)?.messages) ?? [],
    seller: sellers.get(sellerId) ?? null,
    isLinkAlive: isLinkAlive(snapshot, Date.now()),
  };
}

/** Null when there is no such order. */
export async function findTalk(orderId: string): Promise<OrderTalk | null> {
  return readTalk(await orders().doc(orderId).get(), firestore());
}

async function requireTalk(transaction: Transaction, orderId: string): Promise<OrderTalk> {
  const snapshot = await transaction.get(orders().doc(orderId));
  // A missing order is rejected here.
  requireDocument(Order, snapshot);
  const talk = await readTalk(snapshot, transaction);
  if (!talk) throw new Error("The order was read before.");
  return talk;
}

/** A new message with the mail that tells the other party of it; null when nothing reaches them. */
export interface NewOrderMessage {
  message: Omit<OrderMessage, "createdAt">;
  mail: QueuedMessage["mail"] | null;
  /** The notifications about it, beside the mail with this id. */
  createPushes(mailId: string): readonly QueuedMessage[];
}

/**
 * Adds a message to an order, counts it as unread if it is the buyer's, and queues what tells of it, in one transaction. `decide` rejects by throwing.
 * @throws AppError `notFound`
 */
export function addOrderMessage(
  orderId: string,
  decide: (talk: OrderTalk) => NewOrderMessage,
): Promise<OrderTalk> {
  return firestore().runTransaction(async (transaction) => {
    const talk = await requireTalk(transaction, orderId);
    const { message, mail, createPushes } = decide(talk);
    const at = Timestamp.now();
    const written = { ...message, createdAt: at };
    const conversation = conversations().doc(orderId);
    if (talk.messages.length === 0) {
      const orderedAt = toTimestamp(talk.order.createdAt);
      transaction.set(conversation, { messages: [written], orderedAt, createdAt: at, updatedAt: at });
    } else {
      transaction.update(conversation, { messages: FieldValue.arrayUnion(written), updatedAt: at });
    }
    if (message.from === "buyer")
      transaction.update(orders().doc(orderId), { unreadMessages: FieldValue.increment(1) });
    const mailId = `order-${orderId}-message-${talk.messages.length + 1}`;
    if (mail) queueMailWith(transaction, mailId, mail);
    for (const push of createPushes(mailId)) queueMailWith(transaction, push.id, push.mail);
    return { ...talk, messages: [...talk.messages, { ...message, createdAt: at.toDate().toISOString() }] };
  });
}

/**
 * Counts anew what the seller of an order has not read. `check` rejects by throwing.
 * @returns the number of unread messages
 * @throws AppError `notFound`
 */
export function markOrderRead(
  orderId: string,
  readUntil: string,
  check: (order: Order) => void,
): Promise<number> {
  return firestore().runTransaction(async (transaction) => {
    const { order, messages } = await requireTalk(transaction, orderId);
    check(order);
    const unread = countUnread(messages, readUntil);
    if (unread !== (order.unreadMessages ?? 0)) {
      const unreadMessages = unread === 0 ? FieldValue.delete() : unread;
      transaction.update(orders().doc(orderId), { unreadMessages });
    }
    return unread;
  });
}

const Unread = z.object({ _id: z.string(), unreadMessages: z.int() });

/** Maximum number of orders with unread messages that are listed. */
const maxUnread = 100;

/** The orders of a seller with unread messages. */
export async function listUnread(sellerId: string): Promise<z.infer<typeof Unread>[]> {
  const unread = orders().where("seller._id", "==", sellerId).where("unreadMessages", ">", 0);
  const { docs } = await unread.select("unreadMessages").limit(maxUnread).get();
  return parseAll(Unread, docs);
}

/** Deletes the messages of the orders created before this moment. */
export function deleteMessagesBefore(moment: Date): Promise<void> {
  return deleteInBatches(conversations().where("orderedAt", "<", Timestamp.fromDate(moment)));
}
