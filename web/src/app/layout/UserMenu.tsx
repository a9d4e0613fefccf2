import { LogOutButton } from "../../market/account/LogOutButton.tsx";
import { NewOrdersCount } from "../../market/orders/NewOrdersCount.tsx";
import styles from "./Navbar.module.css";
import { useNewOrders } from "./use-new-orders.ts";

/** The count of new orders on the menu's button; loads the orders on pages outside the profile. */
export function MenuBadge() {
  useNewOrders();
  return <NewOrdersCount noun="tilaus" />;
}

/** The count of new orders beside the user's name. */
export const ProfileBadge = () => (
  <span className={styles.badge}>
    <NewOrdersCount noun="tilaus" />
  </span>
);

/** Logs out with one press in a phone's menu, which it closes. */
export const MenuLogOut = ({ menuId }: { menuId: string }) => (
  <div className={styles.logOut}>
    <LogOutButton onPress={() => document.getElementById(menuId)?.hidePopover()} />
  </div>
);
