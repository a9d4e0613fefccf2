import type { Order } from "@halkopiha/domain/orders/order.ts";
import { useAtomValue } from "jotai/react";
import { Link } from "react-router-dom";
import { buttonClass } from "../../ui/forms/Button.tsx";
import { orderCodesAtom, toOrderPagePath } from "./buyer-links.ts";

/** The link to an order's page, where its status is; nothing for an order whose code this device does not have. */
export function OrderPageLink({
  order: { _id, orderNumber },
}: {
  order: Pick<Order, "_id" | "orderNumber">;
}) {
  const code = useAtomValue(orderCodesAtom)[_id];
  if (code === undefined) return null;
  return (
    <Link to={toOrderPagePath(_id, code)} className={buttonClass()} aria-label={`Avaa tilaus ${orderNumber}`}>
      Avaa tilaus
    </Link>
  );
}
