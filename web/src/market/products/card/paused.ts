import { isPaused, toDeliveryTime } from "@halkopiha/domain/products/availability.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { getToday } from "../../../lib/format/today.ts";

/** Whether a product cannot be ordered yet, by the device's clock; the server decides. Most have no pause, and need no date format. */
export const isPausedToday = (product: Pick<Product, "pausedUntil">): boolean =>
  product.pausedUntil !== null && isPaused(product, getToday());

/** A delivery time in words; that of a paused product counts from its next batch. */
export function countFromBatch(
  text: string,
  product: Pick<Product, "category" | "deliveryTime" | "owner" | "pausedUntil">,
): string {
  const time = toDeliveryTime(product);
  if (time === "sovittava" || !isPausedToday(product)) return text;
  return `${text} ${time === "heti" ? "erän tultua" : "erän tulosta"}`;
}
