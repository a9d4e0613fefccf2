import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import type { Order } from "@halkopiha/domain/orders/order.ts";
import type { OrderParty } from "@halkopiha/domain/orders/order-messages.ts";
import type { BuyerOrder } from "@halkopiha/domain/orders/order-page.ts";
import { canReduce, reduceQuantities } from "@halkopiha/domain/orders/reduce-order.ts";
import type { Reduction } from "@halkopiha/domain/orders/reduction.ts";
import { formatItemTitle } from "@halkopiha/domain/products/product-title.ts";
import { formatQuantity } from "@halkopiha/domain/products/unit-label.ts";
import styles from "./ReductionState.module.css";

/** Each line with what is proposed of it. */
function ProposedLines({ order, reduction }: { order: Order | BuyerOrder; reduction: Reduction }) {
  return (
    <ul className={styles.lines}>
      {order.items.map((item) => {
        const quantity = reduction.quantities.find(({ _id }) => _id === item._id)?.quantity ?? item.quantity;
        const proposed = quantity === 0 ? "jää pois" : formatQuantity(quantity, item.unit);
        return (
          <li key={item._id}>
            {formatItemTitle(item)}: {proposed}
            {quantity !== item.quantity && ` (tilattu ${formatQuantity(item.quantity, item.unit)})`}
          </li>
        );
      })}
    </ul>
  );
}

const texts = {
  buyer: {
    waits: "Myyjä ei voi toimittaa kaikkea ja ehdottaa, että tilaus muuttuu näin:",
    declined: "Pidit tilauksen ennallaan.",
    accepted: "Hyväksyit pienemmän määrän. Alun perin tilattiin:",
    missed: "Myyjä ehdotti pienempää määrää, mutta siihen ei ehditty vastata. Tilaus on ennallaan.",
  },
  seller: {
    waits: "Odottaa ostajan vastausta ehdotukseen:",
    declined:
      "Ostaja pitää tilauksen ennallaan. Toimita se tilattuna, sovi ostajan kanssa tai hylkää tilaus.",
    accepted: "Ostaja hyväksyi pienemmän määrän. Alun perin tilattiin:",
    missed: "Ostaja ei ehtinyt vastata ehdotukseesi. Tilaus on ennallaan.",
  },
} as const satisfies Record<OrderParty, object>;

interface Props {
  order: Order | BuyerOrder;
  reduction: Reduction;
  reader: OrderParty;
}

/** Smaller quantities that a seller has proposed, and what the buyer has answered. */
export function ReductionState({ order, reduction, reader }: Props) {
  const { answer, ordered, reason } = reduction;
  const { waits, declined, accepted, missed } = texts[reader];
  if (answer?.accepted) {
    return (
      <>
        <p>{accepted}</p>
        <ul className={styles.lines}>
          {ordered?.map(({ title, quantity, unit }) => (
            <li key={title}>
              {title}: {formatQuantity(quantity, unit)}
            </li>
          ))}
        </ul>
      </>
    );
  }
  if (answer) return <p>{declined}</p>;
  if (!canReduce(order)) return <p>{missed}</p>;
  const { totals } = reduceQuantities(order, reduction.quantities);
  return (
    <>
      <p>{waits}</p>
      <ProposedLines order={order} reduction={reduction} />
      {reason && <p className={styles.typed}>Syy: {reason}</p>}
      <p>
        Uusi loppusumma <strong>{formatEuros(totals.totalPrice)}</strong>, nyt{" "}
        {formatEuros(order.totals.totalPrice)}.
      </p>
    </>
  );
}
