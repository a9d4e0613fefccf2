import { getNextStatus, type NextStatus, type Order, orderStatuses } from "@halkopiha/domain/orders/order.ts";
import { useAtomValue } from "jotai/react";
import { formatNumber } from "../../../lib/format/format.ts";
import { formatSteps } from "../../../market/orders/order-labels.ts";
import type { OrderStep } from "../../../offline/outbox/order-steps.ts";
import { orderStepsAtom } from "../../../offline/outbox/pending-atoms.ts";
import { Button } from "../../../ui/forms/Button.tsx";
import { advanceOrders } from "../steps/advance-order.ts";
import { findDisplayedStatus } from "../steps/displayed-status.ts";
import styles from "./SelectionBar.module.css";

/** The selected orders by their next status, in the order of the statuses. */
function groupByNextStatus(
  selected: readonly Order[],
  steps: readonly OrderStep[],
): { next: NextStatus; orders: Order[] }[] {
  return orderStatuses.flatMap((status) => {
    const next = getNextStatus(status);
    const orders = selected.filter((order) => findDisplayedStatus(order, steps).status === status);
    return next && orders.length > 0 ? [{ next, orders }] : [];
  });
}

interface Props {
  selected: readonly Order[];
  /** Number of the listed orders that can be selected. */
  selectable: number;
  onSelectAll(): void;
  onClear(): void;
}

/** The number of selected orders, and a button for each step that some of them can take; they stay selected for the next one. */
export function SelectionBar({ selected, selectable, onSelectAll, onClear }: Props) {
  const groups = groupByNextStatus(selected, useAtomValue(orderStepsAtom));
  return (
    <section className={styles.bar} aria-label="Valitut tilaukset">
      <p role="status" className={styles.count}>
        {formatNumber(selected.length)} valittu
      </p>
      {selected.length < selectable && (
        <Button variant="quiet" size="small" onClick={onSelectAll}>
          Valitse kaikki {formatNumber(selectable)}
        </Button>
      )}
      <Button variant="quiet" size="small" onClick={onClear}>
        Tyhjennä valinta
      </Button>
      <div className={styles.steps}>
        {groups.map(({ next, orders }) => (
          <Button key={next} variant="accent" onClick={() => void advanceOrders(orders, next)}>
            {formatSteps(orders, next)}
            {groups.length > 1 && ` (${formatNumber(orders.length)})`}
          </Button>
        ))}
      </div>
    </section>
  );
}
