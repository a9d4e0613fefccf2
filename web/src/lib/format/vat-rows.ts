import { formatEuros, formatVatLabel } from "@halkopiha/domain/money/euros.ts";
import type { Cents, VatShare } from "@halkopiha/domain/money/money.ts";
import { isWithoutVat } from "@halkopiha/domain/money/vat-note.ts";
import type { TotalRow } from "../../ui/data/TotalsList.tsx";

/** Total rows with the tax of each VAT class, for carts and orders. A seller who is not VAT-liable has no such line. */
export function toVatRows(byVat: readonly VatShare[]): TotalRow[] {
  return byVat
    .filter(({ vat }) => vat > 0)
    .map(({ vat, tax }) => ({ term: formatVatLabel(vat), value: formatEuros(tax) }));
}

/** The price without VAT and the tax of each class; no row where no price has VAT. */
export function toNetRows(net: Cents, byVat: readonly VatShare[]): TotalRow[] {
  if (isWithoutVat(byVat)) return [];
  return [{ term: "Veroton hinta", value: formatEuros(net) }, ...toVatRows(byVat)];
}
