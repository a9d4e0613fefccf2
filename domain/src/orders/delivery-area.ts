import type { DeliveryMethod } from "../products/catalogue.ts";
import { localityCount } from "../reference-data/locality-count.ts";

/** Whether a seller with this method delivers to the buyer. */
export function offersDelivery(method: DeliveryMethod): boolean {
  return method !== "Noutopiste";
}

/** The localities that a seller delivers to: the chosen ones and the seller's own. Empty for pickup only. */
export function toDeliveryArea(seller: {
  deliveryMethod: DeliveryMethod;
  deliveryLocations: readonly { _id: string }[];
  address: { locality: { _id: string } };
}): ReadonlySet<string> {
  if (!offersDelivery(seller.deliveryMethod)) return new Set();
  return new Set([seller.address.locality._id, ...seller.deliveryLocations.map(({ _id }) => _id)]);
}

/** Whether products can be picked up from a seller with this method. */
export function offersPickup(method: DeliveryMethod): boolean {
  return method !== "Kuljetus";
}

/** Whether a seller delivers to every locality, displayed as 'Koko Suomi'. §9 */
export function deliversEverywhere(seller: { deliveryLocations: readonly unknown[] }): boolean {
  return seller.deliveryLocations.length >= localityCount;
}
