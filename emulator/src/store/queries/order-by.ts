import { invalidArgument, RpcError } from "../../shared/rpc-error.ts";
import { compareUtf8Strings } from "../../shared/utf8-order.ts";
import { formatFieldPath, isNamePath } from "../documents/field-path.ts";

import { getLeafFilters, type LeafFilter, type OrderBy, type Query } from "./query.ts";

const inequalities: ReadonlySet<LeafFilter["op"]> = new Set([
  "<",
  "<=",
  ">",
  ">=",
  "!=",
  "not-in",
  "is-not-null",
  "is-not-nan",
]);

/** All orders of a query: the explicit ones, those implied by inequality filters, and `__name__` last. */
export function normalizeOrders(query: Query): readonly OrderBy[] {
  checkExplicit(query.orders);
  const orders = [...query.orders, ...implicitOrders(query)];
  const nameAt = orders.findIndex(({ field }) => isNamePath(field));
  if (nameAt !== -1 && nameAt !== orders.length - 1) {
    throw invalidArgument("order by clause cannot contain more fields after the key");
  }
  if (nameAt === -1) orders.push({ field: ["__name__"], descending: orders.at(-1)?.descending ?? false });
  checkKeyScan(query, orders);
  return orders;
}

function implicitOrders(query: Query): OrderBy[] {
  const descending = query.orders.at(-1)?.descending ?? false;
  const ordered = new Set(query.orders.map(({ field }) => formatFieldPath(field)));
  const missing = new Map<string, OrderBy>();
  for (const { op, field } of getLeafFilters(query.where)) {
    const text = formatFieldPath(field);
    if (inequalities.has(op) && !ordered.has(text) && !isNamePath(field))
      missing.set(text, { field, descending });
  }
  return [...missing].sort(([a], [b]) => compareUtf8Strings(a, b)).map(([, order]) => order);
}

function checkExplicit(orders: readonly OrderBy[]): void {
  const seen = new Set<string>();
  for (const { field } of orders) {
    const text = formatFieldPath(field);
    if (seen.has(text)) throw invalidArgument(`order by clause cannot contain duplicate fields ${text}`);
    seen.add(text);
  }
}

function checkKeyScan(query: Query, orders: readonly OrderBy[]): void {
  const [only, ...others] = orders;
  const filtered = getLeafFilters(query.where).some(({ field }) => !isNamePath(field));
  if (only?.descending && others.length === 0 && !filtered) {
    throw new RpcError("FAILED_PRECONDITION", "Firestore does not support descending key scans");
  }
}
