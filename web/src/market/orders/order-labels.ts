import { messages } from "@halkopiha/domain/messages.ts";
import type { DeliveryCost } from "@halkopiha/domain/orders/delivery.ts";
import { type Fulfilment, getFulfilment } from "@halkopiha/domain/orders/fulfilment.ts";
import type { NextStatus, Order, OrderItem, OrderStatus } from "@halkopiha/domain/orders/order.ts";
import { findLongestTime, formatDeliveryTime } from "@halkopiha/domain/products/availability.ts";
import { listStatedFacts, type StatedFacts } from "@halkopiha/domain/products/dry-wood.ts";
import { formatNumber } from "../../lib/format/format.ts";

/** Badge variant of each status; the status is always written out too, so that colour is not the only distinction. */
export const statusVariant = {
  recieved: "accent",
  "in progress": "warning",
  "in delivery": "neutral",
  delivered: "positive",
} as const satisfies Record<OrderStatus, string>;

/** What the seller does to give an order this status: the text of the button. */
const stepTexts = {
  delivery: {
    "in progress": "Ota käsittelyyn",
    "in delivery": "Lähetä toimitukseen",
    delivered: "Merkitse toimitetuksi",
  },
  pickup: {
    "in progress": "Ota käsittelyyn",
    "in delivery": "Valmis noudettavaksi",
    delivered: "Merkitse noudetuksi",
  },
  service: {
    "in progress": "Ota käsittelyyn",
    "in delivery": "Merkitse aloitetuksi",
    delivered: "Merkitse tehdyksi",
  },
} as const satisfies Record<Fulfilment, Record<NextStatus, string>>;

/** What the seller does to give an order its next status. */
export const formatStep = (order: Pick<Order, "delivery" | "items">, next: NextStatus): string =>
  stepTexts[getFulfilment(order)][next];

/** What the seller does to give several orders their next status; that of deliveries when it differs. */
export function formatSteps(orders: readonly Pick<Order, "delivery" | "items">[], next: NextStatus): string {
  const [text, ...others] = new Set(orders.map((order) => formatStep(order, next)));
  return text && others.length === 0 ? text : stepTexts.delivery[next];
}

export function formatItemDetails({
  deliveryType,
  plength,
  quality,
  ...facts
}: Pick<OrderItem, "deliveryType" | "plength" | "quality" | keyof StatedFacts>): string {
  return [plength, quality, deliveryType, ...listStatedFacts(facts)]
    .filter((word) => word !== undefined)
    .join(" · ");
}

const deliveryMethods = {
  delivery: "Toimitus",
  pickup: "Nouto",
  service: "Palvelu",
} as const satisfies Record<Fulfilment, string>;

export const formatDeliveryMethod = (order: Pick<Order, "delivery" | "items">): string =>
  deliveryMethods[getFulfilment(order)];

const deliveryCostNames = {
  "Kilometrien mukaan": "kilometrien mukaan",
  "Kiinteä hinta": "kiinteä hinta",
} as const satisfies Record<DeliveryCost["name"], string>;

/** 'Toimitus noin 2 viikossa': the longest time of what is delivered; undefined for services, on pickup and where it is not known. */
export function formatPromisedTime(
  items: readonly Pick<OrderItem, "name" | "deliveryTime">[],
  delivery: boolean,
): string | undefined {
  const time = delivery ? findLongestTime(items.map(({ deliveryTime }) => deliveryTime)) : undefined;
  return time && formatDeliveryTime(time);
}

/** Text about pickup or delivery for the order's row. */
export function formatDelivery(order: Pick<Order, "delivery" | "deliveryCost" | "items">): string {
  const { deliveryCost } = order;
  const fulfilment = getFulfilment(order);
  if (fulfilment === "service") return messages.serviceAgreed;
  if (fulfilment === "pickup") return "Nouto myyjältä";
  if (!deliveryCost) return messages.deliveryUnpriced;
  return deliveryCost.distance === null
    ? `Toimitus, ${deliveryCostNames[deliveryCost.name]}`
    : `Toimitus, ${deliveryCostNames[deliveryCost.name]}, ${formatNumber(deliveryCost.distance)} km`;
}

/** URL of a map with directions to the buyer. */
export function toDirectionsUrl({ street, zip, locality }: Order["buyer"]["address"]): string {
  const destination = `${street}, ${zip} ${locality.location}`;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: "1", destination })}`;
}
