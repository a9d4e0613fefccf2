import { type Cart, priceCart } from "@halkopiha/domain/cart.ts";
import type { Product } from "@halkopiha/domain/product.ts";
import { birch } from "./sample-goods.ts";
import { type Calls, Refused } from "./send-wish.ts";

/** What becomes of a call on its way. Who is closed never hears of it. */
export type Fate = "arrives" | "request lost" | "answer lost" | "closed before it" | "closed after it";

/** The server's cart and favourites in a few lines, behind a network that loses calls. */
export function marketModel(stock: Record<string, number>) {
  const left = new Map(Object.entries(stock));
  const cart = new Map<string, number>();
  let favorites: string[] = [];
  let fates: Fate[] = [];
  const log: string[] = [];

  const product = (id: string): Product => birch(id, left.get(id) ?? 0);

  function read(): Cart {
    const known = [...left.keys()].map((id) => [id, product(id)] as const);
    const lines = [...cart].map(([id, quantity]) => ({ quantity, product: product(id) }));
    return priceCart({
      lines,
      products: new Map(known),
      choices: {},
      deliveryCosts: new Map(),
      buyer: null,
    });
  }

  async function call<T>(what: string, run: () => T): Promise<T> {
    const fate = fates.shift() ?? "arrives";
    await Promise.resolve();
    if (fate === "request lost") throw new TypeError("no net");
    if (fate === "closed before it") return new Promise(() => undefined);
    log.push(what);
    const answer = run();
    if (fate === "closed after it") return new Promise(() => undefined);
    if (fate === "answer lost") throw new TypeError("no answer");
    return answer;
  }

  const available = (id: string) => {
    const quantity = left.get(id) ?? 0;
    if (quantity < 1) throw new Refused("notEnoughLeft", `Tuote ${id} on loppunut.`);
    return quantity;
  };

  const calls: Calls = {
    readCart: () => call("read cart", read),
    add: (id, quantity) =>
      call(`add ${id} ${quantity}`, () => {
        cart.set(id, Math.min((cart.get(id) ?? 0) + quantity, available(id)));
        return read();
      }),
    change: (id, quantity) =>
      call(`change ${id} ${quantity}`, () => {
        if (!cart.has(id)) throw new Refused("notFound", "Hakemaasi ei löytynyt.");
        if (quantity > (left.get(id) ?? 0)) throw new Refused("quantityExceeded", "liikaa");
        cart.set(id, Math.max(1, quantity));
        return read();
      }),
    remove: (id) =>
      call(`remove ${id}`, () => {
        cart.delete(id);
        return read();
      }),
    readFavorites: () => call("read favourites", () => favorites.map(product)),
    mark: (id) =>
      call(`mark ${id}`, () => {
        available(id);
        if (!favorites.includes(id)) favorites = [id, ...favorites];
        return favorites.map(product);
      }),
    unmark: (id) =>
      call(`unmark ${id}`, () => {
        favorites = favorites.filter((marked) => marked !== id);
        return favorites.map(product);
      }),
  };

  return {
    calls,
    log,
    cart: () => Object.fromEntries(cart),
    favorites: () => new Set(favorites),
    stock: (id: string, quantity: number) => void left.set(id, quantity),
    product,
    /** What becomes of the next calls; those after them arrive. */
    fate: (next: readonly Fate[]) => {
      fates = [...next];
    },
  };
}
