import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import type { DoorPrice } from "@halkopiha/domain/products/door-price.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { formatNumber } from "../format/format.ts";
import styles from "./DoorPriceLine.module.css";

type Texts = [price: string, detail: string];

/** The price in words, and what it is made of. Null where nothing can be compared. */
function describe(price: DoorPrice, unit: Product["unit"]): Texts | null {
  const km = `${formatNumber(price.distance)} km`;
  if (price.kind === "incomparable") return null;
  if (price.kind === "short") return [`Varastossa vain ${formatNumber(price.left)} ${unit}`, km];
  const goods = `${formatNumber(price.quantity)} ${unit} ${formatEuros(price.goods)}`;
  switch (price.kind) {
    case "delivered":
      return [
        `Kotiin tuotuna ${formatEuros(price.total)}`,
        `${goods} + toimitus ${formatEuros(price.delivery)}, ${km}`,
      ];
    case "agreed":
      return ["Toimitus sovittava", `${goods} + toimitus, ${km}`];
    case "pickup":
      return [`Nouto, ${km}`, goods];
  }
}

interface Props {
  /** Null for what does not come to the buyer's place. */
  price: DoorPrice | null;
  unit: Product["unit"];
}

/** What the wanted amount costs at the buyer's door. */
export function DoorPriceLine({ price, unit }: Props) {
  if (price === null) return <p className={styles.none}>Ei toimiteta paikkakunnalle</p>;
  const texts = describe(price, unit);
  if (!texts) return null;
  const [total, detail] = texts;
  return (
    <p className={styles.door}>
      <strong>{total}</strong>
      <span>{detail}</span>
    </p>
  );
}
