import { useAtomValue } from "jotai/react";
import { formatNumber } from "../../../lib/format/format.ts";
import { newOrderCountAtom } from "../../../lib/orders/new-orders-atoms.ts";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden.tsx";
import styles from "./NewOrdersCount.module.css";

/** Badge with the number of new orders beside the section's name; empty when there are none. */
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
