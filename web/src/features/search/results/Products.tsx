import { deliveryDistanceKm } from "@halkopiha/domain/orders/delivery.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import type { Locality } from "@halkopiha/domain/reference-data/region.ts";
import { ProductCard } from "../../../lib/products/card/ProductCard.tsx";
import { type DoorPrices, findDoorPrice } from "../../../lib/products/price/find-door-price.ts";
import { productActions } from "../../../offline/cart/product-actions.ts";
import { LazyCompareToggle } from "../../../offline/ui/LazyCompareToggle.tsx";
import styles from "./Results.module.css";
import { useRenderedCount } from "./use-rendered-count.ts";

interface ProductsProps {
  products: readonly Product[];
  /** Shows how far each product is from here. */
  from?: Locality | undefined;
  /** Absent while no place is known. */
  doorPrices: DoorPrices | null | undefined;
}

function findDistance({ owner }: Product, from: Locality | undefined): number | undefined {
  const { coords, locality } = owner.address;
  return from && locality._id !== from._id ? deliveryDistanceKm(coords, from.coords) : undefined;
}

/** The cards of products. */
export function Products({ products, from, doorPrices }: ProductsProps) {
  const renderedCount = useRenderedCount(products.length);
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
              doorPrice={findDoorPrice(doorPrices, product)}
              Extra={LazyCompareToggle}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
