import type { Order, OrderCounts } from "@halkopiha/domain/orders/order.ts";
import { useAtomValue } from "jotai/react";
import { useEffect, useEffectEvent, useState } from "react";
import { orderUpdatesAtom, pickLatestOrder } from "../../../market/orders/order-atoms.ts";
import { orderStepsAtom } from "../../../offline/outbox/pending-atoms.ts";
import { loadCounts } from "../load-orders.ts";
import { formatFilterQuery, matchesFilter, type OrderFilter } from "../order-filter.ts";
import { moveCounts, toCountedStatus } from "./move-counts.ts";

/** Milliseconds that changes are collected before the orders are counted again. */
const delay = 800;

/** The newest known versions of the orders that a filter selects, of any status. */
function listKnown(
  filter: OrderFilter,
  fetched: readonly Order[],
  updates: ReadonlyMap<string, Order>,
): Order[] {
  const orders = new Map(updates);
  for (const order of fetched) orders.set(order._id, pickLatestOrder(order, updates.get(order._id)));
  return [...orders.values()].filter((order) => matchesFilter({ ...filter, status: "all" }, order));
}

const toStatuses = (orders: readonly Order[]) =>
  new Map(orders.map((order) => [order._id, toCountedStatus(order)]));

const findLatestChange = (orders: readonly Order[]) =>
  orders.reduce((latest, { updatedAt }) => (updatedAt > latest ? updatedAt : latest), "");

/**
 * The counts of the loader with the orders moved by queued steps, counted again when an order is added or changed. Offline, the last known
 * ones of the same filter. `fetched`: the orders that were loaded with the counts.
 */
export function useOrderCounts(
  filter: OrderFilter,
  loaded: OrderCounts | null,
  fetched: readonly Order[],
): OrderCounts | null {
  const updates = useAtomValue(orderUpdatesAtom);
  const steps = useAtomValue(orderStepsAtom);
  const known = listKnown(filter, fetched, updates);
  const latest = findLatestChange(known);
  const scope = formatFilterQuery({ ...filter, status: "all" });
  const start = { scope, loaded, counts: loaded, statuses: toStatuses(known), latest };
  const [counted, setCounted] = useState(start);
  if (counted.loaded !== loaded || counted.scope !== scope) {
    const isKept = loaded === null && counted.scope === scope;
    setCounted(isKept ? { ...counted, loaded } : start);
  }

  const update = useEffectEvent((counts: OrderCounts | null, requested: typeof start) =>
    setCounted({
      ...counted,
      // Not to be requested again, also when there was no answer.
      latest: requested.latest,
      ...(counts && counted.scope === requested.scope && { counts, statuses: toStatuses(known) }),
    }),
  );
  const recount = useEffectEvent(async () => update(await loadCounts(filter), start));
  useEffect(() => {
    if (latest === counted.latest) return;
    const timer = setTimeout(recount, delay);
    return () => clearTimeout(timer);
  }, [latest, counted.latest]);

  const { counts, statuses } = counted;
  return counts && moveCounts({ counts, statuses }, known, steps);
}
