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

const productFields = {
  ...common,
  /** The product as it was seen, to show what the server does not know of yet; null when its cart has it. */
  product: z.nullable(Product),
};

/** How many of a product there are to be in the cart in the end; 0 takes it out. */
const CartMutation = z.object({ kind: z.literal("cart"), ...productFields, quantity: Quantity });
export type CartMutation = z.infer<typeof CartMutation>;

/** Whether a product is to be a favourite in the end. */
const FavoriteMutation = z.object({ kind: z.literal("favorite"), ...productFields, marked: z.boolean() });
export type FavoriteMutation = z.infer<typeof FavoriteMutation>;

/** The cart is to be emptied, with the buyer's address: whoever filled it has logged out. §4 */
const CartResetMutation = z.object({ kind: z.literal("cartReset"), ...common });
export type CartResetMutation = z.infer<typeof CartResetMutation>;

/** The state that an order is to have: one step on from the one before, which may be waiting too. §4 */
const OrderMutation = z.object({
  kind: z.literal("order"),
  ...common,
  status: OrderStatus,
  /** Who moved it on: nobody else sends it, or sees that it waits. */
  owner: z.string(),
});
export type OrderMutation = z.infer<typeof OrderMutation>;

/** A mutation the server has not confirmed. It states the final value, not a difference, so replaying it after a lost response is safe. */
export const Mutation = z.discriminatedUnion("kind", [
  CartMutation,
  FavoriteMutation,
  CartResetMutation,
  OrderMutation,
]);
export type Mutation = z.infer<typeof Mutation>;
/** What someone does while they visit. */
export type UserMutation = Exclude<Mutation, CartResetMutation>;
type ProductMutation = CartMutation | FavoriteMutation;

const isSameOrderMutation = (one: Mutation, other: OrderMutation) =>
  one.kind === "order" && one.id === other.id && one.status === other.status;

function enqueueProductMutation(mutations: readonly Mutation[], mutation: ProductMutation): Mutation[] {
  const earlier = mutations.find(
    (queued): queued is ProductMutation => queued.kind === mutation.kind && queued.id === mutation.id,
  );
  const product = mutation.product ?? earlier?.product ?? null;
  return [...mutations.filter((waiting) => waiting !== earlier), { ...mutation, product }];
}

/**
 * Puts a wish last. It takes the place of an earlier one for the same goods; the steps of an order are kept all, as the server
 * takes one at a time, and the same step once.
 */
export function enqueueMutation(mutations: readonly Mutation[], mutation: UserMutation): Mutation[] {
  if (mutation.kind !== "order") return enqueueProductMutation(mutations, mutation);
  return mutations.some((queued) => isSameOrderMutation(queued, mutation))
    ? [...mutations]
    : [...mutations, mutation];
}

/** Takes out a wish that is settled, unless another one has taken its place meanwhile. */
export function dequeueMutation(mutations: readonly Mutation[], settled: Mutation): Mutation[] {
  return mutations.filter(({ version }) => version !== settled.version);
}

/** As when the page that was sending it is gone, or has had no answer. */
export const clearSending = ({ isSending: _, ...mutation }: Mutation): Mutation => mutation;

export const isCartMutation = (mutation: Mutation): mutation is CartMutation => mutation.kind === "cart";
export const isFavoriteMutation = (mutation: Mutation): mutation is FavoriteMutation =>
  mutation.kind === "favorite";
export const isCartResetMutation = (mutation: Mutation): mutation is CartResetMutation =>
  mutation.kind === "cartReset";
export const isOrderMutation = (mutation: Mutation): mutation is OrderMutation => mutation.kind === "order";

/** What may be sent for this person, and shown to them: everything but what others have done with their orders. */
export function mutationsOfUser(mutations: readonly Mutation[], userId: string | null): Mutation[] {
  return mutations.filter((mutation) => !isOrderMutation(mutation) || mutation.owner === userId);
}

/** What waits for the net or for its turn, and not just for an answer. */
export const pendingMutations = (mutations: readonly Mutation[]): Mutation[] =>
  mutations.filter(({ isSending }) => !isSending);

/** The state that an order will have when everything that waits has been sent; null when nothing waits for it. */
export function findPendingStatus(mutations: readonly Mutation[], orderId: string): OrderStatus | null {
  return mutations.filter(isOrderMutation).findLast(({ id }) => id === orderId)?.status ?? null;
}
