import type { QueuedMessage } from "@halkopiha/domain/messaging/outgoing-message.ts";
import type { OrderDraft } from "@halkopiha/domain/orders/draft-order.ts";
import { maxCountedOrders } from "@halkopiha/domain/orders/max-counted-orders.ts";
import {
  Order,
  type OrderCounts,
  type OrderStatus,
  openStatuses,
  type StatusFilter,
  statusTimeName,
} from "@halkopiha/domain/orders/order.ts";
import { WithdrawalState } from "@halkopiha/domain/orders/order-endings.ts";
import { toOrderLookup, toOrderSearchWords } from "@halkopiha/domain/orders/order-search.ts";
import { isWithdrawalOpen, openWithdrawalStates } from "@halkopiha/domain/orders/withdrawal.ts";
import { FieldValue, type Query, Timestamp, type Transaction } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { day } from "../../config.ts";
import { firestore } from "../../firebase.ts";
import { type AuditAuthor, writeAudit } from "../admin/audit.ts";
import { deleteInBatches } from "../firestore/batches.ts";
import {
  parseAll,
  parseDocument,
  readMany,
  requireDocument,
  safeParseDocument,
} from "../firestore/document.ts";
import { newestFirst, readMatching, readPage } from "../firestore/page.ts";
import { isQueued, queueMailWith } from "../mail.ts";

const collection = "orders";

export interface OrderPage {
  orders: Order[];
  nextCursor: string | undefined;
}

/** Limits orders by seller and time of creation; missing limits match all. */
export interface OrderScope {
  sellerId?: string | undefined;
  /** Instants: created at or after `since`, and before `before`. */
  since?: string | undefined;
  before?: string | undefined;
}

