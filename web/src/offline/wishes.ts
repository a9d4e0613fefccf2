import { OrderStatus } from "@halkopiha/domain/orders/order.ts";
import { Product } from "@halkopiha/domain/products/product.ts";
import { Quantity } from "@halkopiha/domain/schemas/primitives.ts";
import * as z from "zod/mini";

const common = {
  /** The product or the order. */
  id: z.string(),
  /** What it is called where the wish is shown. */
  label: z.string(),
  /** Tells a wish from a later one for the same thing. */
  version: z.string(),
  /** A page is sending it and tells what comes of it. When that page is gone, it waits like any other. */
  isSending: z.optional(z.boolean()),
};

const ofGoods = {
  ...common,
  /** The product as it was seen, to show what the server does not know of yet; null when its cart has it. */
  product: z.nullable(Product),
};

/** How many of a product there are to be in the cart in the end; 0 takes it out. */
const CartWish = z.object({ kind: z.literal("cart"), ...ofGoods, quantity: Quantity });
export type CartWish = z.infer<typeof CartWish>;

/** Whether a product is to be a favourite in the end. */
const FavoriteWish = z.object({ kind: z.literal("favorite"), ...ofGoods, marked: z.boolean() });
export type FavoriteWish = z.infer<typeof FavoriteWish>;

/** The cart is to be emptied, with the buyer's address: whoever filled it has logged out. §4 */
const CartReset = z.object({ kind: z.literal("cartReset"), ...common });
export type CartReset = z.infer<typeof CartReset>;

/** The state that an order is to have: one step on from the one before, which may be waiting too. §4 */
const OrderWish = z.object({
  kind: z.literal("order"),
  ...common,
  status: OrderStatus,
  /** Who moved it on: nobody else sends it, or sees that it waits. */
  owner: z.string(),
});
export type OrderWish = z.infer<typeof OrderWish>;

/**
 * A change that the server has not confirmed. It says how things are to be in the end, never by how much they change:
 * so it can be sent again after an answer was lost.
 */
export const Wish = z.discriminatedUnion("kind", [CartWish, FavoriteWish, CartReset, OrderWish]);
export type Wish = z.infer<typeof Wish>;
/** What someone does while they visit. */
export type Change = Exclude<Wish, CartReset>;
type GoodsWish = CartWish | FavoriteWish;

const isSameStep = (one: Wish, other: OrderWish) =>
  one.kind === "order" && one.id === other.id && one.status === other.status;

function withGoodsWish(wishes: readonly Wish[], wish: GoodsWish): Wish[] {
  const earlier = wishes.find(
    (waiting): waiting is GoodsWish => waiting.kind === wish.kind && waiting.id === wish.id,
  );
  const product = wish.product ?? earlier?.product ?? null;
  return [...wishes.filter((waiting) => waiting !== earlier), { ...wish, product }];
}

/**
 * Puts a wish last. It takes the place of an earlier one for the same goods; the steps of an order are kept all, as the server
 * takes one at a time, and the same step once.
 */
export function withWish(wishes: readonly Wish[], wish: Change): Wish[] {
  if (wish.kind !== "order") return withGoodsWish(wishes, wish);
  return wishes.some((waiting) => isSameStep(waiting, wish)) ? [...wishes] : [...wishes, wish];
}

/** Takes out a wish that is settled, unless another one has taken its place meanwhile. */
export function withoutWish(wishes: readonly Wish[], settled: Wish): Wish[] {
  return wishes.filter(({ version }) => version !== settled.version);
}

/** As when the page that was sending it is gone, or has had no answer. */
export const unsent = ({ isSending: _, ...wish }: Wish): Wish => wish;

export const isCartWish = (wish: Wish): wish is CartWish => wish.kind === "cart";
export const isFavoriteWish = (wish: Wish): wish is FavoriteWish => wish.kind === "favorite";
export const isCartReset = (wish: Wish): wish is CartReset => wish.kind === "cartReset";
export const isOrderWish = (wish: Wish): wish is OrderWish => wish.kind === "order";

/** What may be sent for this person, and shown to them: everything but what others have done with their orders. */
export function ownWishes(wishes: readonly Wish[], person: string | null): Wish[] {
  return wishes.filter((wish) => !isOrderWish(wish) || wish.owner === person);
}

/** What waits for the net or for its turn, and not just for an answer. */
export const waitingWishes = (wishes: readonly Wish[]): Wish[] =>
  wishes.filter(({ isSending }) => !isSending);

/** The state that an order will have when everything that waits has been sent; null when nothing waits for it. */
export function waitingStatus(wishes: readonly Wish[], orderId: string): OrderStatus | null {
  return wishes.filter(isOrderWish).findLast(({ id }) => id === orderId)?.status ?? null;
}
