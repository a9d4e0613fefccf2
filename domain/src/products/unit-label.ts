import { formatNumber } from "../money/number.ts";
import type { Unit } from "./catalogue.ts";

/** Units as displayed. */
export const unitLabel = {
  kpl: "kpl",
  tunti: "tunti",
  vuorokausi: "vuorokausi",
  kuutio: "kuutio",
  "Irto-m3": "irto-m³",
  "Pino-m3": "pino-m³",
  "Kiinto-m3": "kiinto-m³",
} as const satisfies Record<Unit, string>;

/** Units that are inflected after a number other than one; the others are abbreviations. */
const countedUnitLabel = {
  ...unitLabel,
  tunti: "tuntia",
  vuorokausi: "vuorokautta",
  kuutio: "kuutiota",
} as const satisfies Record<Unit, string>;

/** `2,5 irto-m³`, `1 tunti`, `3 tuntia`, with a non-breaking space. */
export function formatQuantity(quantity: number, unit: Unit): string {
  return `${formatNumber(quantity)}\u00a0${(quantity === 1 ? unitLabel : countedUnitLabel)[unit]}`;
}
