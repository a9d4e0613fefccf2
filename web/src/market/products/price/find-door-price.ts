import type { DoorPrice } from "@halkopiha/domain/products/door-price.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";

/** What the wanted amount of each product costs at the visitor's door, by product id; without those that neither come there nor can be fetched. */
export type DoorPrices = Readonly<Record<string, DoorPrice>>;

/**
 * The price of a product at the visitor's door: undefined while no place has been told or the prices are not known, and for what is no
 * firewood; null for firewood that does not come there.
 */
export function findDoorPrice(
  doorPrices: DoorPrices | null | undefined,
  { _id, category }: Pick<Product, "_id" | "category">,
): DoorPrice | null | undefined {
  if (!doorPrices || category !== "Polttopuut") return undefined;
  return doorPrices[_id] ?? null;
}
