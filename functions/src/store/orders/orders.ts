import type { QueuedMessage } from "@halkopiha/domain/messaging/outgoing-message.ts";
import { toSortTime } from "@halkopiha/domain/orders/agree-time.ts";
import type { OrderDraft } from "@halkopiha/domain/orders/draft-order.ts";
import { Order, type OrderStatus, statusTimeName } from "@halkopiha/domain/orders/order.ts";
import { toOrderSearchWords } from "@halkopiha/domain/orders/order-search.ts";
import { FieldValue, Timestamp, type Transaction } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { day } from "../../config.ts";
import { firestore } from "../../firebase.ts";
import { type AuditAuthor, writeAudit } from "../admin/audit.ts";
import { deleteInBatches } from "../firestore/batches.ts";
import { parseAll, parseDocument, readMany, requireDocument } from "../firestore/document.ts";
import { toTimestamp } from "../firestore/timestamp.ts";
import { isQueued, queueMailWith } from "../mail.ts";

const collection = "orders";

/** Delivered orders by which a buyer is known; a bounded number, the rest add nothing. */
const maxDelivered = 20;

const Delivered = z.object({
  seller: z.object({ _id: z.string() }),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

/**
 * Whether two sellers have delivered orders to a buyer with this address, each at the earliest a day after it was placed: a seller alone could
 * order in anybody's name and say that it was delivered.
 */
export async function isKnownBuyer(email: string): Promise<boolean> {
  const { docs } = await firestore()
    .collection(collection)
    .where("buyer.email", "==", email)
    .where("status", "==", "delivered" satisfies OrderStatus)
    .limit(maxDelivered)
    .select("seller._id", "createdAt", "updatedAt")
    .get();
  const slow = parseAll(Delivered, docs).filter(
    ({ createdAt, updatedAt }) => Date.parse(updatedAt) - Date.parse(createdAt) >= day,
  );
  return new Set(slow.map(({ seller }) => seller._id)).size > 1;
}

export async function findOrder(id: string): Promise<Order | null> {
  return parseDocument(Order, await firestore().collection(collection).doc(id).get());
}

/** Reads orders in a transaction, in the order of `ids`. */
export async function readOrders(ids: readonly string[], transaction: Transaction): Promise<Order[]> {
  const orders = await readMany(firestore(), collection, Order, ids, transaction);
  return ids.map((id) => orders.get(id)).filter((order) => order !== undefined);
}

/** Whether an order already has this number. */
export async function isOrderNumberTaken(orderNumber: string, transaction: Transaction): Promise<boolean> {
  const query = firestore().collection(collection).where("orderNumber", "==", orderNumber).limit(1);
  return !(await transaction.get(query)).empty;
}

/** Stores a new order and returns it with its id. The stored timestamps are those of the call. */
export function createOrder(
  transaction: Transaction,
  draft: OrderDraft,
  orderNumber: string,
  now: Date,
): Order {
  const ref = firestore().collection(collection).doc();
  const at = Timestamp.fromDate(now);
  const searchWords = toOrderSearchWords({ ...draft, orderNumber });
  const sortTime = toSortTime(draft);
  transaction.create(ref, { ...draft, orderNumber, searchWords, sortTime, createdAt: at, updatedAt: at });
  return { ...draft, orderNumber, _id: ref.id, createdAt: now.toISOString(), updatedAt: now.toISOString() };
}

/** Orders that changed within a time. */
interface ChangedOrders {
  orders: Order[];
  /** When the last of them changed, if there may be more; null otherwise. */
  nextChange: Date | null;
}

const Changed = z.object({ updatedAt: z.iso.datetime() });

/** The orders created or advanced since then, the longest unchanged first, at most `limit`; invalid documents are left out. */
export async function listChangedSince(since: Date, limit: number): Promise<ChangedOrders> {
  const changed = firestore().collection(collection).where("updatedAt", ">=", Timestamp.fromDate(since));
  const { docs } = await changed.orderBy("updatedAt").limit(limit).get();
  const last = docs.length === limit ? docs.at(-1) : undefined;
  return {
    orders: parseAll(Order, docs),
    nextChange: last ? new Date(requireDocument(Changed, last).updatedAt) : null,
  };
}

/** The stored time of a status; none for the first, which is that of the order. */
const toStatusTime = (status: OrderStatus, at: unknown) =>
  status === "recieved" ? {} : { [`statusTimes.${statusTimeName[status]}`]: at };

/**
 * Stores when an order got its present status, unless that is stored: a seller's device that writes a status may write nothing else.
 */
export function storeStatusTime({ _id, status, updatedAt, statusTimes }: Order): Promise<unknown> {
  const isStored = status === "recieved" || statusTimes?.[statusTimeName[status]] !== undefined;
  if (isStored) return Promise.resolve();
  const ref = firestore().collection(collection).doc(_id);
  return ref.update(toStatusTime(status, toTimestamp(updatedAt)));
}

/**
 * Changes an order's status in one transaction to the result of `decide`, which rejects by throwing. The messages about it are queued
 * in the same transaction.
 * @throws AppError `notFound`
 */
export function changeStatus(
  id: string,
  author: AuditAuthor | null,
  decide: (order: Order) => OrderStatus,
  createMessages: (advanced: Order) => readonly QueuedMessage[],
): Promise<Order> {
  const ref = firestore().collection(collection).doc(id);
  return firestore().runTransaction(async (transaction) => {
    const before = await transaction.get(ref);
    const order = requireDocument(Order, before);
    const status = decide(order);
    if (status === order.status) return order;
    const advanced = { ...order, status, updatedAt: new Date().toISOString() };
    const messages = createMessages(advanced);
    const [first] = messages;
    const areQueued = first !== undefined && (await isQueued(transaction, first.id));
    const at = FieldValue.serverTimestamp();
    transaction.update(ref, { status, updatedAt: at, ...toStatusTime(status, at) });
    writeAudit(transaction, author, { ref, before, written: { status } });
    if (!areQueued)
      for (const { id: messageId, mail } of messages) queueMailWith(transaction, messageId, mail);
    return advanced;
  });
}

/** Deletes the orders created before this moment. */
export function deleteOrdersBefore(moment: Date): Promise<void> {
  const old = firestore().collection(collection).where("createdAt", "<", Timestamp.fromDate(moment));
  return deleteInBatches(old);
}
