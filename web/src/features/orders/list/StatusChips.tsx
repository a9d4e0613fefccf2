import { maxCountedOrders } from "@halkopiha/domain/orders/max-counted-orders.ts";
import {
  type OrderCounts,
  openStatuses,
  orderStatuses,
  statusLabel,
} from "@halkopiha/domain/orders/order.ts";
import { useLayoutEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { formatNumber } from "../../../lib/format/format.ts";
import { chipClass } from "../../../ui/layout/chip-class.ts";
import { formatFilterQuery, type OrderFilter } from "../order-filter.ts";
import styles from "./StatusChips.module.css";

const chips = [
  { status: "open", text: "Avoimet", counted: [...openStatuses, "withdrawn"] },
  ...orderStatuses.map((status) => ({ status, text: statusLabel[status], counted: [status] })),
  { status: "cancelled", text: "Peruutetut", counted: ["withdrawn", "cancelled"] },
  { status: "all", text: "Kaikki", counted: [...orderStatuses, "withdrawn", "cancelled"] },
] as const;

/** The sum of the counts; `999+` when one of them is not exact. */
function formatCounts(counts: readonly number[]): string {
  const isExact = counts.every((count) => count < maxCountedOrders);
  return isExact ? formatNumber(counts.reduce((sum, count) => sum + count, 0)) : `${maxCountedOrders - 1}+`;
}

interface Props {
  filter: OrderFilter;
  /** Null when they are not known. */
  counts: OrderCounts | null;
}

/** The statuses of orders with their numbers, in one row; one is always chosen. */
export function StatusChips({ filter, counts }: Props) {
  const row = useRef<HTMLElement>(null);
  // Only the row scrolls: `scrollIntoView` would scroll the page, too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the status decides which chip is the current one.
  useLayoutEffect(() => {
    const chip = row.current?.querySelector<HTMLElement>("[aria-current]");
    if (row.current && chip)
      row.current.scrollLeft = chip.offsetLeft - (row.current.clientWidth - chip.offsetWidth) / 2;
  }, [filter.status]);
  return (
    <nav aria-label="Tila" ref={row} className={styles.chips}>
      {chips.map(({ status, text, counted }) => {
        const isCurrent = status === filter.status;
        return (
          <Link
            key={status}
            to={formatFilterQuery({ ...filter, status })}
            preventScrollReset
            aria-current={isCurrent ? "page" : undefined}
            className={chipClass(isCurrent)}
          >
            {text}{" "}
            {counts && (
              <span className={styles.count} translate="no">
                {formatCounts(counted.map((each) => counts[each]))}
              </span>
            )}
          </Link>
        );
      })}
    </nav>
  );
}
