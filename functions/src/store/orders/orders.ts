import type { OrderDraft } from "@halkopiha/domain/orders/draft-order.ts";
import { Order, type OrderStatus } from "@halkopiha/domain/orders/order.ts";
import { FieldValue, type Query, Timestamp, type Transaction } from "firebase-admin/firestore";
import { firestore } from "../../firebase.ts";
import { toStatusMail } from "../../mail/order-mails.ts";
import { type AuditAuthor, writeAudit } from "../admin/audit.ts";
import { deleteInBatches } from "../firestore/batches.ts";
import { parseAll, parseDocument, readMany, requireDocument } from "../firestore/document.ts";
import { newestFirst, readPage } from "../firestore/page.ts";
import { isQueued, queueMailWith } from "../mail.ts";

const collection = "orders";

export interface OrderPage {
  orders: Order[];
  nextCursor: string | undefined;
}

/** Filters orders by seller, status and time of creation; missing filters match all. */
export interface OrderFilter {
  sellerId?: string | undefined;
  status?: OrderStatus | undefined;
  /** Instants: created at or after `since`, and before `before`. */
  since?: string | undefined;
  before?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

const timestamp = (instant: string) => Timestamp.fromMillis(Date.parse(instant));

/** One page of orders, newest first. */
export async function listOrders(filter: OrderFilter): Promise<OrderPage> {
  const { sellerId, status, since, before, limit, cursor } = filter;
  let query: Query = firestore().collection(collection);
  if (sellerId) query = query.where("seller._id", "==", sellerId);
  if (status) query = query.where("status", "==", status);
  if (since) query = query.where("createdAt", ">=", timestamp(since));
  if (before) query = query.where("createdAt", "<", timestamp(before));
  const { documents, nextCursor } = await readPage(query, newestFirst, limit, cursor);
  return { orders: parseAll(Order, documents), nextCursor };
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
  transaction.create(ref, { ...draft, orderNumber, createdAt: at, updatedAt: at });
  return { ...draft, orderNumber, _id: ref.id, createdAt: now.toISOString(), updatedAt: now.toISOString() };
}

/** The orders created or advanced since then, the longest unchanged first, at most `limit`; invalid documents are left out. */
export async function listChangedSince(since: Date, limit: number): Promise<Order[]> {
  const changed = firestore().collection(collection).where("updatedAt", ">=", Timestamp.fromDate(since));
  const { docs } = await changed.orderBy("updatedAt").limit(limit).get();
  return parseAll(Order, docs);
}

/**
 * Changes an order's status in one transaction to the result of `decide`, which rejects by throwing. The mail to the buyer is queued in the
 * same transaction.
 * @throws AppError `notFound`
 */
export function changeStatus(
  id: string,
  by: AuditAuthor | null,
  decide: (order: Order) => OrderStatus,
): Promise<Order> {
  const ref = firestore().collection(collection).doc(id);
  return firestore().runTransaction(async (transaction) => {
    const before = await transaction.get(ref);
    const order = requireDocument(Order, before);
    const status = decide(order);
    if (status === order.status) return order;
    const advanced = { ...order, status, updatedAt: new Date().toISOString() };
    const step = toStatusMail(advanced);
    const isMailQueued = step === null || (await isQueued(transaction, step.id));
    transaction.update(ref, { status, updatedAt: FieldValue.serverTimestamp() });
    writeAudit(transaction, by, { ref, before, written: { status } });
    if (!isMailQueued) queueMailWith(transaction, step.id, step.mail);
    return advanced;
  });
}

/** Deletes the orders created before this moment. */
export function deleteOrdersBefore(moment: Date): Promise<void> {
  const old = firestore().collection(collection).where("createdAt", "<", Timestamp.fromDate(moment));
  return deleteInBatches(old);
}
