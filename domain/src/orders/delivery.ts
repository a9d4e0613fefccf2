import * as z from "zod/mini";
import { AppliedVat, Cents, calculateLinePrice, defaultVat, Price, Sum, splitVat } from "../money/money.ts";
import { type Coords, Id, Instant, Quantity, SeenAt } from "../schemas/primitives.ts";
import { deliveryDistanceKm } from "./distance.ts";

export const deliveryCostNames = ["Kilometrien mukaan", "Kiinteä hinta"] as const;
export const deliveryCostUnits = ["kpl", "km"] as const;

/** What a delivery price may say besides its price; absent or null where it does not. Cents, VAT included. */
const terms = {
  /** Charged once for a delivery by distance, besides the price of the kilometres. */
  basePrice: z.optional(z.nullable(Cents)),
  /** The price of the delivered products from which the seller delivers. */
  minOrder: z.optional(z.nullable(Cents)),
  /** The price of the delivered products from which the delivery is free. */
  freeFrom: z.optional(z.nullable(Cents)),
};

/** A seller's delivery price. `price` is per km or per delivery, VAT included. §3 */
export const DeliveryCost = z.object({
  _id: Id,
  name: z.enum(deliveryCostNames),
  unit: z.enum(deliveryCostUnits),
  price: Cents,
  owner: Id,
  /** Only available ('Aktiivinen') costs are offered to buyers. */
  available: z.boolean(),
  multipliedByQuantity: z.boolean(),
  ...terms,
  createdAt: Instant,
  updatedAt: Instant,
});
export type DeliveryCost = z.infer<typeof DeliveryCost>;

/** The unit that each kind of delivery cost is priced by: one kilometre, or one delivery. §9 */
export const costUnit = {
  "Kilometrien mukaan": "km",
  "Kiinteä hinta": "kpl",
} as const satisfies Record<DeliveryCost["name"], DeliveryCost["unit"]>;

const term = z.optional(z.nullable(Price));
const costFields = {
  name: DeliveryCost.shape.name,
  unit: DeliveryCost.shape.unit,
  price: Price,
  basePrice: term,
  minOrder: term,
  freeFrom: term,
};

const hasUnitOfKind = z.refine<Pick<DeliveryCost, "name" | "unit">>(
  ({ name, unit }) => costUnit[name] === unit,
  {
    path: ["unit"],
    error: "Kilometrien mukaan laskettavan hinnan yksikkö on km, kiinteän hinnan kpl.",
  },
);

const hasBaseOfDistance = z.refine<Pick<DeliveryCost, "name" | "basePrice">>(
  ({ name, basePrice }) => name === "Kilometrien mukaan" || !basePrice,
  { path: ["basePrice"], error: "Lähtömaksu kuuluu vain kilometrien mukaan laskettavaan hintaan." },
);

/** The form of a delivery cost. §5, §9 */
export const NewDeliveryCost = z
  .object({
    ...costFields,
    available: z._default(z.boolean(), true),
    multipliedByQuantity: z._default(z.boolean(), false),
  })
  .check(hasUnitOfKind, hasBaseOfDistance);
export type NewDeliveryCost = z.infer<typeof NewDeliveryCost>;

/** The edit form of a delivery cost; what it does not send stays as it is stored. */
export const DeliveryCostChange = z
  .object({
    ...costFields,
    available: z.optional(z.boolean()),
    multipliedByQuantity: z.optional(z.boolean()),
    updatedAt: SeenAt,
  })
  .check(hasUnitOfKind, hasBaseOfDistance);
export type DeliveryCostChange = z.infer<typeof DeliveryCostChange>;

/** The fields to write for an edit: a cost that is no longer by distance loses its base price. */
export function toChangedFields(change: DeliveryCostChange, stored: DeliveryCost): DeliveryCostChange {
  return change.name === "Kiinteä hinta" && stored.basePrice ? { ...change, basePrice: null } : change;
}

