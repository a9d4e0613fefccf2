import { offersPickup, toDeliveryArea } from "../orders/delivery.ts";
import { isOutsideArea } from "./cart.ts";

/** How a seller's products come to a buyer: delivered, fetched by the buyer, or not at all. */
export type Reach = "delivered" | "pickup" | "none";

/** How a seller's products come to a buyer who lives in a locality. */
export function findReach(seller: Parameters<typeof toDeliveryArea>[0], localityId: string): Reach {
  if (!isOutsideArea(toDeliveryArea(seller), { localityId })) return "delivered";
  return offersPickup(seller.deliveryMethod) ? "pickup" : "none";
}
