import type { Cart } from "@halkopiha/domain/cart/cart.ts";
import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import { listNetRows } from "@halkopiha/domain/money/vat-note.ts";
import type { ReactNode } from "react";
import { formatCartQuantity } from "../../../market/cart/cart-quantity.ts";
import { TotalsList } from "../../../ui/data/TotalsList.tsx";
import { reserveBottomBar } from "../../../ui/layout/bottom-bar.ts";
import { Card } from "../../../ui/layout/Card.tsx";
import { describeDeliveryInTotal } from "./delivery-in-total.ts";
import styles from "./StepLayout.module.css";

interface Props {
  cart: Cart;
  back: ReactNode;
  /** The button that continues or orders. */
  next: ReactNode;
  /** Why `next` is disabled. */
  notice?: ReactNode;
  /** What is ordered, above the total. */
  summary?: ReactNode;
  /** A sentence between the total and `next`. */
  payment?: ReactNode;
  children: ReactNode;
}

/** A step with the totals of the cart; the total and the next button are together, on a phone at the lower edge of the screen. */
export function StepLayout({ cart, back, next, notice, summary, payment, children }: Props) {
  const delivery = describeDeliveryInTotal(cart);
  return (
    <div className={styles.columns}>
      <div className={styles.step}>{children}</div>
      <aside className={styles.side} aria-label="Yhteenveto">
        <Card>
          <TotalsList
            rows={[
              { term: "Tuotteita yhteensä", value: formatCartQuantity(cart) },
              ...listNetRows(cart.totalPriceExcludingTax, cart.byVat),
            ]}
          />
          {summary}
          <div ref={reserveBottomBar} className={styles.bar}>
            {notice}
            <div className={styles.sum}>
              <dl className={styles.total}>
                <dt>Yhteensä</dt>
                <dd translate="no">{formatEuros(cart.totalPrice)}</dd>
              </dl>
              {delivery && <p className={styles.delivery}>{delivery}</p>}
              {payment && <p className={styles.delivery}>{payment}</p>}
            </div>
            {next}
          </div>
        </Card>
      </aside>
      <div className={styles.back}>{back}</div>
    </div>
  );
}
