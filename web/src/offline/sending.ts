import type { Cart } from "@halkopiha/domain/cart.ts";
import type { Product } from "@halkopiha/domain/product.ts";
import { differenceWords } from "./difference-words.ts";
import type { Keeper, Kept } from "./keeper.ts";
import { type Calls, type Outcome, sendCartWish, sendFavoriteWish } from "./send-wish.ts";
import { type Wish, withoutWish } from "./wishes.ts";

export interface Surroundings {
  keeper: Keeper;
  calls: Calls;
  /** One at a time, whichever tab it runs in: calls that change, and the sending of what waits. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  isOffline(): boolean;
  now(): number;
  newVersion(): string;
  /** Something kept has changed; `fresh`: by what the server has just told. */
  changed(kept: Kept, fresh: { cart: boolean; favorites: boolean }): void;
  /** What came out differently from what was wished, a sentence each. */
  tell(differences: readonly string[]): void;
  /** A call was lost: something waits, and is to be tried again some time later. */
  stuck(): void;
}

const nothingFresh = { cart: false, favorites: false };

/** Keeps on the device and says so. */
export function createMemory({ keeper, changed, now }: Surroundings) {
  async function keep(change: (kept: Kept) => Kept, fresh = nothingFresh): Promise<Kept> {
    const kept = await keeper.update(change);
    changed(kept, fresh);
    return kept;
  }
  return {
    keep,
    takeCart: (cart: Cart) =>
      keep((kept) => ({ ...kept, cart: { cart, at: now() } }), { ...nothingFresh, cart: true }),
    takeFavorites: (products: Product[]) =>
      keep((kept) => ({ ...kept, favorites: { products, at: now() } }), { ...nothingFresh, favorites: true }),
  };
}

export type Memory = ReturnType<typeof createMemory>;

/**
 * Sends what waits, in order, until nothing does or a call is lost.
 * Tells once, at its end, what came out differently.
 */
export async function sendAll(
  { keeper, calls, stuck, tell }: Surroundings,
  { keep, takeCart, takeFavorites }: Memory,
): Promise<void> {
  const differences: string[] = [];
  // The server's cart, once it has told it to this very sending.
  let cart: Cart | null = null;

  async function sendOne(wish: Wish): Promise<Outcome> {
    if (wish.kind === "cart") {
      const sent = await sendCartWish(wish, cart, calls);
      cart = sent.cart;
      await takeCart(sent.cart);
      return sent.outcome;
    }
    const { favorites, outcome } = await sendFavoriteWish(wish, calls);
    await takeFavorites(favorites);
    return outcome;
  }

  try {
    for (;;) {
      const [wish] = (await keeper.read()).wishes;
      if (!wish) return;
      const outcome = await sendOne(wish);
      if (outcome) differences.push(differenceWords(wish, outcome));
      await keep((kept) => ({ ...kept, wishes: withoutWish(kept.wishes, wish) }), {
        cart: wish.kind === "cart",
        favorites: wish.kind === "favorite",
      });
    }
  } catch {
    stuck();
  } finally {
    if (differences.length > 0) tell(differences);
  }
}
