import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import { calculateLinePrice } from "@halkopiha/domain/money/money.ts";
import type { OrderItem } from "@halkopiha/domain/orders/order.ts";
import { listStatedFacts, type StatedFacts } from "@halkopiha/domain/products/dry-wood.ts";
import { formatItemTitle } from "@halkopiha/domain/products/product-title.ts";
import { unitLabel } from "@halkopiha/domain/products/unit-label.ts";
import type { ReactNode } from "react";
import { formatNumber } from "../../lib/format/format.ts";
import { Price } from "../../ui/data/Price.tsx";
import styles from "./OrderedItems.module.css";

type Item = Pick<OrderItem, "_id" | "material" | "name" | "quantity" | "unit" | "unitPrice"> & StatedFacts;

interface Props {
  items: readonly Item[];
  /** Further rows, such as the delivery. */
  children?: ReactNode;
}

/** What is ordered from a seller: a row for each product, with its price. */
export function OrderedItems({ items, children }: Props) {
  return (
    <ul className={styles.rows}>
      {items.map((item) => (
        <OrderedRow
          key={item._id}
          text={`${formatNumber(item.quantity)} × ${formatItemTitle(item)} (${unitLabel[item.unit]})`}
          details={listStatedFacts(item).join(" · ")}
          cents={calculateLinePrice(item.unitPrice, item.quantity)}
        />
      ))}
      {children}
    </ul>
  );
}

interface RowProps {
  text: string;
  /** What is stated of the product. */
  details?: string;
  /** Null if the price is to be agreed. */
  cents: number | null;
  isTotal?: boolean;
}

/** A row of an order. */
export function OrderedRow({ text, details, cents, isTotal }: RowProps) {
  return (
    <li className={isTotal ? styles.total : undefined}>
      <span>
        {text}
        {details && <small className={styles.details}>{details}</small>}
      </span>
      {cents !== null && <Price text={formatEuros(cents)} />}
    </li>
  );
}
