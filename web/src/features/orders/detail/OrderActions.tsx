import { Link } from "react-router-dom";
import { Button, buttonClass } from "../../../ui/forms/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { useOrdersArea } from "../use-orders-area.ts";
import styles from "./OrderPage.module.css";

/** Actions that are available for any order. */
export function OrderActions() {
  const { list } = useOrdersArea();
  return (
    <div className={styles.actions}>
      <Link to={list} className={buttonClass("plain")}>
        <Icon name="back" />
        Takaisin
      </Link>
      <Button variant="plain" icon="print" onClick={() => window.print()}>
        Tulosta
      </Button>
    </div>
  );
}
