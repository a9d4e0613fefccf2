import { messages } from "@halkopiha/domain/messages.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { showBannerAtom } from "../banner-atoms.ts";
import { store } from "../store.ts";

// The outbox of the cart and the favourites is loaded after the list, which is shown without it.

/** Without the part of the app that would send it, a change is neither made nor stored. §8 */
async function loadActions<T>(importModule: () => Promise<T>): Promise<T> {
  try {
    return await importModule();
  } catch (error) {
    store.set(showBannerAtom, "danger", messages.noResponse);
    throw error;
  }
}

/** `label` is what the product is called. */
export async function addToCart(product: Product, label: string): Promise<void> {
  const { addToCartAtom } = await loadActions(() => import("../cart-acts.ts"));
  await store.set(addToCartAtom, product, label);
}

/** Marks the product, or takes the mark away; `label` is what it is called. */
export async function toggleFavorite(product: Product, label: string): Promise<void> {
  const { toggleFavoriteAtom } = await loadActions(() => import("../favorite-acts.ts"));
  await store.set(toggleFavoriteAtom, product, label);
}

/** Asks for the favourites in the background unless some are known; without an answer the page goes on without them. */
export function loadMissingFavorites(): void {
  void import("../favorite-acts.ts").then((part) => part.loadMissingFavorites()).catch(() => undefined);
}
