import { messages } from "@halkopiha/domain/messages.ts";
import { formatEuros, parseEuros } from "@halkopiha/domain/money/euros.ts";
import { maxPrice } from "@halkopiha/domain/money/money.ts";
import { isValidQuantity, isVolume, parseQuantity } from "@halkopiha/domain/money/quantity.ts";
import type { Unit } from "@halkopiha/domain/products/catalogue.ts";

/** What a person typed as a figure: the figure, or what is wrong with it. */
export type TypedFigure = { value: number; fault?: never } | { value?: never; fault: string };

/** A price in euros, as cents: `65`, `65,50` or `1 250,00 €`. §5 */
export function readPrice(typed: string): TypedFigure {
  if (typed.trim() === "") return { fault: messages.requiredField };
  const value = parseEuros(typed);
  if (value === null) return { fault: "Anna hinta euroina, esimerkiksi 65,00." };
  if (value === 0) return { fault: "Hinnan tulee olla suurempi kuin nolla." };
  if (value > maxPrice) return { fault: `Hinta saa olla enintään ${formatEuros(maxPrice)}.` };
  return { value };
}

/** How much of something: `12` or `1 200`; of cubic metres also `2,5`. §5 */
export function readQuantity(typed: string, most: number, unit: Unit = "kpl"): TypedFigure {
  if (typed.trim() === "") return { fault: messages.requiredField };
  const value = parseQuantity(typed);
  if (value === null || !isValidQuantity(unit, value)) {
    return {
      fault: isVolume(unit)
        ? "Anna määrä enintään kahden desimaalin tarkkuudella, esimerkiksi 2,5."
        : "Anna määrä kokonaislukuna, esimerkiksi 12.",
    };
  }
  return value > most ? { fault: `Määrä saa olla enintään ${most}.` } : { value };
}

/** Cents as a person would type them: `65,50`. */
export function typedPrice(cents: number): string {
  return formatEuros(cents).replace("\u00a0€", "");
}
