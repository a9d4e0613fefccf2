import { messages } from "@halkopiha/domain/messages.ts";
import type { Order, OrderItem, OrderStatus } from "@halkopiha/domain/orders/order.ts";

/** One look per state, told apart by more than the colour: the state is always written out too. */
export const statusVariant = {
  recieved: "ember",
  "in progress": "warning",
  "in delivery": "neutral",
  delivered: "spruce",
} as const satisfies Record<OrderStatus, string>;

export function formatItemTitle({ material, name }: OrderItem): string {
  return material ? `${name}, ${material}` : name;
}

export function formatItemDetails({ deliveryType, plength, quality }: OrderItem): string {
  return [plength, quality, deliveryType].filter((word) => word !== undefined).join(" · ");
}

export function formatDeliveryMethod({ delivery }: Pick<Order, "delivery">): string {
  return delivery ? "Toimitus" : "Nouto";
}

/** How the goods come to the buyer, on the order's own row. */
export function formatDelivery({ delivery, deliveryCost }: Pick<Order, "delivery" | "deliveryCost">): string {
  if (!delivery) return "Nouto myyjältä";
  if (!deliveryCost) return messages.deliveryUnpriced;
  return deliveryCost.distance === null
    ? `Toimitus, ${deliveryCost.name}`
    : `Toimitus, ${deliveryCost.name}, ${deliveryCost.distance} km`;
}

/** Where a phone shows the way to the buyer. */
export function toDirectionsUrl({ street, zip, locality }: Order["buyer"]["address"]): string {
  const destination = `${street}, ${zip} ${locality.location}`;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: "1", destination })}`;
}

/** A number as a phone dials it. */
export function toTelHref(phonenumber: string): string {
  return `tel:${phonenumber.replaceAll(/[^+\d]/g, "")}`;
}
