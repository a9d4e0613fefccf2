import {
  formatDeliveryTime,
  formatNextBatch,
  toDeliveryTime,
} from "@halkopiha/domain/products/availability.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { isStock } from "@halkopiha/domain/products/product-kind.ts";
import { formatQuantity } from "@halkopiha/domain/products/unit-label.ts";
import { countFromBatch, isPausedToday } from "./paused.ts";

/** How much there is of a product; of a paused one, when its next batch comes. Nothing for what has run out, nor for services. */
function Quantity({ product }: { product: Product }) {
  const { pausedUntil, quantity, unit } = product;
  if (pausedUntil && isPausedToday(product)) {
    return (
      <p>
        <strong>{formatNextBatch(pausedUntil)}</strong>
      </p>
    );
  }
  if (!isStock(product) || quantity === 0) return null;
  return <p>Saatavilla {formatQuantity(quantity, unit)}</p>;
}

/** How much there is of a product and how fast it comes; nothing for services. */
export function Availability({ product }: { product: Product }) {
  return (
    <>
      <Quantity product={product} />
      {isStock(product) && <p>{countFromBatch(formatDeliveryTime(toDeliveryTime(product)), product)}</p>}
    </>
  );
}
