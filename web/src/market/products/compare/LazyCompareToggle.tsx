import type { Product } from "@halkopiha/domain/products/product.ts";
import { Suspense } from "react";
import { lazyPart } from "../../../lib/connection/lazy-part.tsx";
import styles from "./LazyCompareToggle.module.css";

const CompareToggle = lazyPart(
  () => import("./CompareToggle.tsx").then((file) => file.CompareToggle),
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
