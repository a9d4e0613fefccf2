import { conversions, heatValue } from "../energy/energy.ts";
import type { Cents } from "../money/money.ts";
import type { PriceUnit } from "../search/options.ts";
import type { Length } from "./catalogue.ts";
import type { Firewood, Product } from "./product.ts";

const litresPerCubicMetre = 1000;

/** The table of conversions for a length; null for lengths that §9 does not convert. */
export function findConversions(plength: Length) {
  if (plength === "Halko 1m") return conversions.logs;
  return plength.startsWith("Pilke") ? conversions.pieces : null;
}

/** Loose cubic metres in one unit, converted as in §9; null where that is not known. */
export function findLooseVolume({
  unit,
  plength,
  deliveryType,
  bagVolume,
}: Pick<Firewood, "unit" | "plength" | "deliveryType" | "bagVolume">): number | null {
  const table = findConversions(plength);
  switch (unit) {
    case "Irto-m3":
      return 1;
    case "Pino-m3":
      return table?.pino.irto ?? null;
    case "Kiinto-m3":
      return table?.kiinto.irto ?? null;
    case "kuutio":
      return deliveryType === "irto" ? 1 : null;
    case "kpl":
      return bagVolume === null ? null : bagVolume / litresPerCubicMetre;
    default:
      return null;
  }
}

/** The price of a loose cubic metre in cents, converted as in §9; null for what is not firewood or has no known volume. */
export function calculateLoosePrice(product: Product): Cents | null {
  if (product.category !== "Polttopuut") return null;
  const volume = findLooseVolume(product);
  return volume === null ? null : Math.round(product.price / volume);
}

/**
 * The price of heat in cents per kWh, not rounded: the price of a loose cubic metre divided by its heat value when dry. §9 Null for what is
 * not firewood or has no known volume. Green wood has this price only after it has dried.
 */
export function calculateHeatPrice(product: Product): number | null {
  if (product.category !== "Polttopuut") return null;
  const volume = findLooseVolume(product);
  return volume === null ? null : product.price / volume / heatValue.irto[product.material];
}

/**
 * Whether a product costs at most this, in cents. By the loose cubic metre only what can be compared so; by a piece or by time only what is
 * sold so; without a unit firewood by the loose cubic metre where that is known, and all else by its own price.
 */
export function isWithinPrice(product: Product, maxPrice: Cents, unit: PriceUnit | undefined): boolean {
  const loosePrice = calculateLoosePrice(product);
  if (unit === undefined) return (loosePrice ?? product.price) <= maxPrice;
  if (unit === "Irto-m3") return loosePrice !== null && loosePrice <= maxPrice;
  return product.unit === unit && product.price <= maxPrice;
}

/** Added to prices that cannot be compared, so that they come after all others. */
export const incomparable = 1e12;

/** The number by which products are sorted by price: firewood by the price of a loose cubic metre, all else after it by its own price. */
export function toSortPrice(product: Product): number {
  return calculateLoosePrice(product) ?? incomparable + product.price;
}

/** Added to the heat prices of green wood: it heats after it has dried, so it comes after all dry wood. */
const stillGreen = 1e9;

/** The number by which products are sorted by the price of heat: dry wood, then green wood, then all that cannot be compared. */
export function toSortHeat(product: Product): number {
  const price = calculateHeatPrice(product);
  if (price === null) return incomparable + product.price;
  return product.category === "Polttopuut" && product.quality === "tuore" ? stillGreen + price : price;
}
