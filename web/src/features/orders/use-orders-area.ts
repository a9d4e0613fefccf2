import { useLocation } from "react-router-dom";
import { paths } from "../../lib/routing/paths.ts";

interface OrdersArea {
  area: "Hallinta" | "Profiili";
  /** Path of the list, and path below which the orders are. */
  list: `/${string}`;
  orders: `/${string}`;
}

/** Whether the orders are shown in the admin panel or in the seller's profile, where the list is the index page. */
export function useOrdersArea(): OrdersArea {
  const isPanel = useLocation().pathname.startsWith(paths.admin);
  return isPanel
    ? { area: "Hallinta", list: paths.adminOrders, orders: paths.adminOrders }
    : { area: "Profiili", list: paths.profile, orders: paths.orders };
}
