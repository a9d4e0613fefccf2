import { isPriceJump } from "@halkopiha/domain/money/money.ts";
import type { Product, ProductChange } from "@halkopiha/domain/products/product.ts";

/** A price that differs a lot from another one. Cents. */
export interface PriceJump {
  from: number;
  to: number;
}

/** A change of the normal price, or a new offer price, that is more often a typing error than intended. */
export function findPriceJump(
  { price, offer }: Product,
  change: Pick<ProductChange, "price" | "offerPrice">,
): PriceJump | null {
  const normal = { from: offer ? offer.normalPrice : price, to: change.price };
  if (isPriceJump(normal.from, normal.to)) return normal;
  const { offerPrice } = change;
  if (!offerPrice || offerPrice === price || !isPriceJump(change.price, offerPrice)) return null;
  return { from: change.price, to: offerPrice };
}
