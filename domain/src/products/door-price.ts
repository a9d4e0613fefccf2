import * as z from "zod/mini";
import { calculateLinePrice, Sum } from "../money/money.ts";
import {
  DeliveryCost,
  deliveryDistanceKm,
  offersDelivery,
  offersPickup,
  priceDeliveries,
} from "../orders/delivery.ts";
import { type Coords, Quantity } from "../schemas/primitives.ts";
import type { DeliveryMethod, SortByPlace } from "./catalogue.ts";
import type { Product } from "./product.ts";
import { toWantedQuantity, type WantedWood } from "./wanted-wood.ts";

/** What a delivery price is calculated from; the price itself is public. */
export const DeliveryPrice = z.pick(DeliveryCost, {
  _id: true,
  name: true,
  price: true,
  multipliedByQuantity: true,
});
export type DeliveryPrice = z.infer<typeof DeliveryPrice>;

/** What a seller's active costs charge, the cheapest first. */
export function toDeliveryPrices(costs: readonly DeliveryCost[]): DeliveryPrice[] {
  return costs
    .filter(({ available }) => available)
    .map(({ _id, name, price, multipliedByQuantity }) => ({ _id, name, price, multipliedByQuantity }))
    .sort((a, b) => a.price - b.price || (a._id < b._id ? -1 : 1));
}

/** Driving distance from the seller to the buyer, in whole km. */
const distance = z.int();
/** The price of the products in cents without delivery, and of how many units. */
const pricedProducts = { quantity: Quantity, goods: Sum, distance };

/** What a buyer pays for the wanted amount of a product, and how it comes. All prices in cents, VAT included. */
export const DoorPrice = z.discriminatedUnion("kind", [
  /** Brought by the seller at the cheapest of their delivery prices. */
  z.object({ kind: z.literal("delivered"), ...pricedProducts, delivery: Sum, total: Sum }),
  /** Brought by the seller, who has no delivery price: 'Toimitus sovittava'. */
  z.object({ kind: z.literal("agreed"), ...pricedProducts }),
  /** Fetched by the buyer. */
  z.object({ kind: z.literal("pickup"), ...pricedProducts }),
  /** The seller has less than the wanted amount; `left` in the unit of the product. */
  z.object({ kind: z.literal("short"), left: Quantity, distance }),
  /** The volume of a unit is not known, or the product is not firewood. */
  z.object({ kind: z.literal("incomparable"), distance }),
]);
export type DoorPrice = z.infer<typeof DoorPrice>;

/** What the price at a door depends on besides the product and the amount. */
export interface Door {
  coords: Coords;
  /** Whether the seller's delivery area has the buyer's locality. */
  isInArea: boolean;
  /** The active delivery prices of the seller. */
  deliveryPrices: readonly DeliveryPrice[];
  /** What the buyer searched for: delivery alone, pickup alone, or either. */
  method?: DeliveryMethod | undefined;
}

/** How a seller's products come to the door; null if they do not. A delivery is preferred to pickup. */
function findWay({ owner }: Product, { isInArea, method }: Door): "delivery" | "pickup" | null {
  const mayDeliver = isInArea && offersDelivery(owner.deliveryMethod);
  if (mayDeliver && method !== "Noutopiste") return "delivery";
  return offersPickup(owner.deliveryMethod) && method !== "Kuljetus" ? "pickup" : null;
}

/** The price of the wanted amount of a product at a buyer's door, as the cart will charge it; null if it neither comes there nor can be fetched. */
export function calculateDoorPrice(
  product: Product,
  wanted: Pick<WantedWood, "amount" | "unit">,
  door: Door,
): DoorPrice | null {
  const way = findWay(product, door);
  if (way === null) return null;
  const { coords } = product.owner.address;
  const km = deliveryDistanceKm(coords, door.coords);
  const quantity = product.category === "Polttopuut" ? toWantedQuantity(product, wanted) : null;
  if (quantity === null) return { kind: "incomparable", distance: km };
  if (quantity > product.quantity) return { kind: "short", left: product.quantity, distance: km };
  const goods = calculateLinePrice(product.price, quantity);
  const offer = { quantity, goods, distance: km };
  if (way === "pickup") return { kind: "pickup", ...offer };
  const [cheapest] = priceDeliveries(door.deliveryPrices, quantity, coords, door.coords);
  if (!cheapest) return { kind: "agreed", ...offer };
  const delivery = cheapest.priced.price;
  return { kind: "delivered", ...offer, delivery, total: goods + delivery };
}

/** What is brought at a known price comes first, then what is brought at a price to agree on, then what is fetched. */
const ranks: Record<DoorPrice["kind"], number> = {
  delivered: 0,
  agreed: 1,
  pickup: 2,
  short: 3,
  incomparable: 4,
};

const toTotal = (price: DoorPrice): number => {
  if (price.kind === "delivered") return price.total;
  return price.kind === "agreed" || price.kind === "pickup" ? price.goods : 0;
};

/** Sorts by the price at the door, cheapest first; of equal prices the nearest. */
export function compareDoorPrices(a: DoorPrice, b: DoorPrice): number {
  return ranks[a.kind] - ranks[b.kind] || toTotal(a) - toTotal(b) || a.distance - b.distance;
}

/** The orders by the place of the buyer. */
export const doorComparisons: Record<SortByPlace, (a: DoorPrice, b: DoorPrice) => number> = {
  home: compareDoorPrices,
  nearest: (a, b) => a.distance - b.distance || compareDoorPrices(a, b),
};
