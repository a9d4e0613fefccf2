import { OrderStatus } from "@halkopiha/domain/orders/order.ts";
import { ProposedTimes } from "@halkopiha/domain/orders/order-times.ts";
import { Product } from "@halkopiha/domain/products/product.ts";
import { Quantity } from "@halkopiha/domain/schemas/primitives.ts";
import * as z from "zod/mini";

const common = {
  /** Id of the product or the order. */
  id: z.string(),
  /** Display name for the list of pending mutations. */
  label: z.string(),
  /** Distinguishes a mutation from a later one for the same entity. */
  version: z.string(),
  /** A page is sending the mutation and reports its result. If that page is closed, the mutation counts as pending again. */
  isSending: z.optional(z.boolean()),
};

const productFields = {
  ...common,
  /** The product as shown to the visitor, to display it before the server's cart has it; null when the cart has it already. */
  product: z.nullable(Product),
};

/** The final quantity of a product in the cart; 0 removes it. */
const CartMutation = z.object({ kind: z.literal("cart"), ...productFields, quantity: Quantity });
export type CartMutation = z.infer<typeof CartMutation>;

/** Whether a product should be a favourite. */
const FavoriteMutation = z.object({ kind: z.literal("favorite"), ...productFields, marked: z.boolean() });
export type FavoriteMutation = z.infer<typeof FavoriteMutation>;

/** Empties the server's cart and the buyer's address after logout. §4 */
const CartResetMutation = z.object({ kind: z.literal("cartReset"), ...common });
export type CartResetMutation = z.infer<typeof CartResetMutation>;

/** The status that an order should get: the one after its previous status, which may also be pending. §4 */
const OrderMutation = z.object({
  kind: z.literal("order"),
  ...common,
  status: OrderStatus,
  /** Id of the user who changed the status; the mutation is neither sent nor shown for other users. */
  owner: z.string(),
  /** Until then the user can undo the step and it is not sent: milliseconds since 1970 on the device's clock. */
  notBefore: z.optional(z.int()),
  /** Of steps that were made with one press, which are undone together. */
  batch: z.optional(z.string()),
  /** A request has been sent, and whether it arrived is not known. */
  isAttempted: z.optional(z.boolean()),
});
export type OrderMutation = z.infer<typeof OrderMutation>;

/** The times that a seller proposes to the buyer of an order. */
const OrderTimesMutation = z.object({
  kind: z.literal("orderTimes"),
  ...common,
  times: ProposedTimes,
  /** Id of the user who proposes them; the mutation is neither sent nor shown for other users. */
  owner: z.string(),
});
export type OrderTimesMutation = z.infer<typeof OrderTimesMutation>;

/** A mutation the server has not confirmed. It states the final value, not a difference, so replaying it after a lost response is safe. */
export const Mutation = z.discriminatedUnion("kind", [
  CartMutation,
  FavoriteMutation,
  CartResetMutation,
  OrderMutation,
  OrderTimesMutation,
]);
export type Mutation = z.infer<typeof Mutation>;
/** Mutations that a user action creates. */
export type UserMutation = Exclude<Mutation, CartResetMutation>;
type ProductMutation = CartMutation | FavoriteMutation;

const isSameOrderMutation = (one: Mutation, other: OrderMutation) =>
  one.kind === "order" && one.id === other.id && one.status === other.status && one.owner === other.owner;

function enqueueProductMutation(mutations: readonly Mutation[], mutation: ProductMutation): Mutation[] {
  const earlier = mutations.find(
    (queued): queued is ProductMutation => queued.kind === mutation.kind && queued.id === mutation.id,
  );
  const product = mutation.product ?? earlier?.product ?? null;
  return [...mutations.filter((waiting) => waiting !== earlier), { ...mutation, product }];
}

/** Times that have not been sent are replaced by the later ones. */
const enqueueTimes = (mutations: readonly Mutation[], mutation: OrderTimesMutation): Mutation[] => [
  ...mutations.filter(({ kind, id }) => kind !== "orderTimes" || id !== mutation.id),
  mutation,
];

/**
 * Appends a mutation. It replaces an earlier one for the same product. Status changes of an order are all kept, because the server accepts
 * one step at a time; a duplicate is dropped.
 */
export function enqueueMutation(mutations: readonly Mutation[], mutation: UserMutation): Mutation[] {
  if (mutation.kind === "orderTimes") return enqueueTimes(mutations, mutation);
  if (mutation.kind !== "order") return enqueueProductMutation(mutations, mutation);
  return mutations.some((queued) => isSameOrderMutation(queued, mutation))
    ? [...mutations]
    : [...mutations, mutation];
}

/** Removes a settled mutation, unless a newer one has replaced it. */
export function dequeueMutation(mutations: readonly Mutation[], settled: Mutation): Mutation[] {
  return mutations.filter(({ version }) => version !== settled.version);
}

/** The mutation without `isSending`: the page that sent it was closed, or no response came. */
export function clearSending({ isSending, ...mutation }: Mutation): Mutation {
  return isSending && mutation.kind === "order" ? { ...mutation, isAttempted: true } : mutation;
}

/** A step of an order whose request was sent, by a page that may not have got the response: it cannot be undone any more. */
export function markAttempted(mutation: Mutation): Mutation {
  if (mutation.kind !== "order") return mutation;
  const { notBefore, ...step } = mutation;
  return { ...step, isAttempted: true };
}

export const includesMutation = (mutations: readonly Mutation[], { version }: Mutation) =>
  mutations.some((mutation) => mutation.version === version);

export const isCartMutation = (mutation: Mutation): mutation is CartMutation => mutation.kind === "cart";
export const isFavoriteMutation = (mutation: Mutation): mutation is FavoriteMutation =>
  mutation.kind === "favorite";
export const isCartResetMutation = (mutation: Mutation): mutation is CartResetMutation =>
  mutation.kind === "cartReset";
export const isOrderMutation = (mutation: Mutation): mutation is OrderMutation => mutation.kind === "order";

export const isTimesMutation = (mutation: Mutation): mutation is OrderTimesMutation =>
  mutation.kind === "orderTimes";

/** Whether a mutation is of a seller's orders, which ends with their login. */
export const isSellerMutation = (mutation: Mutation): mutation is OrderMutation | OrderTimesMutation =>
  isOrderMutation(mutation) || isTimesMutation(mutation);

/** Mutations that may be sent for a user and shown to them: all except those of other users' orders. */
export function mutationsOfUser(mutations: readonly Mutation[], userId: string | null): Mutation[] {
  return mutations.filter((mutation) => !isSellerMutation(mutation) || mutation.owner === userId);
}

/** Mutations that are queued and not being sent. */
export const pendingMutations = (mutations: readonly Mutation[]): Mutation[] =>
  mutations.filter(({ isSending }) => !isSending);
