import type { Cents } from "../money/money.ts";
import { isValidQuantity, sumQuantities } from "../money/quantity.ts";
import { isPaused } from "../products/availability.ts";
import type { Product } from "../products/product.ts";
import { isByQuote } from "../products/product-kind.ts";
import type { CalendarDay } from "../schemas/primitives.ts";
import type { OrderItem } from "./order.ts";

/** How a product differs from what was ordered of it. */
export type ReorderChange =
  /** It is no longer for sale, or in another unit. */
  | { kind: "gone" }
  | { kind: "soldOut" }
  | { kind: "paused"; until: CalendarDay }
  | { kind: "byQuote" }
  | { kind: "price"; from: Cents; to: Cents }
  /** Fewer are left than were ordered. */
  | { kind: "less"; quantity: number };

/** What is put into the cart of one product; nothing when `quantity` is 0. */
export interface Reordered {
  quantity: number;
  changes: ReorderChange[];
}

const nothing = (change: ReorderChange): Reordered => ({ quantity: 0, changes: [change] });

/** The quantity of a product that may be added, in what its unit allows. */
function toAddable({ unit }: Product, left: number): number {
  return isValidQuantity(unit, left) ? left : Math.floor(left);
}

/**
 * What can be ordered again of a product. `product`: as it is sold now, null when it is not; `inCart`: its quantity in the cart.
 */
export function planReorder(
  item: Pick<OrderItem, "quantity" | "unit" | "unitPrice">,
  product: Product | null,
  { inCart, today }: { inCart: number; today: CalendarDay },
): Reordered {
  if (!product || product.unit !== item.unit) return nothing({ kind: "gone" });
  if (isByQuote(product)) return nothing({ kind: "byQuote" });
  if (product.pausedUntil !== null && isPaused(product, today))
    return nothing({ kind: "paused", until: product.pausedUntil });
  const left = toAddable(product, Math.max(0, sumQuantities([product.quantity, -inCart])));
  if (product.quantity <= 0) return nothing({ kind: "soldOut" });
  const quantity = Math.min(item.quantity, left);
  const changes: ReorderChange[] = [];
  if (product.price !== item.unitPrice)
    changes.push({ kind: "price", from: item.unitPrice, to: product.price });
  if (quantity < item.quantity) changes.push({ kind: "less", quantity });
  return { quantity, changes };
}
