import { formatListingTitle } from "@halkopiha/domain/products/listing-title.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { isStock } from "@halkopiha/domain/products/product-kind.ts";
import { splitWords } from "@halkopiha/domain/search/search-words.ts";
import { isPausedToday } from "../../../market/products/card/paused.ts";

const isSoldOut = (product: Product) => isStock(product) && product.quantity === 0;

/** The states by which a seller filters their products. */
export const productStates = {
  onSale: {
    text: "Myynnissä",
    has: (product) => !isSoldOut(product) && !isPausedToday(product) && !product.hidden,
  },
  paused: { text: "Tauolla", has: isPausedToday },
  soldOut: { text: "Loppuneet", has: isSoldOut },
  offers: { text: "Tarjoukset", has: ({ discount }) => discount },
  hidden: { text: "Piilotetut", has: ({ hidden }) => Boolean(hidden) },
} as const satisfies Record<string, { text: string; has(product: Product): boolean }>;
export type ProductState = keyof typeof productStates;

/** What narrows a seller's list of products. */
export interface ProductFilter {
  text: string;
  /** Null for all. */
  state: ProductState | null;
}

export const noFilter: ProductFilter = { text: "", state: null };

/** Whether each searched word begins a word of the product. */
function matchesText(product: Product, words: readonly string[]): boolean {
  const { name, unit, description } = product;
  const own = splitWords([formatListingTitle(product), name, unit, description].join(" "));
  return words.every((word) => own.some((known) => known.startsWith(word)));
}

/** The products that match a filter, in their order. */
export function filterProducts(
  products: readonly Product[],
  { text, state }: ProductFilter,
): readonly Product[] {
  const words = splitWords(text);
  return products.filter(
    (product) => (state === null || productStates[state].has(product)) && matchesText(product, words),
  );
}
