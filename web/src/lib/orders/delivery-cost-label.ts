import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import type { DeliveryCost } from "@halkopiha/domain/orders/delivery.ts";

/** A seller's delivery price: 'Kilometrien mukaan, 1,50 € / km'. */
export function formatDeliveryCost({ name, price, multipliedByQuantity }: DeliveryCost): string {
  const per = name === "Kilometrien mukaan" ? " / km" : "";
  return `${name}, ${formatEuros(price)}${per}${multipliedByQuantity ? ", kerrotaan määrällä" : ""}`;
}
