import type { Cart } from "@halkopiha/domain/cart/cart.ts";
import type { Order } from "@halkopiha/domain/orders/order.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { differenceWords } from "./difference-words.ts";
import type { Keeper, Kept } from "./keeper.ts";
import { type OrderCalls, sendOrderWish } from "./send-order-wish.ts";
import { type Calls, type Outcome, sendCartReset, sendCartWish, sendFavoriteWish } from "./send-wish.ts";
import { ownWishes, unsent, type Wish, withoutWish } from "./wishes.ts";

export interface Surroundings {
  keeper: Keeper;
  calls: Calls;
  orders: OrderCalls;
  /** Who is logged in: the steps of orders that others have left are not for them. */
  whose(): string | null;
  /** One at a time, whichever tab it runs in: calls that change, and the sending of what waits. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  isOffline(): boolean;
  now(): number;
  newVersion(): string;
  /** Something kept has changed; `fresh`: by what the server has just told. */
  changed(kept: Kept, fresh: { cart: boolean; favorites: boolean }): void;
  /** The server has told an order as it is now. */
  orderTold(order: Order): void;
  /** What came out differently from what was wished, a sentence each; `isRefused`: the server has said no to some of it. */
  tell(differences: readonly string[], isRefused: boolean): void;
  /** A call failed, and nobody knows what came of it: something waits, and is to be tried again some time later. */
  stuck(failure: unknown): void;
}

const nothingFresh = { cart: false, favorites: false };

/** Keeps on the device and says so. */
export function createMemory({ keeper, changed, now }: Surroundings) {
  async function keep(change: (kept: Kept) => Kept, fresh = nothingFresh): Promise<Kept> {
    const kept = await keeper.update(change);
    changed(kept, fresh);
    return kept;
  }
  /** Another tab, or a change of this one, has been answered since it was asked for: that answer knows better. */
  const isOvertaken = (known: { at: number } | null, askedAt: number) => known !== null && known.at > askedAt;
  return {
    keep,
    /** Nobody is sending any more: what came of the last call is not known. */
    release: () => keep((kept) => ({ ...kept, wishes: kept.wishes.map(unsent) })),
    /** The wish has had its answer. */
    settle: (wish: Wish, fresh = nothingFresh) =>
      keep((kept) => ({ ...kept, wishes: withoutWish(kept.wishes, wish) }), fresh),
    takeCart: (cart: Cart, askedAt = now()) =>
      keep((kept) => (isOvertaken(kept.cart, askedAt) ? kept : { ...kept, cart: { cart, at: now() } }), {
        ...nothingFresh,
        cart: true,
      }),
    takeFavorites: (products: Product[], askedAt = now()) =>
      keep(
        (kept) =>
          isOvertaken(kept.favorites, askedAt) ? kept : { ...kept, favorites: { products, at: now() } },
        { ...nothingFresh, favorites: true },
      ),
  };
}

export type Memory = ReturnType<typeof createMemory>;

/** Sends one wish after the other; what the server answers is kept and told on the way. */
function createSender({ calls, orders, orderTold }: Surroundings, { takeCart, takeFavorites }: Memory) {
  // The server's cart, once it has told it to this very sending.
  let cart: Cart | null = null;

  return async (wish: Wish): Promise<Outcome> => {
    if (wish.kind === "cart") {
      const sent = await sendCartWish(wish, cart, calls);
      cart = sent.cart;
      await takeCart(sent.cart);
      return sent.outcome;
    }
    if (wish.kind === "cartReset") {
      const sent = await sendCartReset(calls);
      cart = sent.cart;
      await takeCart(sent.cart);
      return sent.outcome;
    }
    if (wish.kind === "order") {
      const sent = await sendOrderWish(wish, orders);
      if (sent.order) orderTold(sent.order);
      return sent.outcome;
    }
    const { favorites, outcome } = await sendFavoriteWish(wish, calls);
    await takeFavorites(favorites);
    return outcome;
  };
}

/** Of an order with several steps only the last has to be told. */
const tellingKey = ({ kind, id, version }: Wish) => (kind === "order" ? id : version);

/**
 * Sends what waits, in order, until nothing does or a call is lost.
 * Tells once, at its end, what came out differently.
 */
export async function sendAll(surroundings: Surroundings, memory: Memory): Promise<void> {
  const { keeper, stuck, tell, whose } = surroundings;
  const differences = new Map<string, string>();
  let isRefused = false;
  const sendOne = createSender(surroundings, memory);
  try {
    for (;;) {
      const [wish] = ownWishes((await keeper.read()).wishes, whose());
      if (!wish) return;
      const outcome = await sendOne(wish);
      isRefused ||= outcome?.kind === "refused";
      if (outcome) differences.set(tellingKey(wish), differenceWords(wish, outcome));
      await memory.settle(wish, {
        cart: wish.kind === "cart" || wish.kind === "cartReset",
        favorites: wish.kind === "favorite",
      });
    }
  } catch (failure) {
    await memory.release();
    stuck(failure);
  } finally {
    if (differences.size > 0) tell([...differences.values()], isRefused);
  }
}
