import { useEffect } from "react";
import { whenIdle } from "../../lib/api/when-idle.ts";
import { CachedAt } from "../../lib/notifications/CachedAt.tsx";
import { ProductCard } from "../../market/products/card/ProductCard.tsx";
import { loadMissingFavorites, productActions } from "../../market/products/product-actions.ts";
import type { Listings } from "./load-market.ts";
import styles from "./Market.module.css";

/** Product cards of the newest listings. */
export function NewestListings({ listings: { products, cachedAt } }: { listings: Listings }) {
  useEffect(() => {
    let isLeft = false;
    void whenIdle(() => !isLeft && loadMissingFavorites());
    return () => {
      isLeft = true;
    };
  }, []);
  if (products.length === 0) return <p>Myynnissä ei ole juuri nyt polttopuita.</p>;
  return (
    <>
      {cachedAt && <CachedAt at={Date.parse(cachedAt)} />}
      <ul className={styles.listings}>
        {products.map((product) => (
          <li key={product._id}>
            <ProductCard product={product} actions={productActions} isStacked />
          </li>
        ))}
      </ul>
    </>
  );
}
