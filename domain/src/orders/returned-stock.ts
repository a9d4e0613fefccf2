import { isValidQuantity, sumQuantities } from "../money/quantity.ts";
import { maxUnits } from "../products/limits.ts";
import type { Product } from "../products/product.ts";
import { isStock } from "../products/product-kind.ts";
import type { OrderItem } from "./order.ts";

/**
 * The quantity of a product after an order of it has ended. Unchanged for services, which have no stock, and for a product that has since come
 * to be sold in another unit.
 */
export function addReturned(
  product: Product,
  { quantity, unit }: Pick<OrderItem, "quantity" | "unit">,
): number {
  const isSame = isStock(product) && product.unit === unit && isValidQuantity(unit, quantity);
  return isSame ? Math.min(sumQuantities([product.quantity, quantity]), maxUnits) : product.quantity;
}
