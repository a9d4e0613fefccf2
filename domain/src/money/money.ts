import * as z from "zod/mini";
import { formatEuros } from "./euros.ts";
import { toHundredths } from "./quantity.ts";

/** Integer cents, VAT included unless a name says otherwise. At most a million euros. */
export const Cents = z.int().check(z.minimum(0), z.maximum(100_000_000));
/** A sum of prices. */
export const Sum = z.int().check(z.minimum(0));
export type Cents = number;

/** Maximum price of a product or a delivery: 100 000 euros, in cents. */
export const maxPrice = 10_000_000;
/** A seller's price for one unit of a product or for a delivery. Cents, VAT included. */
export const Price = z
  .int()
  .check(
    z.minimum(1, "Hinnan tulee olla suurempi kuin nolla."),
    z.maximum(maxPrice, `Hinta saa olla enintään ${formatEuros(maxPrice)}.`),
  );

/** Whether a price rises above three times or falls below a third of its value, which is more often a typing error than intended. Cents. */
export function isPriceJump(from: Cents, to: Cents): boolean {
  return to > 3 * from || from > 3 * to;
}

/** Maximum total of one order: a million euros, in cents. Larger sales are agreed in person. */
export const maxOrderTotal = 100_000_000;

/**
 * Maximum price of a cart row, in cents. It is far above the maximum order total, and low enough that its VAT and the sum of all rows of a
 * cart are exact in a double.
 */
const maxLinePrice = 1_000_000_000_000;

/** VAT in hundredths of a percent. An order keeps its class; new products take a currently valid one. §9 */
export const vatClasses = [
  { vat: 2550, label: "25,5 %", from: "2024-09-01" },
  { vat: 1000, label: "10 %", from: "2013-01-01" },
] as const;
export const VatClass = z.literal([2550, 1000]);
export type VatClass = z.infer<typeof VatClass>;
export const defaultVat: VatClass = 2550;

/** The VAT in a price: the class of the product, or none where the seller is not VAT-liable. Hundredths of a percent. */
export const AppliedVat = z.literal([2550, 1000, 0]);
export type AppliedVat = z.infer<typeof AppliedVat>;

/** The VAT that a seller adds to what has this class. */
export const toAppliedVat = (vat: VatClass, seller: { vatExempt?: boolean | undefined }): AppliedVat =>
  seller.vatExempt ? 0 : vat;

/** The amounts of a total that belong to one VAT class. Cents. */
export const VatShare = z.object({ vat: AppliedVat, net: Sum, tax: Sum, gross: Sum });
export type VatShare = z.infer<typeof VatShare>;

/** Splits a price that includes VAT, half up. Cents in, cents out; the parts always add up to the whole. */
export function splitVat(gross: Cents, vat: AppliedVat): { net: Cents; tax: Cents } {
  const divisor = 10_000 + vat;
  const tax = Math.floor((2 * gross * vat + divisor) / (2 * divisor));
  return { net: gross - tax, tax };
}

/** Price of a row: unit price times quantity, rounded half up to the cent, at most ten billion euros. Cents. */
export function calculateLinePrice(unitPrice: Cents, quantity: number): Cents {
  return Math.min(Math.floor((unitPrice * toHundredths(quantity) + 50) / 100), maxLinePrice);
}

export interface Totals {
  gross: Cents;
  tax: Cents;
  net: Cents;
  /** By VAT class, highest first; classes without rows are left out. */
  byVat: VatShare[];
}

/** Adds up the shares of VAT classes, each class once. */
export function sumVatShares(parts: readonly VatShare[]): Totals {
  const shares = new Map<AppliedVat, VatShare>();
  for (const { vat, net, tax, gross } of parts) {
    const share = shares.get(vat) ?? { vat, net: 0, tax: 0, gross: 0 };
    shares.set(vat, { vat, net: share.net + net, tax: share.tax + tax, gross: share.gross + gross });
  }
  const byVat = [...shares.values()].sort((a, b) => b.vat - a.vat);
  const sum = (part: "gross" | "tax" | "net") => byVat.reduce((total, share) => total + share[part], 0);
  return { gross: sum("gross"), tax: sum("tax"), net: sum("net"), byVat };
}

/** Adds up rows whose prices include VAT; tax is rounded half up per row, so rows always add up to the totals. Cents. */
export function calculateTotals(rows: readonly { gross: Cents; vat: AppliedVat }[]): Totals {
  return sumVatShares(rows.map(({ gross, vat }) => ({ vat, gross, ...splitVat(gross, vat) })));
}
