import type { Cart } from "@halkopiha/domain/cart/cart.ts";
import type { OrderStatus } from "@halkopiha/domain/orders/order.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import type { CartMutation, FavoriteMutation } from "./mutations.ts";
import { type CartCall, type CartOutcome, nextCartCall, type StockHint } from "./next-cart-call.ts";

/**
 * API calls for cart and favourites. Each throws RejectedError when the server rejects it, and another error when the result is unknown.
 * The server runs a call with the same idempotency key only once.
 */
export interface Calls {
  readCart(): Promise<Cart>;
  /** Without a quantity the server adds its minimum. */
  add(id: string, quantity: number | undefined, key?: string): Promise<Cart>;
  change(id: string, quantity: number, key?: string): Promise<Cart>;
  remove(id: string): Promise<Cart>;
  /** Empties the cart; idempotent. */
  resetCart(): Promise<Cart>;
  readFavorites(): Promise<Product[]>;
  mark(id: string): Promise<Product[]>;
  unmark(id: string): Promise<Product[]>;
}

/** The server rejected the call; repeating it gives the same result. */
export class RejectedError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = "RejectedError";
    this.code = code;
  }
}

/** Maximum number of calls per mutation, more than stock changes during the replay can require. */
const maxRounds = 8;

const isGone = (code: string) => code === "notFound" || code === "notEnoughLeft";

/** Result of a mutation that differs from what was requested; a rejection holds the server's message. */
export type MutationOutcome =
  | CartOutcome
  | { kind: "gone" }
  /** Another user has changed the order's status; `status` is the current one. */
  | { kind: "movedOn"; status: OrderStatus }
  | { kind: "rejected"; message: string }
  | null;

type Call = Exclude<CartCall, { do: "settle" }>;

function makeCall(step: Call, id: string, calls: Calls, key: string | undefined): Promise<Cart> {
  switch (step.do) {
    case "add":
      return calls.add(id, step.quantity, key);
    case "change":
      return calls.change(id, step.quantity, key);
    case "remove":
      return calls.remove(id);
  }
}

/** What a rejection says about the product; null when the call can never succeed. */
function interpretRejection(step: Call, code: string): StockHint | "changed" | null {
  if (isGone(code)) return step.do === "add" ? "soldOut" : "changed";
  if (code === "quantityExceeded") return step.do === "add" ? "tooMuch" : "changed";
  return null;
}

/**
 * Brings the server's cart to the mutation's quantity. `cart` is the server's cart when it is known for certain, otherwise null.
 * @throws the error of a call whose result is unknown; the mutation then stays queued and may be sent again
 */
export async function sendCartMutation(
  mutation: CartMutation,
  cart: Cart | null,
  calls: Calls,
): Promise<{ cart: Cart; outcome: MutationOutcome }> {
  let now = cart ?? (await calls.readCart());
  let stockHint: StockHint | null = null;
  for (let round = 0; round < maxRounds; round += 1) {
    const step = nextCartCall(mutation, now.items, stockHint);
    // Only the first call can repeat an earlier one of the same mutation, so only it has the idempotency key; later rounds know the result
    // of the ones before.
    const key = round === 0 ? mutation.version : undefined;
    if (step.do === "settle") return { cart: now, outcome: step.difference };
    if (step.do === "remove") stockHint = "soldOut";
    try {
      now = await makeCall(step, mutation.id, calls, key);
    } catch (error) {
      if (!(error instanceof RejectedError)) throw error;
      now = await calls.readCart();
      const hint = interpretRejection(step, error.code);
      if (hint === null) return { cart: now, outcome: { kind: "rejected", message: error.message } };
      if (hint !== "changed") stockHint = hint;
    }
  }
  throw new Error("the cart did not converge");
}

/**
 * Empties the server's cart.
 * @throws the error of a call whose result is unknown; the reset then stays queued and is sent again
 */
export async function sendCartReset(calls: Calls): Promise<{ cart: Cart; outcome: MutationOutcome }> {
  try {
    return { cart: await calls.resetCart(), outcome: null };
  } catch (error) {
    if (!(error instanceof RejectedError)) throw error;
    return { cart: await calls.readCart(), outcome: { kind: "rejected", message: error.message } };
  }
}

/**
 * Adds or removes a favourite; idempotent.
 * @throws the error of a call whose result is unknown
 */
export async function sendFavoriteMutation(
  { id, marked }: FavoriteMutation,
  calls: Calls,
): Promise<{ favorites: Product[]; outcome: MutationOutcome }> {
  try {
    return { favorites: await (marked ? calls.mark(id) : calls.unmark(id)), outcome: null };
  } catch (error) {
    if (!(error instanceof RejectedError)) throw error;
    const outcome: MutationOutcome = isGone(error.code)
      ? { kind: "gone" }
      : { kind: "rejected", message: error.message };
    return { favorites: await calls.readFavorites(), outcome };
  }
}
