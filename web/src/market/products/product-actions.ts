import { messages } from "@halkopiha/domain/messages.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { lazyPart } from "../../lib/connection/lazy-part.tsx";
import { showBannerAtom } from "../../lib/notifications/banner-atoms.ts";
import { store } from "../../lib/storage/store.ts";
import { isOutboxUsedAtom } from "../../offline/outbox/used-outbox-atom.ts";
import type { AlertButtonProps } from "../alerts/alert-props.ts";
import { QuoteButton } from "../quotes/QuoteButton.tsx";
import type { BuyerActions } from "./card/ProductCard.tsx";

// The outbox is loaded after the list, because the list renders without it.

/** When the module cannot be loaded, the change is neither sent nor stored, and the banner says so. §8 */
async function loadActions<T>(importModule: () => Promise<T>): Promise<T> {
  try {
    return await importModule();
  } catch (error) {
    store.set(showBannerAtom, "danger", messages.noResponse);
    throw error;
  }
}

async function addToCart(product: Product, label: string, quantity: number): Promise<void> {
  const { addToCartAtom } = await loadActions(() => import("../cart/cart-actions.ts"));
  await store.set(addToCartAtom, product, label, quantity);
}

async function toggleFavorite(product: Product, label: string): Promise<void> {
  const { toggleFavoriteAtom } = await loadActions(() => import("./favorite-actions.ts"));
  await store.set(toggleFavoriteAtom, product, label);
}

/** The offer does not matter enough for an error in its place. */
export const AlertButton = lazyPart<AlertButtonProps>(
  () => import("../alerts/AlertButton.tsx").then((file) => file.AlertButton),
  () => null,
);

export const productActions: BuyerActions = { addToCart, toggleFavorite, AlertButton, QuoteButton };

/**
 * Loads the favourites in the background unless some are known; the page works without them when the request fails. A page that is rendered
 * on the server is nobody's, and a device that has never changed any has none to show.
 */
export function loadMissingFavorites(areShown = false): void {
  if (import.meta.env.SSR || (!areShown && !store.get(isOutboxUsedAtom))) return;
  void import("./favorite-actions.ts").then((part) => part.loadMissingFavorites()).catch(() => undefined);
}
