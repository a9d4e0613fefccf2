import { formatPlainEuros } from "../money/euros.ts";
import type { Cents } from "../money/money.ts";
import { unitLabel } from "../products/unit-label.ts";
import type { PriceUnit } from "./options.ts";

interface PriceLimit {
  maxPrice?: Cents | undefined;
  priceUnit?: PriceUnit | undefined;
}

/** `enintään 70 €/irto-m³`; a search for it is understood as the same price. Undefined without a price. */
export function formatMaxPrice({ maxPrice, priceUnit }: PriceLimit): string | undefined {
  if (maxPrice === undefined) return undefined;
  if (maxPrice === 0 && priceUnit === undefined) return "ilmaiseksi";
  return `enintään ${formatPlainEuros(maxPrice)} €${priceUnit ? `/${unitLabel[priceUnit]}` : ""}`;
}
