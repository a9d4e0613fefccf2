import type { Product } from "@halkopiha/domain/products/product.ts";
import type { ComponentType } from "react";
import { type DoorPrices, findDoorPrice } from "../price/find-door-price.ts";
import { type BuyerActions, ProductCard } from "./ProductCard.tsx";
import styles from "./ProductGrid.module.css";

interface Props {
  products: readonly Product[];
  actions: BuyerActions;
  /** Another action of each card; a constant component. */
  Extra?: ComponentType<{ product: Product }>;
  /** Absent while no place is known. */
  doorPrices?: DoorPrices | undefined;
  /** Whether the first image is visible at once, and loaded with priority. */
  isFirst?: boolean;
}

/** The cards of a few products, all rendered at once. */
export function ProductGrid({ products, actions, Extra, doorPrices, isFirst = false }: Props) {
  return (
    <ul className={styles.grid}>
      {products.map((product, index) => (
        <li key={product._id}>
          <ProductCard
            product={product}
            actions={actions}
            Extra={Extra}
            doorPrice={findDoorPrice(doorPrices, product)}
            isFirst={isFirst && index === 0}
          />
        </li>
      ))}
    </ul>
  );
}
