import type { Product } from "@halkopiha/domain/products/product.ts";
import { useId } from "react";
import { ProductGrid } from "../../market/products/card/ProductGrid.tsx";
import { LazyCompareToggle } from "../../market/products/compare/LazyCompareToggle.tsx";
import { productActions } from "../../market/products/product-actions.ts";
import styles from "./ProductPage.module.css";

/** The cards of similar offers; nothing when there are none. */
export function SimilarProducts({ title, products }: { title: string; products: readonly Product[] }) {
  const heading = useId();
  if (products.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <ProductGrid products={products} actions={productActions} Extra={LazyCompareToggle} />
    </section>
  );
}
