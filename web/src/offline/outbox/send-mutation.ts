import type { Cart } from "@halkopiha/domain/cart/cart.ts";
import type { OrderStatus } from "@halkopiha/domain/orders/order.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { type CartCall, type CartOutcome, nextCartCall, type StockHint } from "../cart/next-cart-call.ts";
import type { CartMutation, FavoriteMutation } from "./mutations.ts";

/**
 * The server's calls. Each throws `Refused` when the server says no, and something else when nobody knows what came of it. What
 * has been done under a key is not done again under the same.
 */
export interface Calls {
  readCart(): Promise<Cart>;
  /** Without a quantity the least that there is to begin with. */
  add(id: string, quantity: number | undefined, key?: string): Promise<Cart>;
  change(id: string, quantity: number, key?: string): Promise<Cart>;
  remove(id: string): Promise<Cart>;
  /** Empties the cart; doing so twice changes nothing. */
  resetCart(): Promise<Cart>;
  readFavorites(): Promise<Product[]>;
  mark(id: string): Promise<Product[]>;
  unmark(id: string): Promise<Product[]>;
}

/** The server has understood and will not do it, however often it is asked. */
export class RejectedError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = "RejectedError";
    this.code = code;
  }
}

/** More rounds than stock that changes under our hands can cause. */
const maxRounds = 8;

const isGone = (code: string) => code === "notFound" || code === "notEnoughLeft";

/** What came of a wish: a refusal is told in the server's words. */
export type MutationOutcome =
  | CartOutcome
  | { kind: "gone" }
  /** Somebody else has moved the order; `status`: where to. */
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

/** What a refusal teaches about the product; null when the server will never do it. */
function interpretRejection(step: Call, code: string): StockHint | "changed" | null {
  if (isGone(code)) return step.do === "add" ? "soldOut" : "changed";
  if (code === "quantityExceeded") return step.do === "add" ? "tooMuch" : "changed";
  return null;
}

/**
 * Brings the server's cart to what is wished. `cart` is the server's cart when it is known for certain, otherwise null.
 * @throws whatever a lost call throws; the wish then waits and may be sent again
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
    // An earlier call for this wish may still be on its way. Later rounds have heard of everything before them.
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
 * @throws whatever a lost call throws; the reset then waits and is sent again
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
 * Marks or unmarks; doing so twice changes nothing.
 * @throws whatever a lost call throws
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
