import { Failure, invalid } from "../failure.ts";
import { compareText } from "../text-order.ts";
import { formatFieldPath, isNamePath } from "./field-path.ts";

import { type LeafFilter, leavesOf, type Order, type Query } from "./query.ts";

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

/** All orders of a query, the last of which is by name: explicit ones, those of inequalities, the name. */
export function fullOrders(query: Query): readonly Order[] {
  checkExplicit(query.orders);
  const orders = [...query.orders, ...implicitOrders(query)];
  const nameAt = orders.findIndex(({ field }) => isNamePath(field));
  if (nameAt !== -1 && nameAt !== orders.length - 1) {
    throw invalid("order by clause cannot contain more fields after the key");
  }
  if (nameAt === -1) orders.push({ field: ["__name__"], descending: orders.at(-1)?.descending ?? false });
  checkKeyScan(query, orders);
  return orders;
}

function implicitOrders(query: Query): Order[] {
  const descending = query.orders.at(-1)?.descending ?? false;
  const ordered = new Set(query.orders.map(({ field }) => formatFieldPath(field)));
  const missing = new Map<string, Order>();
  for (const { op, field } of leavesOf(query.where)) {
    const text = formatFieldPath(field);
    if (inequalities.has(op) && !ordered.has(text) && !isNamePath(field))
      missing.set(text, { field, descending });
  }
  return [...missing].sort(([a], [b]) => compareText(a, b)).map(([, order]) => order);
}

function checkExplicit(orders: readonly Order[]): void {
  const seen = new Set<string>();
  for (const { field } of orders) {
    const text = formatFieldPath(field);
    if (seen.has(text)) throw invalid(`order by clause cannot contain duplicate fields ${text}`);
    seen.add(text);
  }
}

function checkKeyScan(query: Query, orders: readonly Order[]): void {
  const [only, ...others] = orders;
  const filtered = leavesOf(query.where).some(({ field }) => !isNamePath(field));
  if (only?.descending && others.length === 0 && !filtered) {
    throw new Failure("FAILED_PRECONDITION", "Firestore does not support descending key scans");
  }
}
