import { offersPickup, toDeliveryArea } from "../orders/delivery-area.ts";
import { isOutsideArea } from "./cart-delivery.ts";

/** How a seller's products come to a buyer: delivered, fetched by the buyer, or not at all. */
export type DeliveryOption = "delivered" | "pickup" | "none";

/** How a seller's products come to a buyer who lives in a locality. */
export function findDeliveryOption(
  seller: Parameters<typeof toDeliveryArea>[0],
  localityId: string,
): DeliveryOption {
  if (!isOutsideArea(toDeliveryArea(seller), { localityId })) return "delivered";
  return offersPickup(seller.deliveryMethod) ? "pickup" : "none";
}
