import type { CartMutation } from "../outbox/mutations.ts";

/** What of a cart row decides what to do next. */
interface Row {
  _id: string;
  quantity: number;
  /** How many the seller has. */
  totalQuantity: number;
  available: boolean;
}

/** How what came of a wish differs from it; `left` is how many there are instead. */
export type CartOutcome = { kind: "soldOut" } | { kind: "fewer"; left: number };

export type CartCall =
  /** Without a quantity: the least that there is to begin with. */
  | { do: "add"; quantity: number | undefined }
  | { do: "change"; quantity: number }
  | { do: "remove" }
  | { do: "settle"; difference: CartOutcome | null };

/** What earlier calls have taught: there is nothing of the product, or less than is wished. */
export type StockHint = "soldOut" | "tooMuch";

/**
 * The next request that brings the server's cart to the mutation's quantity. It depends on the cart alone, so a lost response never adds a
 * product twice.
 */
export function nextCartCall(
  { id, quantity }: CartMutation,
  items: readonly Row[],
  stockHint: StockHint | null,
): CartCall {
  const row = items.find(({ _id }) => _id === id);
  const settle = (difference: CartOutcome | null): CartCall => ({ do: "settle", difference });
  if (quantity === 0) return row ? { do: "remove" } : settle(null);
  if (!row && stockHint === "soldOut") return settle({ kind: "soldOut" });
  // Nobody says how much there is of what is not in the cart: a first bit is put there, and then made more.
  if (!row) return { do: "add", quantity: stockHint === "tooMuch" ? undefined : quantity };
  if (!row.available) return { do: "remove" };
  const reachable = Math.min(quantity, row.totalQuantity);
  if (row.quantity !== reachable) return { do: "change", quantity: reachable };
  return settle(reachable < quantity ? { kind: "fewer", left: reachable } : null);
}
