import type { Cart } from "@halkopiha/domain/cart/cart.ts";
import { unitLabel } from "@halkopiha/domain/products/unit-label.ts";
import { formatCount, nouns } from "../../lib/format/count.ts";
import { formatNumber } from "../../lib/format/format.ts";

const unitAbbreviation = { ...unitLabel, tunti: "h", vuorokausi: "vrk", kuutio: "m³" } as const;

/**
 * `2,5 irto-m³`, or `3 tuotetta` of products with several units, whose quantities cannot be added up. Products that cannot be ordered are left
 * out.
 */
export function formatCartQuantity({ items, totalQuantity }: Pick<Cart, "items" | "totalQuantity">): string {
  const available = items.filter((item) => item.available);
  const [unit, ...others] = new Set(available.map((item) => item.unit));
  if (unit === undefined || others.length > 0) return formatCount(available.length, nouns.product);
  return `${formatNumber(totalQuantity)} ${unitAbbreviation[unit]}`;
}
