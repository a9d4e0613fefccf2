import { useLocation } from "react-router-dom";
import { paths } from "../../lib/routing/paths.ts";

interface OrdersArea {
  area: "Hallinta" | "Profiili";
  /** Where the list stands, and where the orders do. */
  list: `/${string}`;
  orders: `/${string}`;
}

/** Where the orders stand: in the panel, or first of all in the seller's profile. */
export function useOrdersArea(): OrdersArea {
  const isPanel = useLocation().pathname.startsWith(paths.admin);
  return isPanel
    ? { area: "Hallinta", list: paths.adminOrders, orders: paths.adminOrders }
    : { area: "Profiili", list: paths.profile, orders: paths.orders };
}
