import type { Cart } from "@halkopiha/domain/cart.ts";
import { formatEuros } from "@halkopiha/domain/euros.ts";
import { formatNumber, formatVatLabel } from "../../app/format.ts";
import styles from "./Totals.module.css";

export function Totals({ cart }: { cart: Cart }) {
  return (
    <dl className={styles.totals}>
      <div className={styles.quiet}>
        <dt>Tuotteita yhteensä</dt>
        <dd>{formatNumber(cart.totalQuantity)}</dd>
      </div>
      <div className={styles.quiet}>
        <dt>Veroton hinta</dt>
        <dd>{formatEuros(cart.totalPriceExcludingTax)}</dd>
      </div>
      {cart.byVat.map(({ vat, tax }) => (
        <div key={vat}>
          <dt>{formatVatLabel(vat)}</dt>
          <dd>{formatEuros(tax)}</dd>
        </div>
      ))}
      <div className={styles.sum}>
        <dt>Yhteensä</dt>
        <dd>{formatEuros(cart.totalPrice)}</dd>
      </div>
    </dl>
  );
}
