import { pageRequest } from "../../lib/api/page-request.ts";
import { pageSize } from "../../lib/api/page-size.ts";
import type { OrderFilter } from "./order-filter.ts";

// Without schemas, because the script that prefetches answers needs the requests too.

/** The filter of the API, without the searched text. */
export function toOrdersQuery({ status, searchId: _, ...scope }: OrderFilter) {
  return { ...scope, ...(status !== "all" && { status }) };
}

/** A page of orders. */
export const requestOrders = (
  filter: OrderFilter,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) => pageRequest("listOrders", { query: { ...toOrdersQuery(filter), limit, cursor } });

/** The first page of a list without a filter. */
export const requestFirstOrders = () => requestOrders({ status: "open" }, { limit: pageSize });

export const requestOrder = (id: string) => pageRequest("readOrder", { params: { id } });
