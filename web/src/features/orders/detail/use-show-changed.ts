import type { Order } from "@halkopiha/domain/orders/order.ts";
import { useSetAtom } from "jotai/react";
import { useRevalidator } from "react-router-dom";
import { applyOrderUpdatesAtom } from "../../../market/orders/order-atoms.ts";

/** Shows an order at once as the server has answered it, and loads it again. */
export function useShowChanged() {
  const applyUpdates = useSetAtom(applyOrderUpdatesAtom);
  const { revalidate } = useRevalidator();
  return (order: Order) => {
    applyUpdates([order]);
    void revalidate();
  };
}
