import { getFirewoodFields, type Product } from "@halkopiha/domain/products/product.ts";
import { formatNumber } from "../format/format.ts";

/** Title of a product card: "Polttopuu, koivu". */
export function formatProductTitle(product: Product): string {
  const { material } = getFirewoodFields(product);
  return material ? `${product.name}, ${material}` : product.name;
}

/** Further details that distinguish the product from similar ones. */
export function listProductDetails(product: Product): string[] {
  const { plength, quality, deliveryType } = getFirewoodFields(product);
  const bag =
    product.category === "Polttopuut" && product.bagVolume
      ? `${formatNumber(product.bagVolume)} l`
      : undefined;
  return [plength, quality, deliveryType, bag].filter((word) => word !== undefined);
}
