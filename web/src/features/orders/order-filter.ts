import { memoize } from "@halkopiha/domain/memoize.ts";
import { type Order, OrderStatus } from "@halkopiha/domain/orders/order.ts";
import { CalendarDay, Id } from "@halkopiha/domain/schemas/primitives.ts";
import type * as z from "zod/mini";

/** Filter of an order list; undefined values do not filter. `from` and `to` are days in Finnish time, both inclusive. */
export interface OrderFilter {
  status?: OrderStatus | undefined;
  /** Id of the seller; for admins only. */
  userid?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

const schemas = { status: OrderStatus, userid: Id, from: CalendarDay, to: CalendarDay } as const;

function parseParam<S extends z.ZodMiniType>(schema: S, word: string | null): z.output<S> | undefined {
  const checked = schema.safeParse(word);
  return checked.success ? checked.data : undefined;
}

/** Parses the URL's parameters; invalid values are ignored. */
export function parseFilter(params: URLSearchParams): OrderFilter {
  return {
    status: parseParam(schemas.status, params.get("status")),
    userid: parseParam(schemas.userid, params.get("userid")),
    from: parseParam(schemas.from, params.get("from")),
    to: parseParam(schemas.to, params.get("to")),
  };
}

/** Query string of a filter; undefined values are omitted. */
export function formatFilterQuery(filter: OrderFilter): `?${string}` {
  const given = Object.entries(filter).filter(([, value]) => value);
  return `?${new URLSearchParams(given)}`;
}

export const isNarrowed = (filter: OrderFilter) => Object.values(filter).some(Boolean);

const getDayFormat = memoize(() => new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Helsinki" }));

/** Whether an order matches a filter. */
export function matchesFilter({ status, userid, from, to }: OrderFilter, order: Order): boolean {
  const day = getDayFormat().format(new Date(order.createdAt));
  return (
    (!status || order.status === status) &&
    (!userid || order.seller._id === userid) &&
    (!from || day >= from) &&
    (!to || day <= to)
  );
}
