import { adminsOnly } from "../../app/admins-only.ts";
import { paths } from "../../app/paths.ts";
import { redirect } from "../../app/routing/page-route.ts";

export const Component = () => null;

/** The panel opens with the orders. */
export function loader() {
  adminsOnly();
  throw redirect(paths.adminOrders);
}
