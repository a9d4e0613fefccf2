import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import type { DeliveryPrice } from "@halkopiha/domain/products/door-price.ts";

/** A seller's delivery price: 'Kilometrien mukaan, 1,50 € / km'. */
export function formatDeliveryCost({ name, price, multipliedByQuantity }: DeliveryPrice): string {
  const per = name === "Kilometrien mukaan" ? " / km" : "";
  return `${name}, ${formatEuros(price)}${per}${multipliedByQuantity ? ", kerrotaan määrällä" : ""}`;
}
