import { getFirewoodAttributes, type Product } from "./product.ts";

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

/** The place of a seller: "Orivesi, Pirkanmaa". */
export function formatPlace({ address: { locality, region } }: Pick<Product["owner"], "address">): string {
  return `${locality.location}, ${region.name}`;
}
