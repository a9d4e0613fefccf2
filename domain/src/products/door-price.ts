import * as z from "zod/mini";
import { calculateLinePrice, Sum } from "../money/money.ts";
import { DeliveryCost, findMissedMinOrder, priceDeliveries } from "../orders/delivery.ts";
import { offersDelivery, offersPickup } from "../orders/delivery-area.ts";
import { deliveryDistanceKm } from "../orders/distance.ts";
import { type Coords, Quantity } from "../schemas/primitives.ts";
import type { SortByPlace } from "../search/options.ts";
import { toWantedQuantity, type WantedWood } from "../search/wanted-wood.ts";
import type { DeliveryMethod } from "./catalogue.ts";
import type { Product } from "./product.ts";

/** What a delivery price is calculated from; the price itself is public. */
export const DeliveryPrice = z.pick(DeliveryCost, {
  _id: true,
  name: true,
  price: true,
  multipliedByQuantity: true,
  basePrice: true,
  minOrder: true,
  freeFrom: true,
});
export type DeliveryPrice = z.infer<typeof DeliveryPrice>;

/** The terms of a delivery price that it has; a price without terms is written as it was before there were any. */
const pickTerms = ({ basePrice, minOrder, freeFrom }: DeliveryCost): Partial<DeliveryPrice> => ({
  ...(basePrice && { basePrice }),
  ...(minOrder && { minOrder }),
  ...(freeFrom && { freeFrom }),
});

/** What a seller's active costs charge, the cheapest first. */
export function toDeliveryPrices(costs: readonly DeliveryCost[]): DeliveryPrice[] {
  return costs
    .filter(({ available }) => available)
    .map((cost) => {
      const { _id, name, price, multipliedByQuantity } = cost;
      return { _id, name, price, multipliedByQuantity, ...pickTerms(cost) };
    })
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

/** How products of a price come to the door; null if they do not. A delivery is preferred to pickup. */
function findWay(
  { owner }: Product,
  { isInArea, method, deliveryPrices }: Door,
  goods: number,
): "delivery" | "pickup" | null {
  const reaches = findMissedMinOrder(deliveryPrices, goods) === null;
  const mayDeliver = isInArea && offersDelivery(owner.deliveryMethod) && reaches;
  if (mayDeliver && method !== "Noutopiste") return "delivery";
  return offersPickup(owner.deliveryMethod) && method !== "Kuljetus" ? "pickup" : null;
}

/** The price of the wanted amount of a product at a buyer's door, as the cart will charge it; null if it neither comes there nor can be fetched. */
export function calculateDoorPrice(
  product: Product,
  wanted: Pick<WantedWood, "amount" | "unit">,
  door: Door,
): DoorPrice | null {
  const quantity = product.category === "Polttopuut" ? toWantedQuantity(product, wanted) : null;
  const goods = quantity === null ? Number.POSITIVE_INFINITY : calculateLinePrice(product.price, quantity);
  const way = findWay(product, door, goods);
  if (way === null) return null;
  const { coords } = product.owner.address;
  const km = deliveryDistanceKm(coords, door.coords);
  if (quantity === null) return { kind: "incomparable", distance: km };
  if (quantity > product.quantity) return { kind: "short", left: product.quantity, distance: km };
  const priced = { quantity, goods, distance: km };
  if (way === "pickup") return { kind: "pickup", ...priced };
  const [cheapest] = priceDeliveries(door.deliveryPrices, { quantity, goods }, coords, door.coords);
  if (!cheapest) return { kind: "agreed", ...priced };
  const delivery = cheapest.priced.price;
  return { kind: "delivered", ...priced, delivery, total: goods + delivery };
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
  door: compareDoorPrices,
  nearest: (a, b) => a.distance - b.distance || compareDoorPrices(a, b),
};
