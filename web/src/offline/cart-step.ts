import type { CartWish } from "./wishes.ts";

/** What of a cart row decides what to do next. */
interface Row {
  _id: string;
  quantity: number;
  /** How many the seller has. */
  totalQuantity: number;
  available: boolean;
}

/** How what came of a wish differs from it; `left` is how many there are instead. */
export type Difference = { kind: "soldOut" } | { kind: "fewer"; left: number };

export type CartStep =
  | { do: "add"; quantity: number }
  | { do: "change"; quantity: number }
  | { do: "remove" }
  | { do: "settle"; difference: Difference | null };

/**
 * What brings the cart, as the server has just told it, nearer to a wish. It looks at nothing else: whether an earlier call
 * arrived is seen in the cart, so a lost answer adds nothing twice.
 */
export function nextCartStep({ id, quantity }: CartWish, items: readonly Row[], soldOut: boolean): CartStep {
  const row = items.find(({ _id }) => _id === id);
  const settle = (difference: Difference | null): CartStep => ({ do: "settle", difference });
  if (quantity === 0) return row ? { do: "remove" } : settle(null);
  if (!row) return soldOut ? settle({ kind: "soldOut" }) : { do: "add", quantity };
  if (!row.available) return { do: "remove" };
  const reachable = Math.min(quantity, row.totalQuantity);
  if (row.quantity !== reachable) return { do: "change", quantity: reachable };
  return settle(reachable < quantity ? { kind: "fewer", left: reachable } : null);
}
