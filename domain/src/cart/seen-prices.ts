import * as z from "zod/mini";
import { Cents, Sum } from "../money/money.ts";
import { CalendarDay, Id, Quantity } from "../schemas/primitives.ts";
import { type Cart, type CartItem, type CartSeller, cartCapacity } from "./cart.ts";

const rowLimit = z.maxLength(cartCapacity);

/** The prices that the buyer saw when ordering. They are compared with the current prices and never used as prices. Cents, VAT included. */
export const SeenPrices = z.object({
  /** The total of products and delivery. */
  total: Sum,
  items: z.array(z.object({ _id: Id, quantity: Quantity, unitPrice: Cents })).check(rowLimit),
  /** By seller; the cost is null on pickup, or if the price is agreed with the seller. */
  deliveries: z
    .array(
      z.object({
        ownerId: Id,
        /** Whether the buyer saw a delivery. */
        delivery: z.optional(z.boolean()),
        deliveryCostId: z.nullable(Id),
        price: z.nullable(Sum),
      }),
    )
    .check(rowLimit),
});
export type SeenPrices = z.infer<typeof SeenPrices>;

const item = { _id: Id, name: z.string() };
const delivery = { ownerId: Id, seller: z.string() };

/** A difference between the cart that the buyer saw and the current one. Prices in cents; null for a delivery without a price. */
export const CartChange = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("itemPrice"), ...item, from: Cents, to: Cents }),
  z.object({ kind: z.literal("itemQuantity"), ...item, from: Quantity, to: Quantity }),
  z.object({ kind: z.literal("itemAdded"), ...item }),
  z.object({ kind: z.literal("itemGone"), ...item }),
  z.object({ kind: z.literal("itemPaused"), ...item, until: CalendarDay }),
  z.object({
    kind: z.literal("deliveryPrice"),
    ...delivery,
    from: z.nullable(Sum),
    to: z.nullable(Sum),
  }),
  z.object({ kind: z.literal("deliveryGone"), ...delivery, from: Sum }),
  z.object({ kind: z.literal("deliveryOutside"), ...delivery }),
]);
export type CartChange = z.infer<typeof CartChange>;

const isOrdered = ({ items }: Pick<Cart, "items">, sellerId: string) =>
  items.some(({ ownerId, available }) => available && ownerId === sellerId);

/** Converts a displayed cart to the prices sent with its order. */
export function toSeenPrices({ items, sellers, totalPrice }: Cart): SeenPrices {
  return {
    total: totalPrice,
    items: items
      .filter(({ available }) => available)
      .map(({ _id, quantity, unitPrice }) => ({ _id, quantity, unitPrice })),
    deliveries: sellers
      .filter(({ _id }) => isOrdered({ items }, _id))
      .map(({ _id, delivery, deliveryCost }) => ({
        ownerId: _id,
        delivery,
        deliveryCostId: deliveryCost?.deliveryCostId ?? null,
        price: deliveryCost?.price ?? null,
      })),
  };
}

const formatItemName = ({ name, material }: CartItem) => (material ? `${name}, ${material}` : name);

function itemChanges(item: CartItem, seen: SeenPrices["items"][number] | undefined): CartChange[] {
  const { _id, available, pausedUntil, quantity, unitPrice } = item;
  const name = formatItemName(item);
  if (!seen) return available ? [{ kind: "itemAdded", _id, name }] : [];
  if (pausedUntil !== null) return [{ kind: "itemPaused", _id, name, until: pausedUntil }];
  if (!available) return [{ kind: "itemGone", _id, name }];
  const changes: CartChange[] = [];
  if (seen.unitPrice !== unitPrice)
    changes.push({ kind: "itemPrice", _id, name, from: seen.unitPrice, to: unitPrice });
  if (seen.quantity !== quantity)
    changes.push({ kind: "itemQuantity", _id, name, from: seen.quantity, to: quantity });
  return changes;
}

function deliveryChanges(
  { _id: ownerId, name: seller, delivery, deliveryCost, deliveryCostGone, outsideArea }: CartSeller,
  seen: SeenPrices["deliveries"][number] | undefined,
): CartChange[] {
  if (outsideArea && seen?.delivery && !delivery) return [{ kind: "deliveryOutside", ownerId, seller }];
  const [from, to] = [seen?.price ?? null, deliveryCost?.price ?? null];
  if (deliveryCostGone) return from === null ? [] : [{ kind: "deliveryGone", ownerId, seller, from }];
  return from === to ? [] : [{ kind: "deliveryPrice", ownerId, seller, from, to }];
}

/** Lists the changes in a cart since its buyer saw it: products first, then deliveries, in the cart's order. */
export function findCartChanges(seen: SeenPrices, cart: Cart): CartChange[] {
  const known = new Map(seen.items.map((one) => [one._id, one]));
  const deliveries = new Map(seen.deliveries.map((one) => [one.ownerId, one]));
  return [
    ...cart.items.flatMap((one) => itemChanges(one, known.get(one._id))),
    ...cart.sellers
      .filter(({ _id }) => isOrdered(cart, _id))
      .flatMap((seller) => deliveryChanges(seller, deliveries.get(seller._id))),
  ];
}

/** Whether the total and every price of the cart equal those that the buyer saw. */
export function matchesSeenPrices(seen: SeenPrices, cart: Cart): boolean {
  return seen.total === cart.totalPrice && findCartChanges(seen, cart).length === 0;
}
