import { messages } from "@halkopiha/domain/messages.ts";
import type { Order, OrderItem, OrderStatus } from "@halkopiha/domain/orders/order.ts";
import { areServices } from "@halkopiha/domain/products/catalogue.ts";

/** Badge variant of each status; the status is always written out too, so that colour is not the only distinction. */
export const statusVariant = {
  recieved: "accent",
  "in progress": "warning",
  "in delivery": "neutral",
  delivered: "positive",
} as const satisfies Record<OrderStatus, string>;

export function formatItemTitle({ material, name }: Pick<OrderItem, "material" | "name">): string {
  return material ? `${name}, ${material}` : name;
}

export function formatItemDetails({ deliveryType, plength, quality }: OrderItem): string {
  return [plength, quality, deliveryType].filter((word) => word !== undefined).join(" · ");
}

export function formatDeliveryMethod({ delivery, items }: Pick<Order, "delivery" | "items">): string {
  if (areServices(items)) return "Palvelu";
  return delivery ? "Toimitus" : "Nouto";
}

/** Text about pickup or delivery for the order's row. */
export function formatDelivery({
  delivery,
  deliveryCost,
  items,
}: Pick<Order, "delivery" | "deliveryCost" | "items">): string {
  if (areServices(items)) return messages.serviceAgreed;
  if (!delivery) return "Nouto myyjältä";
  if (!deliveryCost) return messages.deliveryUnpriced;
  return deliveryCost.distance === null
    ? `Toimitus, ${deliveryCost.name}`
    : `Toimitus, ${deliveryCost.name}, ${deliveryCost.distance} km`;
}

/** URL of a map with directions to the buyer. */
export function toDirectionsUrl({ street, zip, locality }: Order["buyer"]["address"]): string {
  const destination = `${street}, ${zip} ${locality.location}`;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: "1", destination })}`;
}

/** `tel:` URL of a phone number. */
export function toTelHref(phonenumber: string): string {
  return `tel:${phonenumber.replaceAll(/[^+\d]/g, "")}`;
}
