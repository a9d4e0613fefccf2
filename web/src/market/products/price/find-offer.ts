import { type AnnouncedOffer, announcedOffer } from "@halkopiha/domain/products/offers/announced-offer.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { getToday } from "../../../lib/format/today.ts";

/** The offer that is announced of a product today, by the device's clock. Most have none, and need no date format. */
export const findOffer = (product: Product): AnnouncedOffer | null =>
  product.offer ? announcedOffer(product, getToday()) : null;
