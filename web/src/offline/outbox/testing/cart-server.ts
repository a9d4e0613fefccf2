import { type Cart, priceCart } from "@halkopiha/domain/cart/cart.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { sampleProduct } from "../../../testing/samples/sample-product.ts";
import { type Calls, RejectedError } from "../send-mutation.ts";
import { createLossyNetwork } from "./lossy-network.ts";

/** A minimal fake of the server's cart and favourites behind a lossy network. */
export function createCartServer(stock: Record<string, number>) {
  const left = new Map(Object.entries(stock));
  const cart = new Map<string, number>();
  let favorites: string[] = [];
  const { call, log, fate } = createLossyNetwork();
  const keys = new Set<string>();

  const product = (id: string): Product => sampleProduct(id, left.get(id) ?? 0);

  function read(): Cart {
    const known = [...left.keys()].map((id) => [id, product(id)] as const);
    const lines = [...cart].map(([id, quantity]) => ({ quantity, product: product(id) }));
    return priceCart({
      lines,
      products: new Map(known),
      choices: {},
      deliveryCosts: new Map(),
      deliveryAreas: new Map(),
      buyer: null,
      today: "2026-11-23",
    });
  }

  /** Runs a call once per idempotency key. */
  function once(key: string | undefined, run: () => void): Cart {
    if (key === undefined || !keys.has(key)) run();
    if (key !== undefined) keys.add(key);
    return read();
  }

  const available = (id: string) => {
    const quantity = left.get(id) ?? 0;
    if (quantity <= 0) throw new RejectedError("notEnoughLeft", `Tuote ${id} on loppunut.`);
    return quantity;
  };

  const calls: Calls = {
    readCart: () => call("read cart", read),
    add: (id, quantity, key) =>
      call(`add ${id} ${quantity}`, () =>
        once(key, () => {
          const maxAvailable = available(id);
          const requested = (cart.get(id) ?? 0) + (quantity ?? Math.min(1, maxAvailable));
          if (requested > maxAvailable) throw new RejectedError("quantityExceeded", "liikaa");
          cart.set(id, requested);
        }),
      ),
    change: (id, quantity, key) =>
      call(`change ${id} ${quantity}`, () =>
        once(key, () => {
          if (!cart.has(id)) throw new RejectedError("notFound", "Hakemaasi ei löytynyt.");
          if (quantity > (left.get(id) ?? 0)) throw new RejectedError("quantityExceeded", "liikaa");
          cart.set(id, Math.max(1, quantity));
        }),
      ),
    remove: (id) =>
      call(`remove ${id}`, () => {
        cart.delete(id);
        return read();
      }),
    resetCart: () =>
      call("reset cart", () => {
        cart.clear();
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
    fate,
  };
}
