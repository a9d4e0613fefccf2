import type { CalendarDay } from "../schemas/primitives.ts";
import { type DeliveryTime, deliveryTimes } from "./catalogue.ts";
import type { Product } from "./product.ts";
import { isStock } from "./product-kind.ts";

/** Whether a product cannot be ordered yet on a day in Finland. The pause ends by itself when its day comes. */
export function isPaused({ pausedUntil }: Pick<Product, "pausedUntil">, today: CalendarDay): boolean {
  return pausedUntil !== null && pausedUntil > today;
}

/** Sorts products that cannot be ordered yet to the end, keeping their order otherwise. */
export function sortPausedLast<P extends Pick<Product, "pausedUntil">>(
  products: readonly P[],
  today: CalendarDay,
): P[] {
  return products.toSorted((a, b) => Number(isPaused(a, today)) - Number(isPaused(b, today)));
}

/** The delivery time of a product: its own, or that of its seller. Services are not delivered. */
export function toDeliveryTime(product: Pick<Product, "category" | "deliveryTime" | "owner">): DeliveryTime {
  return isStock(product) ? (product.deliveryTime ?? product.owner.deliveryTime) : "sovittava";
}

/** The longest of some delivery times; undefined where none is known. */
export function findLongestTime(times: readonly (DeliveryTime | undefined)[]): DeliveryTime | undefined {
  return deliveryTimes.findLast((time) => times.includes(time));
}

/** Displayed delivery times. */
export const deliveryTimeLabel = {
  heti: "Heti",
  "1": "1 viikko",
  "2": "2 viikkoa",
  "4": "4 viikkoa",
  sovittava: "Sovittava",
} as const satisfies Record<DeliveryTime, string>;

/** `Toimitus noin 2 viikossa` */
export function formatDeliveryTime(time: DeliveryTime): string {
  if (time === "sovittava") return "Toimitusaika sovittava";
  if (time === "heti") return "Toimitus heti";
  return time === "1" ? "Toimitus noin viikossa" : `Toimitus noin ${time} viikossa`;
}

/** `12.1.` */
export function formatDayAndMonth(written: CalendarDay): string {
  const [, month, day] = written.split("-").map(Number);
  return `${day}.${month}.`;
}

/** `Seuraava erä 12.1.` */
export const formatNextBatch = (pausedUntil: CalendarDay): string =>
  `Seuraava erä ${formatDayAndMonth(pausedUntil)}`;
