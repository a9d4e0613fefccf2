import { useAtomValue } from "jotai/react";
import { formatNumber } from "../../../lib/format/format.ts";
import { newOrderCountAtom } from "../../../lib/orders/new-orders-atoms.ts";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden.tsx";
import styles from "./NewOrdersCount.module.css";

/** How many orders are new, beside the name of their section; nothing when none is. */
export function NewOrdersCount() {
  const count = useAtomValue(newOrderCountAtom);
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      {formatNumber(count)}
      <VisuallyHidden>{count === 1 ? " uusi" : " uutta"}</VisuallyHidden>
    </span>
  );
}