/** A delivery priced for one seller and one buyer. Distance in whole km, null for a fixed price. */
export const PricedDelivery = z.object({
  deliveryCostId: Id,
  name: DeliveryCost.shape.name,
  unit: DeliveryCost.shape.unit,
  distance: z.nullable(z.int()),
  /** Multiplies the price, besides the distance: the total quantity with `multipliedByQuantity`, otherwise 1. */
  quantity: Quantity,
  /** The seller's price for one km or one delivery. */
  originalPrice: Cents,
  /** What `price` has besides the kilometres; absent where it has nothing. */
  basePrice: z.optional(Cents),
  price: Sum,
  tax: Sum,
  vat: AppliedVat,
  priceExcludingTax: Sum,
});
export type PricedDelivery = z.infer<typeof PricedDelivery>;

/** The fields of a delivery cost that its price is calculated from. */
export type DeliveryPriceFields = Pick<
  DeliveryCost,
  "_id" | "name" | "price" | "multipliedByQuantity" | keyof typeof terms
>;

/** What a delivery brings from one seller. */
export interface Delivered {
  /** The total number of units. */
  quantity: number;
  /** The price of the products in cents, without the delivery. */
  goods: Cents;
}

/** Whether products of this price are delivered for free. */
const isFree = ({ freeFrom }: DeliveryPriceFields, goods: Cents): boolean =>
  typeof freeFrom === "number" && goods >= freeFrom;

/** Whether a seller delivers products of this price at a delivery cost. */
const reachesMinOrder = ({ minOrder }: DeliveryPriceFields, goods: Cents): boolean =>
  goods >= (minOrder ?? 0);

/** Calculates the price of a delivery: once the base price, and for each km and unit the price of the cost; nothing where it is free. */
export function priceDelivery(
  cost: DeliveryPriceFields,
  { quantity, goods }: Delivered,
  from: Coords,
  to: Coords,
  vat: AppliedVat = defaultVat,
): PricedDelivery {
  const distance = cost.name === "Kilometrien mukaan" ? deliveryDistanceKm(from, to) : null;
  const times = cost.multipliedByQuantity ? quantity : 1;
  const basePrice = distance === null ? 0 : (cost.basePrice ?? 0);
  const full = basePrice + calculateLinePrice(cost.price, (distance ?? 1) * times);
  const price = isFree(cost, goods) ? 0 : full;
  const { net, tax } = splitVat(price, vat);
  return {
    deliveryCostId: cost._id,
    name: cost.name,
    // Older costs may be stored with the unit of the other kind.
    unit: costUnit[cost.name],
    distance,
    quantity: times,
    originalPrice: cost.price,
    ...(basePrice > 0 && { basePrice }),
    price,
    tax,
    vat,
    priceExcludingTax: net,
  };
}

/** A delivery cost with its price for one buyer. */
export interface PricedCost<Cost> {
  cost: Cost;
  priced: PricedDelivery;
}

/** The delivery costs at which a seller delivers products of this price. */
export const listOfferedCosts = <Cost extends DeliveryPriceFields>(
  costs: readonly Cost[],
  goods: Cents,
): Cost[] => costs.filter((cost) => reachesMinOrder(cost, goods));

/** The price of products from which a seller delivers, if these are worth less than every delivery cost needs; otherwise null. */
export function findMissedMinOrder(costs: readonly DeliveryPriceFields[], goods: Cents): Cents | null {
  if (costs.length === 0 || costs.some((cost) => reachesMinOrder(cost, goods))) return null;
  return Math.min(...costs.map(({ minOrder }) => minOrder ?? 0));
}

/** Prices those of a seller's delivery costs that are offered to one buyer, the cheapest first; equal ones stay in their order. */
export function priceDeliveries<Cost extends DeliveryPriceFields>(
  costs: readonly Cost[],
  delivered: Delivered,
  from: Coords,
  to: Coords,
  vat: AppliedVat = defaultVat,
): PricedCost<Cost>[] {
  return listOfferedCosts(costs, delivered.goods)
    .map((cost) => ({ cost, priced: priceDelivery(cost, delivered, from, to, vat) }))
    .sort((a, b) => a.priced.price - b.priced.price);
}
