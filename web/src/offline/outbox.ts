import type { Cart } from "@halkopiha/domain/cart/cart.ts";
import { firstQuantity, sumQuantities } from "@halkopiha/domain/money/quantity.ts";
import type { Order, OrderStatus } from "@halkopiha/domain/orders/order.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import type { Kept } from "./keeper.ts";
import { Refused } from "./send-wish.ts";
import { createMemory, type Memory, type Surroundings, sendAll } from "./sending.ts";
import { shownCart } from "./shown-cart.ts";
import {
  type CartWish,
  type Change,
  type FavoriteWish,
  isOrderWish,
  ownWishes,
  type Wish,
  waitingWishes,
  withWish,
} from "./wishes.ts";

/** `waits`: kept on the device, to be sent later. */
export type Done = "sent" | "waits";

/** Does it now, or keeps it as a wish. Rejects with `Refused` when the server says no. */
type Act = (direct: (key: string) => Promise<unknown>, wishOf: (kept: Kept) => Change) => Promise<Done>;

const holds = (wishes: readonly Wish[], { version }: Wish) => wishes.some((wish) => wish.version === version);

function createAct(surroundings: Surroundings, memory: Memory, send: () => Promise<void>): Act {
  const { keeper, alone, isOffline, stuck, whose } = surroundings;
  const { keep, release, settle } = memory;

  /** The wish, kept before anything is asked: the page may be closed while others have their turn. */
  async function keepWish(wishOf: (kept: Kept) => Change) {
    let made: { wish: Change; waits: boolean; replaces: boolean } | undefined;
    await keep((kept) => {
      const wish = wishOf(kept);
      const waits = isOffline() || waitingWishes(ownWishes(kept.wishes, whose())).length > 0;
      const wishes = withWish(kept.wishes, waits ? wish : { ...wish, isSending: true });
      made = { wish, waits, replaces: !kept.wishes.every((earlier) => holds(wishes, earlier)) };
      return { ...kept, wishes };
    });
    if (!made) throw new Error("the keeper has not asked for the change");
    return made;
  }

  async function sendDirectly(direct: Parameters<Act>[0], wish: Wish): Promise<void> {
    try {
      await direct(wish.version);
    } catch (error) {
      if (error instanceof Refused) {
        await settle(wish);
        throw error;
      }
      await release();
      stuck(error);
      return;
    }
    await settle(wish);
  }

  return async (direct, wishOf) => {
    const { wish, waits, replaces } = await keepWish(wishOf);
    if (waits) {
      void send();
      return "waits";
    }
    return alone(async () => {
      const { wishes } = await keeper.read();
      const [first] = ownWishes(wishes, whose());
      // Where another call may have been before it, only the wish knows what is to be in the end.
      const isNew = first?.version === wish.version && first.isSending && !replaces;
      if (isNew) await sendDirectly(direct, wish);
      // Otherwise what came before goes first; a wish that is gone has been replaced, or sent by another tab.
      else if (holds(wishes, wish)) await sendAll(surroundings, memory);
      return holds((await keeper.read()).wishes, wish) ? "waits" : "sent";
    });
  };
}

/** The changes of the cart. A wish holds the quantity that the visitor will have, from the one they saw. */
function createCartActs({ calls, newVersion }: Surroundings, { takeCart }: Memory, act: Act) {
  function change(
    id: string,
    direct: (key: string) => Promise<Cart>,
    wishOf: (before: number) => Pick<CartWish, "label" | "product" | "quantity">,
  ): Promise<Done> {
    return act(
      async (key) => takeCart(await direct(key)),
      (kept) => {
        const shown = shownCart(kept.cart?.cart ?? null, kept.wishes);
        const before = shown?.items.find(({ _id }) => _id === id)?.quantity ?? 0;
        return { kind: "cart", id, version: newVersion(), ...wishOf(before) };
      },
    );
  }
  return {
    add: (product: Product, label: string) => {
      const more = firstQuantity(product.unit, product.quantity);
      const most = Math.max(more, product.quantity);
      return change(
        product._id,
        (key) => calls.add(product._id, more, key),
        // More than was there is not wished for: when it is sent at once, the server refuses it.
        (before) => ({ label, product, quantity: Math.min(sumQuantities([before, more]), most) }),
      );
    },
    change: (id: string, label: string, quantity: number) =>
      change(
        id,
        (key) => calls.change(id, quantity, key),
        () => ({ label, product: null, quantity }),
      ),
    remove: (id: string, label: string) =>
      change(
        id,
        () => calls.remove(id),
        () => ({ label, product: null, quantity: 0 }),
      ),
  };
}

/** A seller's steps: each is a wish of its own. `order` is as the seller sees it. */
function createOrderActs({ orders, orderTold, newVersion }: Surroundings, act: Act) {
  return {
    advance: ({ _id: id, orderNumber }: Order, status: OrderStatus, owner: string) =>
      act(
        async () => orderTold(await orders.advance(id, status)),
        () => ({
          kind: "order",
          id,
          label: `Tilaus ${orderNumber}`,
          version: newVersion(),
          status,
          owner,
        }),
      ),
  };
}

/**
 * The visitor's changes of cart and favourites, and a seller's steps of orders. Each is sent at once when nothing waits; when there is no net, or no answer
 * came, it is kept as a wish and sent later, in order. The server's answer wins.
 */
export function createOutbox(surroundings: Surroundings) {
  const { keeper, calls, alone, isOffline, now, newVersion, changed, whose } = surroundings;
  const memory = createMemory(surroundings);
  const { keep, release, takeCart, takeFavorites } = memory;

  /** Resolves when nothing waits any more or a call was lost. */
  async function send(): Promise<void> {
    if (isOffline() || ownWishes((await keeper.read()).wishes, whose()).length === 0) return;
    await alone(() => sendAll(surroundings, memory));
  }

  const act = createAct(surroundings, memory, send);

  return {
    ...createCartActs(surroundings, memory, act),
    ...createOrderActs(surroundings, act),
    send,
    takeCart,

    /** Fetches the cart and keeps it, unless a change has been answered meanwhile. */
    readCart: async (ask: () => Promise<Cart>) => {
      const askedAt = now();
      const cart = await ask();
      await takeCart(cart, askedAt);
      return cart;
    },

    /** The same for the favourites. */
    readFavorites: async (ask: () => Promise<Product[]>) => {
      const askedAt = now();
      await takeFavorites(await ask(), askedAt);
    },

    mark: (wish: Pick<FavoriteWish, "id" | "label" | "product" | "marked">) =>
      act(
        async () => takeFavorites(await (wish.marked ? calls.mark(wish.id) : calls.unmark(wish.id))),
        () => ({ kind: "favorite", version: newVersion(), ...wish }),
      ),

    /** Takes over what a page was sending that is gone. One that is still there has its turn before. */
    takeOver: () =>
      alone(async () => {
        const { wishes } = await keeper.read();
        if (wishes.some(({ isSending }) => isSending)) await release();
      }),

    /** Shows what is kept, as another tab may have changed it. */
    show: async () => changed(await keeper.read(), { cart: false, favorites: false }),

    /** What a person who logs out leaves behind: wishes for goods, which are of things and not of people. §4 */
    forgetPerson: () =>
      keep(({ wishes }) => ({
        wishes: wishes.filter((wish) => !isOrderWish(wish)),
        cart: null,
        favorites: null,
      })),
  };
}

export type Outbox = ReturnType<typeof createOutbox>;