/** One page of the orders of a scope; missing filters match all. */
export interface OrderFilter extends OrderScope {
  status?: StatusFilter | undefined;
  /** Words of the order number, of the buyer's name, phone number or addresses, or of the products. */
  search?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

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

const timestamp = (instant: string) => Timestamp.fromMillis(Date.parse(instant));

function queryScope({ sellerId, since, before }: OrderScope): Query {
  let query: Query = firestore().collection(collection);
  if (sellerId) query = query.where("seller._id", "==", sellerId);
  if (since) query = query.where("createdAt", ">=", timestamp(since));
  if (before) query = query.where("createdAt", "<", timestamp(before));
  return query;
}

/** Orders that have ended are told by this field, which is written with their end. */
const ended = "ended";

const whereWithdrawn = (query: Query) => query.where("withdrawal.state", "in", openWithdrawalStates);

function whereStatus(query: Query, status: StatusFilter | undefined): Query {
  switch (status) {
    case undefined:
      return query;
    case "open":
      return query.where("status", "in", openStatuses);
    case "cancelled":
      return query.where(ended, "==", true);
    default:
      return query.where("status", "==", status);
  }
}

const Indexed = z.object({
  searchWords: z._default(z.array(z.string()), []),
  ended: z._default(z.boolean(), false),
  withdrawal: z.optional(z.object({ state: WithdrawalState })),
});
type Indexed = z.infer<typeof Indexed>;

/** Maximum number of documents that a search, or a list without the orders that have ended, reads beyond those it returns. */
const maxExtraReads = 15;

type PageOptions = Pick<OrderFilter, "search" | "limit" | "cursor">;

/** One page of a query, of the orders that match a text and a condition that no query can express. */
async function readFiltered(
  query: Query,
  { search, limit, cursor }: PageOptions,
  condition?: (order: Indexed) => boolean,
): Promise<OrderPage> {
  const lookup = toOrderLookup(search ?? "");
  if (!lookup && !condition) {
    const { documents, nextCursor } = await readPage(query, newestFirst, limit, cursor);
    return { orders: parseAll(Order, documents), nextCursor };
  }
  const term = lookup?.term ?? null;
  const { documents, nextCursor } = await readMatching(
    term === null ? query : query.where("searchWords", "array-contains", term),
    newestFirst,
    { limit, cursor, maxReads: limit + maxExtraReads },
    (snapshot) => {
      const indexed = safeParseDocument(Indexed, snapshot);
      if (!indexed) return true;
      return condition?.(indexed) !== false && lookup?.matches(indexed.searchWords) !== false;
    },
  );
  return { orders: parseAll(Order, documents), nextCursor };
}

/** No query can leave out the orders that have ended: those from before there were such lack the field. */
const isGoingOn = (order: Indexed): boolean => !order.ended;

/**
 * One page of orders, newest first; of the open ones, those with a withdrawal come first. Reads at most `limit` + 1 documents, in a search or a
 * list of a status 15 more.
 */
export async function listOrders(filter: OrderFilter): Promise<OrderPage> {
  const { status, limit, cursor } = filter;
  const scope = queryScope(filter);
  const query = whereStatus(scope, status);
  if (status === undefined || status === "cancelled") return readFiltered(query, filter);
  if (status !== "open") return readFiltered(query, filter, isGoingOn);
  const canHaveMore = cursor === undefined && limit > 1;
  const first = canHaveMore
    ? await readFiltered(whereWithdrawn(scope), { ...filter, limit: limit - 1 })
    : null;
  const withdrawn = first?.orders ?? [];
  const page = await readFiltered(
    query,
    { ...filter, limit: limit - withdrawn.length },
    (order) => isGoingOn(order) && !isWithdrawalOpen(order),
  );
  return { ...page, orders: [...withdrawn, ...page.orders] };
}

const countUpToMax = async (query: Query) => (await query.limit(maxCountedOrders).count().get()).data().count;

/** Number of orders of each status, without those that have ended, and of those, up to `maxCountedOrders`. */
export async function countOrders(scope: OrderScope): Promise<OrderCounts> {
  const count = async (status: OrderStatus) => {
    const query = whereStatus(queryScope(scope), status);
    const [all, gone] = await Promise.all([
      countUpToMax(query),
      countUpToMax(query.where(ended, "==", true)),
    ]);
    return { gone, left: all < maxCountedOrders ? all - gone : all };
  };
  const [recieved, inProgress, inDelivery, delivered, withdrawn] = await Promise.all([
    count("recieved"),
    count("in progress"),
    count("in delivery"),
    count("delivered"),
    countUpToMax(whereWithdrawn(queryScope(scope)).where(ended, "==", true)),
  ]);
  const gone = recieved.gone + inProgress.gone + inDelivery.gone + delivered.gone;
  return {
    recieved: recieved.left,
    "in progress": inProgress.left,
    "in delivery": inDelivery.left,
    delivered: delivered.left,
    withdrawn,
    cancelled: Math.min(gone - withdrawn, maxCountedOrders),
  };
}

/** Number of a seller's delivered orders that have not been withdrawn from, up to `maxCountedOrders`: two count queries. */
export async function countDelivered(sellerId: string): Promise<number> {
  const delivered = whereStatus(queryScope({ sellerId }), "delivered");
  const [all, gone] = await Promise.all([
    countUpToMax(delivered),
    countUpToMax(delivered.where(ended, "==", true)),
  ]);
  return all < maxCountedOrders ? all - gone : all;
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
  transaction.create(ref, { ...draft, orderNumber, searchWords, createdAt: at, updatedAt: at });
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
  return ref.update(toStatusTime(status, Timestamp.fromMillis(Date.parse(updatedAt))));
}

/**
 * Changes an order's status in one transaction to the result of `decide`, which rejects by throwing. The mail about it, if any, is queued
 * in the same transaction.
 * @throws AppError `notFound`
 */
export function changeStatus(
  id: string,
  author: AuditAuthor | null,
  decide: (order: Order) => OrderStatus,
  createMail: (advanced: Order) => QueuedMessage | null,
): Promise<Order> {
  const ref = firestore().collection(collection).doc(id);
  return firestore().runTransaction(async (transaction) => {
    const before = await transaction.get(ref);
    const order = requireDocument(Order, before);
    const status = decide(order);
    if (status === order.status) return order;
    const advanced = { ...order, status, updatedAt: new Date().toISOString() };
    const step = createMail(advanced);
    const isMailQueued = step === null || (await isQueued(transaction, step.id));
    const at = FieldValue.serverTimestamp();
    transaction.update(ref, { status, updatedAt: at, ...toStatusTime(status, at) });
    writeAudit(transaction, author, { ref, before, written: { status } });
    if (!isMailQueued) queueMailWith(transaction, step.id, step.mail);
    return advanced;
  });
}

/** Deletes the orders created before this moment. */
export function deleteOrdersBefore(moment: Date): Promise<void> {
  const old = firestore().collection(collection).where("createdAt", "<", Timestamp.fromDate(moment));
  return deleteInBatches(old);
}
