import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import { formatNextBatch } from "@halkopiha/domain/products/availability.ts";
import type { DoorPrice } from "@halkopiha/domain/products/door-price.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { formatQuantity } from "@halkopiha/domain/products/unit-label.ts";
import { formatNumber } from "../../../lib/format/format.ts";
import { isPausedToday } from "../card/paused.ts";
import styles from "./DoorPriceLine.module.css";

type Priced = Pick<Product, "unit" | "pausedUntil">;
type Texts = [price: string, detail: string];

/** What is said of a product of which there is less than is wanted: the stock does not count before the next batch. */
const describeShort = (left: number, { unit, pausedUntil }: Priced): string =>
  pausedUntil && isPausedToday({ pausedUntil })
    ? formatNextBatch(pausedUntil)
    : `Varastossa vain ${formatQuantity(left, unit)}`;

/** The price in words, and what it is made of. Null where nothing can be compared. */
function describe(price: DoorPrice, product: Priced): Texts | null {
  const { unit } = product;
  const km = `${formatNumber(price.distance)}\u00a0km`;
  if (price.kind === "incomparable") return null;
  if (price.kind === "short") return [describeShort(price.left, product), km];
  const products = `${formatQuantity(price.quantity, unit)} ${formatEuros(price.goods)}`;
  switch (price.kind) {
    case "delivered":
      return [
        `Kotiin tuotuna ${formatEuros(price.total)}`,
        `${products} + toimitus ${formatEuros(price.delivery)}, ${km}`,
      ];
    case "agreed":
      return ["Toimitus sovittava", `${products} + toimitus, ${km}`];
    case "pickup":
      return [`Nouto, ${km}`, products];
  }
}

interface Props {
  /** Null for what does not come to the buyer's place. */
  price: DoorPrice | null;
  product: Priced;
}

/** What the wanted amount costs at the buyer's door. */
export function DoorPriceLine({ price, product }: Props) {
  if (price === null) return <p className={styles.none}>Ei toimiteta paikkakunnalle</p>;
  const texts = describe(price, product);
  if (!texts) return null;
  const [total, detail] = texts;
  return (
    <p className={styles.door}>
      <strong>{total}</strong>
      <span>{detail}</span>
    </p>
  );
}
