import type { Unit } from "../products/catalogue.ts";

// Wood is sold by the half cubic metre. A quantity is a number with at most two decimals, and every sum of quantities is rounded to
// them at once: so it is the double nearest to the decimal number, and two that are equal on paper are equal here.

const volumeUnits: readonly Unit[] = ["kuutio", "Irto-m3", "Pino-m3", "Kiinto-m3"];

/** Whether something is measured in cubic metres, of which there are parts; pieces, hours and days are whole. */
export function isVolume(unit: Unit): boolean {
  return volumeUnits.includes(unit);
}

/** A quantity in hundredths, an integer. */
export function toHundredths(quantity: number): number {
  return Math.round(quantity * 100);
}

/** What several quantities come to; a negative one is taken away. */
export function sumQuantities(quantities: readonly number[]): number {
  return quantities.reduce((sum, quantity) => sum + toHundredths(quantity), 0) / 100;
}

/** Whether a number has two decimals at most. */
export function hasTwoDecimals(quantity: number): boolean {
  return toHundredths(quantity) / 100 === quantity;
}

/** Whether there can be so much of something measured in this unit. */
export function isValidQuantity(unit: Unit, quantity: number): boolean {
  return isVolume(unit) ? hasTwoDecimals(quantity) : Number.isInteger(quantity);
}

/** What of a quantity is left when its unit has become another: a whole number, where there are no parts. */
export function roundToUnit(unit: Unit, quantity: number): number {
  return isValidQuantity(unit, quantity) ? quantity : Math.max(1, Math.floor(quantity));
}

/** By how much − and + change a quantity. */
export function quantityStep(unit: Unit): number {
  return isVolume(unit) ? 0.5 : 1;
}

/**
 * The least that is ordered. §5 says 1; of cubic metres a half is sold as well, and the last of them when even less is `left`.
 */
export function minQuantity(unit: Unit, left: number): number {
  return isVolume(unit) && left > 0 ? Math.min(0.5, left) : 1;
}

/** What one press puts into the cart: 1, or all that is `left` of a last cubic metre. */
export function firstQuantity(unit: Unit, left: number): number {
  return isVolume(unit) && left > 0 ? Math.min(1, left) : 1;
}

/** What a person typed: `12`, `1 200`, `2,5` or `2.50`. Null when it is no quantity. */
export function parseQuantity(typed: string): number | null {
  const plain = typed.replaceAll(/\s/g, "");
  return /^\d{1,9}([.,]\d{1,2})?$/.test(plain) ? Number(plain.replace(",", ".")) : null;
}

/** A quantity as a person would type it: `2,5`. */
export function toQuantityInput(quantity: number): string {
  return String(quantity).replace(".", ",");
}
