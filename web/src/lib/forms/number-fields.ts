import { messages } from "@halkopiha/domain/messages.ts";
import { formatEuros, parseEuros } from "@halkopiha/domain/money/euros.ts";
import { maxPrice } from "@halkopiha/domain/money/money.ts";
import { formatNumber } from "@halkopiha/domain/money/number.ts";
import { isValidQuantity, isVolume, parseQuantity } from "@halkopiha/domain/money/quantity.ts";
import type { Unit } from "@halkopiha/domain/products/catalogue.ts";

/** The value of a number field, or its error text. */
export type ParsedNumber = { value: number; error?: never } | { value?: never; error: string };

/** Parses a price in euros into cents: `65`, `65,50` or `1 250,00 €`. §5 */
export function parsePriceField(typed: string): ParsedNumber {
  if (typed.trim() === "") return { error: messages.requiredField };
  const value = parseEuros(typed);
  if (value === null) return { error: "Anna hinta euroina, esimerkiksi 65,00." };
  if (value === 0) return { error: "Hinnan tulee olla suurempi kuin nolla." };
  if (value > maxPrice) return { error: `Hinta saa olla enintään ${formatEuros(maxPrice)}.` };
  return { value };
}

/** Parses a quantity: `12` or `1 200`; cubic metres also accept decimals such as `2,5`. §5 */
export function parseQuantityField(typed: string, max: number, unit: Unit = "kpl"): ParsedNumber {
  if (typed.trim() === "") return { error: messages.requiredField };
  const value = parseQuantity(typed);
  if (value === null || !isValidQuantity(unit, value)) {
    return {
      error: isVolume(unit)
        ? "Anna määrä enintään kahden desimaalin tarkkuudella, esimerkiksi 2,5."
        : "Anna määrä kokonaislukuna, esimerkiksi 12.",
    };
  }
  return value > max ? { error: `Määrä saa olla enintään ${formatNumber(max)}.` } : { value };
}

/** Formats cents as the value of a price field: `65,50`. */
export function formatPriceField(cents: number): string {
  return formatEuros(cents).replace("\u00a0€", "");
}
