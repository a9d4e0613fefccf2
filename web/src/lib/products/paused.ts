import { isPaused } from "@halkopiha/domain/products/availability.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { getToday } from "../format/today.ts";

/** Whether a product cannot be ordered yet, by the device's clock; the server decides. Most have no pause, and need no date format. */
export const isPausedToday = (product: Pick<Product, "pausedUntil">): boolean =>
  product.pausedUntil !== null && isPaused(product, getToday());

/** Follows a delivery time, which counts from the next batch of a paused product. */
export const delayUntilBatch = (product: Pick<Product, "pausedUntil">): string =>
  isPausedToday(product) ? " erän tultua" : "";
