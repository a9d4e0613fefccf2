import type { User } from "@halkopiha/domain/accounts/user.ts";
import { toDeliveryArea } from "@halkopiha/domain/orders/delivery.ts";

/** The localities that each seller delivers to, by seller id. */
export function toDeliveryAreas(sellers: Iterable<User>): Map<string, ReadonlySet<string>> {
  return new Map([...sellers].map((seller) => [seller._id, toDeliveryArea(seller)]));
}
