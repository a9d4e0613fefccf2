import type { Product } from "@halkopiha/domain/products/product.ts";
import { Suspense } from "react";
import styles from "./LazyCompareToggle.module.css";
import { lazyPart } from "./lazy-part.tsx";

const CompareToggle = lazyPart(
  () => import("../../lib/products/compare/CompareToggle.tsx").then((file) => file.CompareToggle),
  () => null,
);

/** 'Vertaa' on a card: the list does not wait for the button, whose place is kept free. */
export function LazyCompareToggle({ product }: { product: Product }) {
  return (
    <div className={styles.compare}>
      <Suspense>
        <CompareToggle product={product} />
      </Suspense>
    </div>
  );
}
