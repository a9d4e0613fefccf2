import type { Cart } from "@halkopiha/domain/cart.ts";
import type { Product } from "@halkopiha/domain/product.ts";
import { differenceWords } from "./difference-words.ts";
import type { Keeper, Kept } from "./keeper.ts";
import { type Calls, type Outcome, Refused, sendCartWish, sendFavoriteWish } from "./send-wish.ts";
import { shownCart } from "./shown-cart.ts";
import { type CartWish, type FavoriteWish, type Wish, withoutWish, withWish } from "./wishes.ts";

export interface Surroundings {
  keeper: Keeper;
  calls: Calls;
  /** One at a time, whichever tab it runs in: calls that change, and the sending of what waits. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  isOffline(): boolean;
  now(): number;
  newVersion(): string;
  /** Something kept has changed; `isFresh`: by what the server has just told. */
  changed(kept: Kept, fresh: { cart: boolean; favorites: boolean }): void;
  /** What came out differently from what was wished, a sentence each. */
  tell(differences: readonly string[]): void;
  /** A call was lost: something waits, and is to be tried again some time later. */
  stuck(): void;
}

/** `waits`: kept on the device, to be sent later. */
export type Done = "sent" | "waits";

type CartWishOf = (quantity: number) => Pick<CartWish, "id" | "label" | "product" | "quantity">;
type NewFavorite = Pick<FavoriteWish, "id" | "label" | "product" | "marked">;

const nothingFresh = { cart: false, favorites: false };

/**
 * The visitor's changes of cart and favourites. Each is sent at once when nothing waits; when there is no net, or no answer
 * came, it is kept as a wish and sent later, in order. The server's answer wins.
 */
export function createOutbox(surroundings: Surroundings) {
  const { keeper, calls, alone, isOffline, now, newVersion, changed, tell, stuck } = surroundings;

  async function keep(change: (kept: Kept) => Kept, fresh = nothingFresh): Promise<Kept> {
    const kept = await keeper.update(change);
    changed(kept, fresh);
    return kept;
  }

  const takeCart = (cart: Cart) =>
    keep((kept) => ({ ...kept, cart: { cart, at: now() } }), { ...nothingFresh, cart: true });

  const takeFavorites = (products: Product[]) =>
    keep((kept) => ({ ...kept, favorites: { products, at: now() } }), { ...nothingFresh, favorites: true });

  async function sendOne(wish: Wish, cart: Cart | null): Promise<{ cart: Cart | null; outcome: Outcome }> {
    if (wish.kind === "cart") {
      const sent = await sendCartWish(wish, cart, calls);
      await takeCart(sent.cart);
      return sent;
    }
    const sent = await sendFavoriteWish(wish, calls);
    await takeFavorites(sent.favorites);
    return { cart, outcome: sent.outcome };
  }

  async function sendAll(): Promise<void> {
    const differences: string[] = [];
    let cart: Cart | null = null;
    try {
      for (;;) {
        const [wish] = (await keeper.read()).wishes;
        if (!wish) return;
        const sent = await sendOne(wish, cart);
        cart = sent.cart;
        if (sent.outcome) differences.push(differenceWords(wish, sent.outcome));
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

  /** Sends what waits, in order. Resolves when nothing waits any more or a call was lost. */
  async function send(): Promise<void> {
    if (isOffline()) return;
    if ((await keeper.read()).wishes.length > 0) await alone(sendAll);
  }

  const add = (wishOf: (kept: Kept) => Wish) =>
    keep((kept) => ({ ...kept, wishes: withWish(kept.wishes, wishOf(kept)) }));

  /**
   * Does it now, or keeps it as a wish.
   * @throws Refused when the server says no
   */
  async function act(direct: () => Promise<unknown>, wishOf: (kept: Kept) => Wish): Promise<Done> {
    const isWaiting = async () => (await keeper.read()).wishes.length > 0;
    const now = async (): Promise<Done | null> => {
      if (await isWaiting()) return null;
      try {
        await direct();
        return "sent";
      } catch (error) {
        if (error instanceof Refused) throw error;
        await add(wishOf);
        stuck();
        return "waits";
      }
    };
    const done = isOffline() || (await isWaiting()) ? null : await alone(now);
    if (done) return done;
    await add(wishOf);
    void send();
    return "waits";
  }

  function changeCart(direct: () => Promise<Cart>, wishOf: CartWishOf, id: string): Promise<Done> {
    return act(
      async () => takeCart(await direct()),
      (kept) => {
        const shown = shownCart(kept.cart?.cart ?? null, kept.wishes);
        const quantity = shown?.items.find(({ _id }) => _id === id)?.quantity ?? 0;
        return { kind: "cart", version: newVersion(), ...wishOf(quantity) };
      },
    );
  }

  return {
    send,
    takeCart,
    takeFavorites,

    add: (product: Product, label: string) =>
      changeCart(
        () => calls.add(product._id, 1),
        (before) => ({
          id: product._id,
          label,
          product,
          quantity: Math.min(before + 1, Math.max(1, product.quantity)),
        }),
        product._id,
      ),

    change: (id: string, label: string, quantity: number) =>
      changeCart(
        () => calls.change(id, quantity),
        () => ({ id, label, product: null, quantity: Math.max(1, quantity) }),
        id,
      ),

    remove: (id: string, label: string) =>
      changeCart(
        () => calls.remove(id),
        () => ({ id, label, product: null, quantity: 0 }),
        id,
      ),

    mark: (wish: NewFavorite) =>
      act(
        async () => takeFavorites(await (wish.marked ? calls.mark(wish.id) : calls.unmark(wish.id))),
        () => ({ kind: "favorite", version: newVersion(), ...wish }),
      ),

    /** Shows what is kept, as another tab may have changed it. */
    show: async () => changed(await keeper.read(), nothingFresh),

    /** What a person who has logged out leaves behind: the wishes, which are of things and not of people. §4 */
    forgetAnswers: () => keep(({ wishes }) => ({ wishes, cart: null, favorites: null })),
  };
}

export type Outbox = ReturnType<typeof createOutbox>;
