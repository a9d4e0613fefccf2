import { Link } from "react-router-dom";
import { Button, buttonClass } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./OrderPage.module.css";
import { useOrdersPlace } from "./orders-place.ts";

/** What one can do with any order. */
export function OrderActs() {
  const { list } = useOrdersPlace();
  return (
    <div className={styles.acts}>
      <Link to={list} className={buttonClass("plain")}>
        <Icon name="back" />
        Takaisin
      </Link>
      <Button look="plain" icon="print" onClick={() => window.print()}>
        Tulosta
      </Button>
    </div>
  );
}
