import type { DoorPrice } from "@halkopiha/domain/products/door-price.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { useState } from "react";
import { isFirstRenderedMount } from "../api/embedded-answers.ts";
import { type BuyerActions, ProductCard } from "./ProductCard.tsx";
import styles from "./ProductGrid.module.css";

interface Props {
  products: readonly Product[];
  actions: BuyerActions;
  /** What the wanted amount of each product costs at a door, by product id. */
  doorPrices?: Readonly<Record<string, DoorPrice>>;
  /** Whether the first image is visible at once, and loaded with priority. */
  isFirst?: boolean;
}

/** The cards of a few products, all rendered at once. */
export function ProductGrid({ products, actions, doorPrices = {}, isFirst = false }: Props) {
  // In the page of the server only. Elsewhere the heights must be right at once, or going back would scroll to another card.
  const [isSkipped] = useState(() => import.meta.env.SSR || isFirstRenderedMount());
  return (
    <ul className={isSkipped ? `${styles.grid} ${styles.skipped}` : styles.grid}>
      {products.map((product, index) => (
        <li key={product._id}>
          <ProductCard
            product={product}
            actions={actions}
            doorPrice={doorPrices[product._id]}
            isFirst={isFirst && index === 0}
          />
        </li>
      ))}
    </ul>
  );
}
