import { minQuantity } from "@halkopiha/domain/money/quantity.ts";
import type { Unit } from "@halkopiha/domain/products/catalogue.ts";
import type { CartMutation } from "./mutations.ts";

/** The fields of a cart row that determine the next call. */
interface Row {
  _id: string;
  quantity: number;
  unit: Unit;
  /** Quantity that the seller has in stock. */
  totalQuantity: number;
  available: boolean;
  /** A paused row stays in the cart. */
  pausedUntil: string | null;
  /** A row of a service by quote stays in the cart as it is. */
  byQuote: boolean;
}

/** How the server's cart differs from the mutation; `left` is the available quantity. */
export type CartOutcome = { kind: "soldOut" } | { kind: "fewer"; left: number };

export type CartCall =
  /** Without a quantity the server adds its minimum. */
  | { do: "add"; quantity: number | undefined }
  | { do: "change"; quantity: number }
  | { do: "remove" }
  | { do: "settle"; difference: CartOutcome | null };

/** What rejected calls have shown about the stock: nothing is left, or less than the mutation's quantity. */
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
  // The stock of a product outside the cart is unknown: after a rejection, add the minimum first and then increase it.
  if (!row) return { do: "add", quantity: stockHint === "tooMuch" ? undefined : quantity };
  if (row.byQuote) return settle(null);
  if (!row.available && row.pausedUntil === null) return { do: "remove" };
  // The server raises a quantity to the minimum, so less would be asked for again and again.
  const wanted = Math.max(quantity, minQuantity(row.unit, row.totalQuantity));
  const reachable = Math.min(wanted, row.totalQuantity);
  if (row.quantity !== reachable) return { do: "change", quantity: reachable };
  return settle(reachable < quantity ? { kind: "fewer", left: reachable } : null);
}
