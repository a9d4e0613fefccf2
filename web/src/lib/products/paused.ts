import { isPaused } from "@halkopiha/domain/products/availability.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { getToday } from "../format/today.ts";

/** Whether a product cannot be ordered yet, by the device's clock; the server decides. Most have no pause, and need no date format. */
export const isPausedToday = (product: Pick<Product, "pausedUntil">): boolean =>
  product.pausedUntil !== null && isPaused(product, getToday());
