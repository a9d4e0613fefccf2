import { formatEuros } from "../money/euros.ts";
import type { Product } from "./product.ts";
import { getFirewoodAttributes, isByQuote } from "./product-kind.ts";
import { unitLabel } from "./unit-label.ts";

/** Title of a line of a cart or an order: "Polttopuu, koivu". */
export const formatItemTitle = ({
  name,
  material,
}: {
  name: string;
  material?: string | undefined;
}): string => (material ? `${name}, ${material}` : name);

/** Title of a product: "Polttopuu, koivu". */
export const formatProductTitle = (product: Product): string =>
  formatItemTitle({ name: product.name, material: getFirewoodAttributes(product).material });

/** `65,00 € / irto-m³`; `alkaen 65,00 € / tunti` where the price is agreed for each job. */
export function formatUnitPrice(product: Product): string {
  const { price, unit } = product;
  return `${isByQuote(product) ? "alkaen " : ""}${formatEuros(price)} / ${unitLabel[unit]}`;
}

interface HasPlace {
  address: { locality: { location: string }; region: { name: string } };
}

/** The place of a seller: "Orivesi, Pirkanmaa". */
export function formatPlace({ address: { locality, region } }: HasPlace): string {
  return `${locality.location}, ${region.name}`;
}
