import type { OrderCounts } from "@halkopiha/domain/orders/order.ts";
import { useAtomValue } from "jotai/react";
import { useEffect, useRef, useState } from "react";
import { orderUpdatesAtom } from "../../../lib/orders/order-atoms.ts";
import { loadCounts } from "../load-orders.ts";
import type { OrderFilter } from "../order-filter.ts";

/** Milliseconds that changes are collected before the orders are counted again. */
const delay = 800;

/** The counts of the loader, counted again when an order is added or changed. */
export function useOrderCounts(filter: OrderFilter, loaded: OrderCounts | null): OrderCounts | null {
  const [recounted, setRecounted] = useState<{ loaded: OrderCounts | null; counts: OrderCounts }>();
  const updates = useAtomValue(orderUpdatesAtom);
  const latest = [...updates.values()].reduce(
    (newest, { updatedAt }) => (updatedAt > newest ? updatedAt : newest),
    "",
  );
  const counted = useRef(latest);
  useEffect(() => {
    if (latest === counted.current) return;
    const timer = setTimeout(async () => {
      counted.current = latest;
      const counts = await loadCounts(filter);
      if (counts) setRecounted({ loaded, counts });
    }, delay);
    return () => clearTimeout(timer);
  }, [latest, filter, loaded]);
  return recounted?.loaded === loaded ? recounted.counts : loaded;
}
