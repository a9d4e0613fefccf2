import type { Cart } from "@halkopiha/domain/cart/cart.ts";
import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import { formatNumber } from "../../lib/format/format.ts";
import { toVatRows } from "../../lib/format/vat-rows.ts";
import { TotalsList } from "../../ui/data/TotalsList.tsx";

export function Totals({ cart }: { cart: Cart }) {
  return (
    <TotalsList
      rows={[
        { term: "Tuotteita yhteensä", value: formatNumber(cart.totalQuantity), minor: true },
        { term: "Veroton hinta", value: formatEuros(cart.totalPriceExcludingTax), minor: true },
        ...toVatRows(cart.byVat),
      ]}
      total={{ term: "Yhteensä", value: formatEuros(cart.totalPrice) }}
    />
  );
}
