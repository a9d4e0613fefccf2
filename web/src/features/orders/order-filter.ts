import { toFinnishDate } from "@halkopiha/domain/finnish-date.ts";
import { isEnded } from "@halkopiha/domain/orders/cancellation.ts";
import { type Order, StatusFilter } from "@halkopiha/domain/orders/order.ts";
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
  /** Id of the searched text, which is not in the URL because it may be a buyer's name or number. */
  searchId?: string | undefined;
}

const schemas = {
  status: z.union([StatusFilter, z.literal("all")]),
  userid: Id,
  from: CalendarDay,
  to: CalendarDay,
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
    searchId,
  };
}

/** Query string of a filter; undefined values and the default status are omitted. */
export function formatFilterQuery({ status, searchId, ...scope }: OrderFilter): `?${string}` {
  const params = {
    ...(status !== defaultStatus(searchId) && { status }),
    ...scope,
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
  const { status, userid, from, to } = filter;
  const day = toFinnishDate(order.createdAt);
  const search = findSearchedText(filter);
  return (
    matchesStatus(status, order) &&
    (!userid || order.seller._id === userid) &&
    (!from || day >= from) &&
    (!to || day <= to) &&
    (search === undefined || matchesSearch(search, order))
  );
}
