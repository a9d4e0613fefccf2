import { deliveryDistanceKm } from "@halkopiha/domain/orders/distance.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import type { Locality } from "@halkopiha/domain/reference-data/region.ts";
import { CardList } from "../../../market/products/card/CardList.tsx";
import { PlainProduct } from "../../../market/products/card/PlainCard.tsx";
import { ProductCard } from "../../../market/products/card/ProductCard.tsx";
import { LazyCompareToggle } from "../../../market/products/compare/LazyCompareToggle.tsx";
import { type DoorPrices, findDoorPrice } from "../../../market/products/price/find-door-price.ts";
import { productActions } from "../../../market/products/product-actions.ts";
import styles from "./Results.module.css";

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
  return (
    <CardList
      items={products}
      className={styles.products}
      columns={3}
      renderPlain={(product) => <PlainProduct product={product} doorPrices={doorPrices} />}
    >
      {(product, index) => (
        <ProductCard
          product={product}
          isFirst={index === 0}
          actions={productActions}
          distance={findDistance(product, from)}
          doorPrice={findDoorPrice(doorPrices, product)}
          Extra={LazyCompareToggle}
        />
      )}
    </CardList>
  );
}
