import type { Sort } from "@halkopiha/domain/search/options.ts";
import { useAtomValue } from "jotai/react";
import { favoritesAtom } from "../../../market/products/favorite-atoms.ts";
import { useDoorPrices } from "../../../market/products/price/use-door-prices.ts";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { Products } from "./Products.tsx";
import { sortProducts } from "./sort-products.ts";

/** The visitor's favourites, sorted on the device. */
export function Favorites({ sort }: { sort: Sort }) {
  const favorites = useAtomValue(favoritesAtom);
  const doorPrices = useDoorPrices(favorites.filter(({ category }) => category === "Polttopuut"));
  if (favorites.length === 0) {
    return (
      <EmptyState title="Et ole vielä merkinnyt suosikkeja. Paina tuotteen sydäntä, niin löydät sen täältä." />
    );
  }
  return (
    <>
      <h2>Suosikit</h2>
      <Products products={sortProducts(favorites, sort, doorPrices ?? {})} doorPrices={doorPrices} />
    </>
  );
}
