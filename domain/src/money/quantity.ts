import type { Unit } from "../products/catalogue.ts";
import { removeBlanks } from "../schemas/typed-identifier.ts";

// Wood is sold by the cubic metre and its parts. A quantity has at most two decimals, and every sum of quantities is rounded to two decimals,
// so it is the double nearest to the decimal number and equal decimal numbers compare as equal.

const volumeUnits: readonly Unit[] = ["kuutio", "Irto-m3", "Pino-m3", "Kiinto-m3"];

/** Whether a unit is a volume and allows fractions; pieces, hours and days are whole numbers. */
export function isVolume(unit: Unit): boolean {
  return volumeUnits.includes(unit);
}

/** A quantity in hundredths, an integer. */
export function toHundredths(quantity: number): number {
  return Math.round(quantity * 100);
}

/** Sums quantities exactly to two decimals; negative ones are subtracted. */
export function sumQuantities(quantities: readonly number[]): number {
  return quantities.reduce((sum, quantity) => sum + toHundredths(quantity), 0) / 100;
}

/** Whether a number has two decimals at most. */
export function hasTwoDecimals(quantity: number): boolean {
  return toHundredths(quantity) / 100 === quantity;
}

/** Whether a quantity is allowed in this unit: two decimals for volumes, otherwise an integer. */
export function isValidQuantity(unit: Unit, quantity: number): boolean {
  return isVolume(unit) ? hasTwoDecimals(quantity) : Number.isInteger(quantity);
}

/** The step of the − and + buttons. */
export function quantityStep(unit: Unit): number {
  return isVolume(unit) ? 0.5 : 1;
}

/** The minimum quantity of an order, which 'add to cart' adds: 1, or all that is `left` of less than a cubic metre. §5, §9 */
export function minQuantity(unit: Unit, left: number): number {
  return isVolume(unit) && left > 0 ? Math.min(1, left) : 1;
}

/**
 * The quantity that is ordered for one in the cart: whole if the product has come to be sold whole, and at least the minimum, which it may
 * have been below when it was put into the cart.
 */
export function toOrderQuantity(unit: Unit, quantity: number, left: number): number {
  const inUnit = isValidQuantity(unit, quantity) ? quantity : Math.floor(quantity);
  return Math.max(inUnit, minQuantity(unit, left));
}

/** Parses a typed quantity: `12`, `1 200`, `2,5` or `2.50`. Null if it is not a quantity. */
export function parseQuantity(typed: string): number | null {
  const plain = removeBlanks(typed);
  return /^\d{1,9}([.,]\d{1,2})?$/.test(plain) ? Number(plain.replace(",", ".")) : null;
}

/** A quantity as input text: `2,5`. */
export function toQuantityInput(quantity: number): string {
  return String(quantity).replace(".", ",");
}
