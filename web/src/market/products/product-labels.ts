import type { Product } from "@halkopiha/domain/products/product.ts";
import { getFirewoodAttributes } from "@halkopiha/domain/products/product-kind.ts";
import { formatNumber } from "../../lib/format/format.ts";

export { formatProductTitle } from "@halkopiha/domain/products/product-title.ts";

/** Further details that distinguish the product from similar ones. */
export function listProductDetails(product: Product): string[] {
  const { plength, quality, deliveryType } = getFirewoodAttributes(product);
  const bag =
    product.category === "Polttopuut" && product.bagVolume
      ? `${formatNumber(product.bagVolume)} l`
      : undefined;
  const stated = product.category === "Polttopuut" ? product : undefined;
  const moisture = stated?.moisture ? `kosteus ${formatNumber(stated.moisture.percent)}\u00a0%` : undefined;
  const guarantee = stated?.dryGuaranteed ? "kuivuustakuu" : undefined;
  return [plength, quality, moisture, guarantee, deliveryType, bag].filter((word) => word !== undefined);
}
