import { removeBlanks } from "../schemas/typed-identifier.ts";
import { groupThousands } from "./number.ts";

/** `65,00 €` from integer cents, with a space between thousands. */
export function formatEuros(cents: number): string {
  const euros = groupThousands(Math.floor(Math.abs(cents) / 100).toString());
  const rest = (Math.abs(cents) % 100).toString().padStart(2, "0");
  return `${cents < 0 ? "−" : ""}${euros},${rest}\u00a0€`;
}

/** `70`, `6,50`: a price without its currency, as it is typed. Cents. */
export const formatPlainEuros = (cents: number): string =>
  cents % 100 === 0 ? `${cents / 100}` : (cents / 100).toFixed(2).replace(".", ",");

/** `25,5 %`, from a VAT class in hundredths of a percent. */
export function formatVat(vat: number): string {
  return `${(vat / 100).toString().replace(".", ",")}\u00a0%`;
}

/** `25,5 %`, or a dash where the seller is not VAT-liable. */
export const formatAppliedVat = (vat: number): string => (vat === 0 ? "–" : formatVat(vat));

/** `Alv 25,5%`, as orders, carts and mails label their tax. §9 */
export const formatVatLabel = (vat: number): string => `Alv ${formatVat(vat).replace("\u00a0", "")}`;

/** Parses a typed price to cents: `65`, `65,5`, `65,-`, `65 e`, `1 250,00 €`. Null if it is not a price. */
export function parseEuros(typed: string): number | null {
  const [, euros = "", cents = ""] =
    /^€?(\d{1,9})(?:[.,](\d{0,2})-?)?(?:€|e|eur|euroa?)?$/i.exec(removeBlanks(typed)) ?? [];
  return euros === "" ? null : Number(euros) * 100 + Number(cents.padEnd(2, "0"));
}
