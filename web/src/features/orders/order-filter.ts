import { toFinnishDate } from "@halkopiha/domain/finnish-date.ts";
import { getAgreedTime, toSortTime } from "@halkopiha/domain/orders/agree-time.ts";
import { isEnded } from "@halkopiha/domain/orders/cancellation.ts";
import { type Order, type OrderSort, StatusFilter } from "@halkopiha/domain/orders/order.ts";
import { isWithdrawalOpen } from "@halkopiha/domain/orders/withdrawal.ts";
import { CalendarDay, Id } from "@halkopiha/domain/schemas/primitives.ts";
import * as z from "zod/mini";
import { findSearch, parseSearchId, searchIdParam } from "../../lib/forms/searches.ts";
import { matchesSearch } from "./matches-search.ts";

/** Filter of an order list; undefined values do not filter. `from` and `to` are days in Finnish time, both inclusive. */
export interface OrderFilter {
  /** One status, the `open` ones, or `all`. */
  status: StatusFilter | "all";
  /** Id of the seller; for admins only. */
  userid?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  /** `time`: by the agreed time, soonest first. A searched text has its own order. */
  sort?: OrderSort | undefined;
  /** The day of the agreed time, in Finland. */
  day?: string | undefined;
  /** Id of the searched text, which is not in the URL because it may be a buyer's name or number. */
  searchId?: string | undefined;
}

const schemas = {
  status: z.union([StatusFilter, z.literal("all")]),
  userid: Id,
  from: CalendarDay,
  to: CalendarDay,
  sort: z.literal("time"),
  day: CalendarDay,
} as const;

function parseParam<S extends z.ZodMiniType>(schema: S, word: string | null): z.output<S> | undefined {
  const checked = schema.safeParse(word);
  return checked.success ? checked.data : undefined;
}

/** A list shows the open orders first; a search finds the delivered ones, too. */
const defaultStatus = (searchId: string | undefined) => (searchId === undefined ? "open" : "all");

/** Parses the URL's parameters; invalid values are ignored. */
export function parseFilter(params: URLSearchParams): OrderFilter {
  const searchId = parseSearchId(params);
  return {
    status: parseParam(schemas.status, params.get("status")) ?? defaultStatus(searchId),
    userid: parseParam(schemas.userid, params.get("userid")),
    from: parseParam(schemas.from, params.get("from")),
    to: parseParam(schemas.to, params.get("to")),
    // A search knows neither.
    ...(searchId === undefined && {
      sort: parseParam(schemas.sort, params.get("sort")),
      day: parseParam(schemas.day, params.get("day")),
    }),
    searchId,
  };
}

/** Query string of a filter; undefined values and the default status are omitted. */
export function formatFilterQuery({ status, searchId, sort, day, ...scope }: OrderFilter): `?${string}` {
  const params = {
    ...(status !== defaultStatus(searchId) && { status }),
    ...scope,
    ...(searchId === undefined && { sort, day }),
    [searchIdParam]: searchId,
  };
  const given = Object.entries(params).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return `?${new URLSearchParams(given)}`;
}

/** The searched text of a filter; undefined without one. */
export const findSearchedText = ({ searchId }: OrderFilter): string | undefined =>
  searchId === undefined ? undefined : findSearch(searchId);

function matchesStatus(status: OrderFilter["status"], order: Order): boolean {
  switch (status) {
    case "all":
      return true;
    case "cancelled":
      return isEnded(order);
    case "open":
      return isWithdrawalOpen(order) || (!isEnded(order) && order.status !== "delivered");
    default:
      return !isEnded(order) && order.status === status;
  }
}

/** Whether an order matches a filter. */
export function matchesFilter(filter: OrderFilter, order: Order): boolean {
  const { status, userid, from, to, day } = filter;
  const placedOn = toFinnishDate(order.createdAt);
  const search = findSearchedText(filter);
  return (
    matchesStatus(status, order) &&
    (!userid || order.seller._id === userid) &&
    (!from || placedOn >= from) &&
    (!to || placedOn <= to) &&
    (!day || getAgreedTime(order)?.day === day) &&
    (search === undefined || matchesSearch(search, order))
  );
}

/** Whether a list is in the order of the agreed times; that of a day always is. */
export const isByTime = ({ sort, day }: OrderFilter): boolean => sort === "time" || day !== undefined;

/** Compares the positions of two orders in a list: by the agreed time, or the newest first. */
export function compareOrders(filter: OrderFilter, a: Order, b: Order): number {
  return isByTime(filter)
    ? toSortTime(a).localeCompare(toSortTime(b))
    : b.createdAt.localeCompare(a.createdAt);
}
