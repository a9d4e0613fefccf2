import type { Order } from "@halkopiha/domain/orders/order.ts";
import { useAtomValue, useSetAtom } from "jotai/react";
import { useEffect } from "react";
import { applyOrderUpdatesAtom, orderUpdatesAtom } from "../../../market/orders/order-atoms.ts";
import { orderStepsAtom } from "../../../offline/outbox/pending-atoms.ts";
import { loadOrder } from "../load-orders.ts";

/**
 * Loads the orders of queued steps that are in no list yet, for example after a reload, so that each appears where its step moves it.
 * `isEnabled`: false for admins, who have no list of their own orders.
 */
export function useOrdersOfSteps(fetched: readonly Order[], isEnabled: boolean): void {
  const updates = useAtomValue(orderUpdatesAtom);
  const applyOrderUpdates = useSetAtom(applyOrderUpdatesAtom);
  const known = new Set([...updates.keys(), ...fetched.map(({ _id }) => _id)]);
  const missing = useAtomValue(orderStepsAtom).flatMap(({ id }) => (known.has(id) ? [] : [id]));
  const missingIds = isEnabled ? [...new Set(missing)].join() : "";
  useEffect(() => {
    if (!missingIds) return;
    for (const id of missingIds.split(",")) {
      // Without it, the list shows what it has.
      void loadOrder(id).then(
        ({ order }) => applyOrderUpdates([order]),
        () => undefined,
      );
    }
  }, [missingIds, applyOrderUpdates]);
}
