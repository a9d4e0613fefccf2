import { getFacets, type Product } from "@halkopiha/domain/products/product.ts";

/** What a card calls the product: "Polttopuu, koivu". */
export function formatProductTitle(product: Product): string {
  const { material } = getFacets(product);
  return material ? `${product.name}, ${material}` : product.name;
}

/** What else tells it from its neighbours. */
export function listProductDetails(product: Product): string[] {
  const { plength, quality, deliveryType } = getFacets(product);
  return [plength, quality, deliveryType].filter((word) => word !== undefined);
}
