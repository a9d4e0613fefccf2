import { formatNextBatch } from "@halkopiha/domain/products/availability.ts";
import { isStock, type Product } from "@halkopiha/domain/products/product.ts";
import { formatNumber } from "../format/format.ts";
import { isPausedToday } from "./paused.ts";

/** How much there is of a product; of a paused one, when its next batch comes. Nothing for services and what has run out. */
export function Stock({ product }: { product: Product }) {
  const { pausedUntil, quantity, unit } = product;
  if (pausedUntil && isPausedToday(product)) {
    return (
      <p>
        <strong>{formatNextBatch(pausedUntil)}</strong>
      </p>
    );
  }
  if (!isStock(product) || quantity === 0) return null;
  return (
    <p>
      Saatavilla {formatNumber(quantity)} {unit}
    </p>
  );
}
