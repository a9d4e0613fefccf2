import { isPaused } from "@halkopiha/domain/products/availability.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { getToday } from "../format/today.ts";

/** Whether a product cannot be ordered yet, by the device's clock; the server decides. */
export const isPausedToday = (product: Pick<Product, "pausedUntil">): boolean =>
  isPaused(product, getToday());
