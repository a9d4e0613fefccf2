import { formatEuros } from "../money/euros.ts";
import { isByQuote, type Product } from "./product.ts";
import { unitLabel } from "./unit-label.ts";

/** `65,00 € / irto-m³`; `alkaen 65,00 € / tunti` where the price is agreed for each job. */
export function formatUnitPrice(product: Product): string {
  const { price, unit } = product;
  return `${isByQuote(product) ? "alkaen " : ""}${formatEuros(price)} / ${unitLabel[unit]}`;
}
