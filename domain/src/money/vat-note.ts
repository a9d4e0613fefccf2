import type { AppliedVat } from "./money.ts";

/** What the receipt and the terms of an order say where its prices have no VAT. */
export const vatExemptNote = "Myyjä ei ole arvonlisäverovelvollinen, eivätkä hinnat sisällä arvonlisäveroa.";

/** Whether none of these prices has VAT; false for none. */
export const isWithoutVat = (byVat: readonly { vat: AppliedVat }[]): boolean =>
  byVat.length > 0 && byVat.every(({ vat }) => vat === 0);

/** Whether the prices of one seller have VAT, as a sentence. */
export const describeVat = (byVat: readonly { vat: AppliedVat }[]): string =>
  isWithoutVat(byVat) ? vatExemptNote : "Hinnat sisältävät arvonlisäveron.";
