import * as z from "zod/mini";

/** Integer cents, VAT included unless a name says otherwise. One thing costs at most a million euros. */
export const Cents = z.int().check(z.minimum(0), z.maximum(100_000_000));
/** A sum of prices. */
export const Sum = z.int().check(z.minimum(0));
export type Cents = number;

/** VAT in hundredths of a percent. An order keeps the class it was made with; new products take one that holds today. §9 */
export const vatClasses = [
  { vat: 2550, label: "25,5 %", from: "2024-09-01" },
  { vat: 1000, label: "10 %", from: "2013-01-01" },
] as const;
export const VatClass = z.literal([2550, 1000]);
export type VatClass = z.infer<typeof VatClass>;
export const defaultVat: VatClass = 2550;

/** The part of a total that one VAT class makes up. Cents. */
export const VatShare = z.object({ vat: VatClass, net: Sum, tax: Sum, gross: Sum });
export type VatShare = z.infer<typeof VatShare>;

/** Splits a price that includes VAT, half up. Cents in, cents out; the parts always add up to the whole. */
export function splitVat(gross: Cents, vat: VatClass): { net: Cents; tax: Cents } {
  const divisor = 10_000 + vat;
  const tax = Math.floor((2 * gross * vat + divisor) / (2 * divisor));
  return { net: gross - tax, tax };
}

/** Price of a row: unit price times quantity. Cents. */
export function linePrice(unitPrice: Cents, quantity: number): Cents {
  return unitPrice * quantity;
}

export interface Totals {
  gross: Cents;
  tax: Cents;
  net: Cents;
  /** By VAT class, highest first; classes without rows are left out. */
  byVat: VatShare[];
}

/** Adds up the shares of VAT classes, each class once. */
export function addShares(parts: readonly VatShare[]): Totals {
  const shares = new Map<VatClass, VatShare>();
  for (const { vat, net, tax, gross } of parts) {
    const share = shares.get(vat) ?? { vat, net: 0, tax: 0, gross: 0 };
    shares.set(vat, { vat, net: share.net + net, tax: share.tax + tax, gross: share.gross + gross });
  }
  const byVat = [...shares.values()].sort((a, b) => b.vat - a.vat);
  const sum = (part: "gross" | "tax" | "net") => byVat.reduce((total, share) => total + share[part], 0);
  return { gross: sum("gross"), tax: sum("tax"), net: sum("net"), byVat };
}

/** Adds up rows whose prices include VAT; tax is rounded half up per row, so rows always add up to the totals. Cents. */
export function totalsOf(rows: readonly { gross: Cents; vat: VatClass }[]): Totals {
  return addShares(rows.map(({ gross, vat }) => ({ vat, gross, ...splitVat(gross, vat) })));
}
