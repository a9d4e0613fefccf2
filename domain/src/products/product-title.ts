import { getFirewoodAttributes, type Product } from "./product.ts";

/** Title of a product: "Polttopuu, koivu". */
export function formatProductTitle(product: Product): string {
  const { material } = getFirewoodAttributes(product);
  return material ? `${product.name}, ${material}` : product.name;
}

/** The place of a seller: "Orivesi, Pirkanmaa". */
export function formatPlace({ address: { locality, region } }: Pick<Product["owner"], "address">): string {
  return `${locality.location}, ${region.name}`;
}
