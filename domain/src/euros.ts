import type { Cents, VatClass } from "./money.ts";

/** `65,00 €`, with a space between thousands. */
export function formatEuros(cents: Cents): string {
  const euros = Math.floor(Math.abs(cents) / 100)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, "\u00a0");
  const rest = (Math.abs(cents) % 100).toString().padStart(2, "0");
  return `${cents < 0 ? "−" : ""}${euros},${rest}\u00a0€`;
}

/** `25,5 %` */
export function formatVat(vat: VatClass): string {
  return `${(vat / 100).toString().replace(".", ",")}\u00a0%`;
}
