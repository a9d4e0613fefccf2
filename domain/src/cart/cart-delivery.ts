import * as z from "zod/mini";
import { Sum } from "../money/money.ts";
import { sumQuantities } from "../money/quantity.ts";
import { type Delivered, PricedDelivery } from "../orders/delivery.ts";
import { offersPickup } from "../orders/delivery-area.ts";
import { isServiceName } from "../products/catalogue.ts";
import type { SellerSummary } from "../products/seller-summary.ts";
import type { Buyer } from "./buyer.ts";

/** The delivery of a whole cart: that of its one priced seller, or the sum of several. §3 */
export const CartDelivery = z.extend(
  z.pick(PricedDelivery, { distance: true, quantity: true, unit: true, price: true }),
  { name: z.string(), originalPrice: Sum },
);
export type CartDelivery = z.infer<typeof CartDelivery>;

/** Sums the sellers' deliveries; null when none has a price. */
export function sumDeliveries(deliveries: readonly (PricedDelivery | null)[]): CartDelivery | null {
  const priced = deliveries.filter((delivery) => delivery !== null);
  const [first, second] = priced;
  if (!first) return null;
  if (!second) {
    const { name, distance, quantity, unit, originalPrice, price } = first;
    return { name, distance, quantity, unit, originalPrice, price };
  }
  const price = priced.reduce((sum, delivery) => sum + delivery.price, 0);
  const name = `Toimitus, ${priced.length} myyjää`;
  return { name, distance: null, quantity: 1, unit: "kpl", originalPrice: price, price };
}

/** Whether a buyer's locality is outside of a seller's delivery area; never before the address is known, or without an area. */
export function isOutsideArea(
  area: ReadonlySet<string> | undefined,
  buyer: Pick<Buyer, "localityId"> | null,
): boolean {
  return area !== undefined && buyer !== null && !area.has(buyer.localityId);
}

/** What a delivery brings: services are not delivered. */
export function sumDelivered(items: readonly { name: string; quantity: number; price: number }[]): Delivered {
  const delivered = items.filter(({ name }) => !isServiceName(name));
  return {
    quantity: sumQuantities(delivered.map(({ quantity }) => quantity)),
    goods: delivered.reduce((sum, { price }) => sum + price, 0),
  };
}

/** A buyer's delivery choice for one seller. */
export interface DeliveryChoice {
  delivery: boolean;
  deliveryCostId: string | null;
  /** The price is agreed with the seller, even if the seller has delivery costs. */
  isAgreed?: boolean;
}

/** The effective delivery choice. Without a choice of the buyer: pickup, or delivery if the seller offers no pickup. */
export function resolveDeliveryChoice(
  owner: SellerSummary,
  canDeliver: boolean,
  choice: DeliveryChoice | undefined,
): DeliveryChoice {
  if (!canDeliver) return { delivery: false, deliveryCostId: null };
  if (!offersPickup(owner.deliveryMethod))
    return { ...choice, delivery: true, deliveryCostId: choice?.deliveryCostId ?? null };
  return choice ?? { delivery: false, deliveryCostId: null };
}
