import type { MouseEvent } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { Button, buttonClass } from "../../../ui/forms/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { isFromList } from "../list-entry.ts";
import { useOrdersArea } from "../use-orders-area.ts";
import styles from "./OrderPage.module.css";

/** Leads back to the list: to its filter and its scroll position when the order was opened there. */
function BackLink() {
  const { list } = useOrdersArea();
  const location = useLocation();
  const navigate = useNavigate();
  function goBack(event: MouseEvent): void {
    const opensTab = event.metaKey || event.ctrlKey || event.shiftKey;
    if (opensTab || !isFromList(location)) return;
    event.preventDefault();
    void navigate(-1);
  }
  return (
    <Link to={list} className={buttonClass("plain")} onClick={goBack}>
      <Icon name="back" />
      Takaisin
    </Link>
  );
}

/** Actions that are available for any order. */
export function OrderActions() {
  return (
    <div className={styles.actions}>
      <BackLink />
      <Button variant="plain" icon="print" onClick={() => window.print()}>
        Tulosta
      </Button>
    </div>
  );
}
