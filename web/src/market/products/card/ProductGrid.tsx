import type { Product } from "@halkopiha/domain/products/product.ts";
import type { ComponentType } from "react";
import { type DoorPrices, findDoorPrice } from "../price/find-door-price.ts";
import { CardList } from "./CardList.tsx";
import { PlainProduct } from "./PlainCard.tsx";
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

/** The cards of a few products. */
export function ProductGrid({ products, actions, Extra, doorPrices, isFirst = false }: Props) {
  return (
    <CardList
      items={products}
      className={styles.grid}
      columns={4}
      renderPlain={(product) => <PlainProduct product={product} doorPrices={doorPrices} />}
    >
      {(product, index) => (
        <ProductCard
          product={product}
          actions={actions}
          Extra={Extra}
          doorPrice={findDoorPrice(doorPrices, product)}
          isFirst={isFirst && index === 0}
        />
      )}
    </CardList>
  );
}
