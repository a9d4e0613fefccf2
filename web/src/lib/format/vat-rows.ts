import { formatEuros, formatVatLabel } from "@halkopiha/domain/money/euros.ts";
import type { VatShare } from "@halkopiha/domain/money/money.ts";
import type { TotalRow } from "../../ui/data/TotalsList.tsx";

/** Total rows with the tax of each VAT class, for carts and orders. */
export function toVatRows(byVat: readonly VatShare[]): TotalRow[] {
  return byVat.map(({ vat, tax }) => ({ term: formatVatLabel(vat), value: formatEuros(tax) }));
}
