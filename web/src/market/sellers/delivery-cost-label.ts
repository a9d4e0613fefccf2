import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import type { DeliveryPrice } from "@halkopiha/domain/products/door-price.ts";

/** What a delivery price charges: '30,00 € + 1,50 € / km' or '45,00 €'. */
export function formatCharge({ name, price, basePrice }: Omit<DeliveryPrice, "_id">): string {
  if (name === "Kiinteä hinta") return formatEuros(price);
  return `${basePrice ? `${formatEuros(basePrice)} + ` : ""}${formatEuros(price)} / km`;
}

/** The terms of a delivery price: 'vähimmäistilaus 100,00 €', 'ilmainen vähintään 300,00 €:n tilaukselle'. */
export function listTerms({ minOrder, freeFrom }: Pick<DeliveryPrice, "minOrder" | "freeFrom">): string[] {
  return [
    ...(minOrder ? [`vähimmäistilaus ${formatEuros(minOrder)}`] : []),
    ...(freeFrom ? [`ilmainen vähintään ${formatEuros(freeFrom)}:n tilaukselle`] : []),
  ];
}

/** A seller's delivery price: 'Kilometrien mukaan, 1,50 € / km'. */
export function formatDeliveryCost(cost: DeliveryPrice): string {
  const times = cost.multipliedByQuantity ? ["kerrotaan määrällä"] : [];
  return [cost.name, formatCharge(cost), ...times, ...listTerms(cost)].join(", ");
}
