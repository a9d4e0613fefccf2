import { formatEuros, formatVatLabel } from "./euros.ts";
import type { AppliedVat, Cents, VatShare } from "./money.ts";

/** What the receipt and the terms of an order say where its prices have no VAT. */
export const vatExemptNote = "Myyjä ei ole arvonlisäverovelvollinen, eivätkä hinnat sisällä arvonlisäveroa.";

/** Whether none of these prices has VAT; false for none. */
export const isWithoutVat = (byVat: readonly { vat: AppliedVat }[]): boolean =>
  byVat.length > 0 && byVat.every(({ vat }) => vat === 0);

/** Whether the prices of one seller have VAT, as a sentence. */
export const describeVat = (byVat: readonly { vat: AppliedVat }[]): string =>
  isWithoutVat(byVat) ? vatExemptNote : "Hinnat sisältävät arvonlisäveron.";

/** A row of totals: what it is, and the amount in euros. */
export interface VatRow {
  term: string;
  value: string;
}

/** The tax of each VAT class. A seller who is not VAT-liable has no such line. */
export const listVatRows = (byVat: readonly VatShare[]): VatRow[] =>
  byVat
    .filter(({ vat }) => vat > 0)
    .map(({ vat, tax }) => ({ term: formatVatLabel(vat), value: formatEuros(tax) }));

/** The price without VAT and the tax of each class; no row where no price has VAT. Cents. */
export const listNetRows = (net: Cents, byVat: readonly VatShare[]): VatRow[] =>
  isWithoutVat(byVat) ? [] : [{ term: "Veroton hinta", value: formatEuros(net) }, ...listVatRows(byVat)];
