import * as z from "zod/mini";
import { Cents, calculateLinePrice, Sum } from "../money/money.ts";
import { formatItemTitle } from "../products/product-title.ts";
import { CalendarDay, Id, Quantity } from "../schemas/primitives.ts";
import { type Cart, type CartItem, type CartSeller, cartCapacity } from "./cart.ts";

const rowLimit = z.maxLength(cartCapacity);

/**
 * The cart that the buyer saw when ordering, as `GET /api/cart` answered it; only the fields that its prices are read from. A client that
 * stores the documented fields alone sends no `sellers` and no `available`. Cents, VAT included. §3, §7
 */
export const SeenCart = z.object({
  items: z
    .array(
      z.object({
        _id: Id,
        ownerId: Id,
        quantity: Quantity,
        unitPrice: Cents,
        totalQuantity: z.optional(Quantity),
        available: z.optional(z.boolean()),
      }),
    )
    .check(rowLimit),
  sellers: z.optional(
    z
      .array(
        z.object({
          _id: Id,
          delivery: z.optional(z.boolean()),
          deliveryCost: z.optional(z.nullable(z.object({ price: Sum }))),
        }),
      )
      .check(rowLimit),
  ),
  delivery: z.optional(z.boolean()),
  deliveryCost: z.optional(z.nullable(z.object({ price: Sum }))),
  totalPrice: Sum,
});
export type SeenCart = z.infer<typeof SeenCart>;

/** What a buyer saw of one seller's delivery; the price is null on pickup, or if it is agreed with the seller. */
interface SeenDelivery {
  /** Undefined if the client does not say. */
  delivery: boolean | undefined;
  price: number | null;
}

/** The prices that the buyer saw of what is ordered. They are compared with the current prices and never used as prices. */
export interface SeenPrices {
  /** The total of products and delivery, in cents. */
  total: number;
  items: ReadonlyMap<string, Pick<CartItem, "quantity" | "unitPrice">>;
  /** By seller; null if the client sent only the sum of several sellers' deliveries, which is part of `total`. */
  deliveries: ReadonlyMap<string, SeenDelivery> | null;
}

const item = { _id: Id, name: z.string() };
const delivery = { ownerId: Id, seller: z.string() };

/** A difference between the cart that the buyer saw and the current one. Prices in cents; null for a delivery without a price. */
export const CartChange = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("itemPrice"), ...item, from: Cents, to: Cents }),
  z.object({ kind: z.literal("itemQuantity"), ...item, from: Quantity, to: Quantity }),
  z.object({ kind: z.literal("itemAdded"), ...item }),
  z.object({ kind: z.literal("itemGone"), ...item }),
  z.object({ kind: z.literal("itemPaused"), ...item, until: CalendarDay }),
  z.object({ kind: z.literal("itemByQuote"), ...item }),
  z.object({
    kind: z.literal("deliveryPrice"),
    ...delivery,
    from: z.nullable(Sum),
    to: z.nullable(Sum),
  }),
  /** Delivered instead of picked up, or the other way round. */
  z.object({ kind: z.literal("deliveryChoice"), ...delivery, delivery: z.boolean() }),
  z.object({ kind: z.literal("deliveryGone"), ...delivery, from: Sum }),
  z.object({ kind: z.literal("deliveryOutside"), ...delivery }),
]);
export type CartChange = z.infer<typeof CartChange>;

const isOrdered = ({ items }: Pick<Cart, "items">, sellerId: string) =>
  items.some(({ ownerId, available }) => available && ownerId === sellerId);

function readDeliveries(cart: SeenCart, owners: ReadonlySet<string>): SeenPrices["deliveries"] {
  const toSeen = ({ delivery, deliveryCost }: Pick<SeenCart, "delivery" | "deliveryCost">) => ({
    delivery,
    price: deliveryCost?.price ?? null,
  });
  if (cart.sellers) {
    const ordered = cart.sellers.filter(({ _id }) => owners.has(_id));
    return new Map(ordered.map((seller) => [seller._id, toSeen(seller)]));
  }
  if (owners.size > 1) return null;
  return new Map([...owners].map((owner) => [owner, toSeen(cart)]));
}

/**
 * Reads what the buyer saw from a cart.
 * @param ownerIds the sellers to order from; all of the cart when missing
 */
export function toSeenPrices(cart: SeenCart, ownerIds?: readonly string[]): SeenPrices {
  const available = cart.items.filter(({ available, totalQuantity = 1 }) => available ?? totalQuantity > 0);
  const ordered = available.filter(({ ownerId }) => ownerIds?.includes(ownerId) ?? true);
  const deliveries = readDeliveries(cart, new Set(ordered.map(({ ownerId }) => ownerId)));
  const sum = [
    ...ordered.map(({ unitPrice, quantity }) => calculateLinePrice(unitPrice, quantity)),
    ...[...(deliveries?.values() ?? [])].map(({ price }) => price ?? 0),
  ].reduce((total, price) => total + price, 0);
  return {
    total: ordered.length === available.length ? cart.totalPrice : sum,
    items: new Map(ordered.map(({ _id, quantity, unitPrice }) => [_id, { quantity, unitPrice }])),
    deliveries,
  };
}

function itemChanges(
  item: CartItem,
  seen: Pick<CartItem, "quantity" | "unitPrice"> | undefined,
): CartChange[] {
  const { _id, available, byQuote, pausedUntil, quantity, unitPrice } = item;
  const name = formatItemTitle(item);
  if (!seen) return available ? [{ kind: "itemAdded", _id, name }] : [];
  if (pausedUntil !== null) return [{ kind: "itemPaused", _id, name, until: pausedUntil }];
  if (byQuote) return [{ kind: "itemByQuote", _id, name }];
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
  seen: SeenDelivery | undefined,
): CartChange[] {
  if (outsideArea && seen?.delivery && !delivery) return [{ kind: "deliveryOutside", ownerId, seller }];
  const [from, to] = [seen?.price ?? null, deliveryCost?.price ?? null];
  const isOther = seen?.delivery !== undefined && seen.delivery !== delivery;
  if (isOther) return [{ kind: "deliveryChoice", ownerId, seller, delivery }];
  if (deliveryCostGone) return from === null ? [] : [{ kind: "deliveryGone", ownerId, seller, from }];
  return from === to ? [] : [{ kind: "deliveryPrice", ownerId, seller, from, to }];
}

/** Lists the changes in a cart since its buyer saw it: products first, then deliveries, in the cart's order. */
export function findCartChanges(seen: SeenPrices, cart: Cart): CartChange[] {
  const { items, deliveries } = seen;
  const sellers = deliveries ? cart.sellers.filter(({ _id }) => isOrdered(cart, _id)) : [];
  return [
    ...cart.items.flatMap((one) => itemChanges(one, items.get(one._id))),
    ...sellers.flatMap((seller) => deliveryChanges(seller, deliveries?.get(seller._id))),
  ];
}

/** Whether the total and every price of the cart equal those that the buyer saw. */
export function matchesSeenPrices(seen: SeenPrices, cart: Cart): boolean {
  return seen.total === cart.totalPrice && findCartChanges(seen, cart).length === 0;
}
