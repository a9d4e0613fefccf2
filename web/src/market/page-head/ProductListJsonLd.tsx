import type { Product } from "@halkopiha/domain/products/product.ts";
import { JsonLd } from "./JsonLd.tsx";
import { toItemListJsonLd } from "./json-ld.ts";

/** Structured data of a list of products, in the shown order. */
export function ProductListJsonLd({ products }: { products: readonly Product[] }) {
  return <JsonLd of={toItemListJsonLd(products)} />;
}
