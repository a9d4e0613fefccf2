import { maxCountedOrders } from "@halkopiha/domain/orders/max-counted-orders.ts";
import {
  Order,
  type OrderCounts,
  type OrderSort,
  type OrderStatus,
  openStatuses,
  type StatusFilter,
} from "@halkopiha/domain/orders/order.ts";
import { WithdrawalState } from "@halkopiha/domain/orders/order-endings.ts";
import { toOrderLookup } from "@halkopiha/domain/orders/order-search.ts";
import { isWithdrawalOpen, openWithdrawalStates } from "@halkopiha/domain/orders/withdrawal.ts";
import type { CalendarDay } from "@halkopiha/domain/schemas/primitives.ts";
import type { Query } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../../firebase.ts";
import { parseAll, safeParseDocument } from "../firestore/document.ts";
import { newestFirst, readMatching, readPage, type SortOrder } from "../firestore/page.ts";
import { toTimestamp } from "../firestore/timestamp.ts";

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
  /** `time`: by the agreed time, soonest first; those without one last. */
  sort?: OrderSort | undefined;
  /** Orders whose agreed time is on this day, by their time. */
  day?: CalendarDay | undefined;
  limit: number;
  cursor?: string | undefined;
}

function queryScope({ sellerId, since, before }: OrderScope): Query {
  let query: Query = firestore().collection(collection);
  if (sellerId) query = query.where("seller._id", "==", sellerId);
  if (since) query = query.where("createdAt", ">=", toTimestamp(since));
  if (before) query = query.where("createdAt", "<", toTimestamp(before));
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
  createdAt: z.iso.datetime(),
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
  order: SortOrder = newestFirst,
): Promise<OrderPage> {
  const lookup = toOrderLookup(search ?? "");
  if (!lookup && !condition) {
    const { documents, nextCursor } = await readPage(query, order, limit, cursor);
    return { orders: parseAll(Order, documents), nextCursor };
  }
  const term = lookup?.term ?? null;
  const { documents, nextCursor } = await readMatching(
    term === null ? query : query.where("searchWords", "array-contains", term),
    order,
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

/** Ascending: the soonest time first. */
const byTime: SortOrder = { field: "sortTime", direction: "asc", text: true };

/** The orders that a page of a list of all has at most. */
const pageLimit = 100;

/** Sorts after every time of a day. */
const endOfDay = "~";

/**
 * One page of orders by their agreed time. When they were placed is compared after reading, because a query has one order.
 */
function listByTime({
  sellerId,
  since,
  before,
  status,
  day,
  limit,
  cursor,
}: OrderFilter): Promise<OrderPage> {
  let query = whereStatus(queryScope({ sellerId }), status);
  if (day) query = query.where("sortTime", ">=", day).where("sortTime", "<=", day + endOfDay);
  const skipsEnded = status !== undefined && status !== "cancelled";
  const isIncluded = ({ ended, createdAt }: Indexed) =>
    !(skipsEnded && ended) && (!since || createdAt >= since) && (!before || createdAt < before);
  return readFiltered(query, { limit, cursor }, isIncluded, byTime);
}

/**
 * One page of orders, newest first; of the open ones, those with a withdrawal come first. Reads at most `limit` + 1 documents, in a search or a
 * list of a status 15 more.
 */
export async function listOrders(filter: OrderFilter): Promise<OrderPage> {
  const { status, limit, cursor } = filter;
  if (filter.sort === "time" || filter.day) return listByTime(filter);
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

/** All orders of a scope, newest first, page by page. */
export async function* iterateOrders(
  filter: Omit<OrderFilter, "limit" | "cursor">,
): AsyncGenerator<Order[], void, undefined> {
  let cursor: string | undefined;
  do {
    const page: OrderPage = await listOrders({ ...filter, limit: pageLimit, cursor });
    yield page.orders;
    cursor = page.nextCursor;
  } while (cursor !== undefined);
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
