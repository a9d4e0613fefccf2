import { deliveryDistanceKm } from "@halkopiha/domain/orders/delivery.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import type { Locality } from "@halkopiha/domain/reference-data/region.ts";
import { useDeferredValue } from "react";
import { ProductCard } from "../../../lib/products/ProductCard.tsx";
import { productActions } from "../../../offline/cart/product-actions.ts";
import styles from "./Results.module.css";

/** Number of cards in the first render, about one screen; the others render in a deferred update. */
export const initialCards = 3;

interface ProductsProps {
  products: readonly Product[];
  /** Shows how far each product is from here. */
  from?: Locality | undefined;
}

function findDistance({ owner }: Product, from: Locality | undefined): number | undefined {
  const { coords, locality } = owner.address;
  return from && locality._id !== from._id ? deliveryDistanceKm(coords, from.coords) : undefined;
}

/** The cards of products. */
export function Products({ products, from }: ProductsProps) {
  const renderedCount = useDeferredValue(products.length, initialCards);
  return (
    <ul className={styles.products}>
      {products.map((product, index) => (
        <li key={product._id}>
          {index < renderedCount && (
            <ProductCard
              product={product}
              isFirst={index === 0}
              actions={productActions}
              distance={findDistance(product, from)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
