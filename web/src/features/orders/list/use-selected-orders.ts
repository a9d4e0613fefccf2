import { getNextStep } from "@halkopiha/domain/orders/cancellation.ts";
import type { Order } from "@halkopiha/domain/orders/order.ts";
import { useAtomValue } from "jotai/react";
import { useState } from "react";
import { orderStepsAtom } from "../../../offline/outbox/pending-atoms.ts";
import { findDisplayedStatus } from "../steps/displayed-status.ts";

/** The selected ones of the listed orders. Delivered ones and those that have ended cannot be selected: there is no step left. */
export function useSelectedOrders(listed: readonly Order[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const steps = useAtomValue(orderStepsAtom);
  const isSelectable = (order: Order) =>
    getNextStep(order, findDisplayedStatus(order, steps).status) !== null;
  const selectable = listed.filter(isSelectable);

  function toggle({ _id }: Order, isSelected: boolean) {
    const others = [...ids].filter((id) => id !== _id);
    setIds(new Set(isSelected ? [...others, _id] : others));
  }

  return {
    selected: selectable.filter(({ _id }) => ids.has(_id)),
    selectable: selectable.length,
    isSelectable,
    isSelected: ({ _id }: Order) => ids.has(_id),
    toggle,
    selectAll: () => setIds(new Set(selectable.map(({ _id }) => _id))),
    clear: () => setIds(new Set()),
  };
}
