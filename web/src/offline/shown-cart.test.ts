import { priceCart } from "@halkopiha/domain/cart/cart.ts";
import { expect, test } from "vitest";
import { birch } from "./sample-goods.ts";
import { shownCart, shownFavorites } from "./shown-cart.ts";
import type { CartWish, FavoriteWish } from "./wishes.ts";

const serverCart = (quantities: Record<string, number>) =>
  priceCart({
    lines: Object.entries(quantities).map(([id, quantity]) => ({ quantity, product: birch(id, 9) })),
    products: new Map(Object.keys(quantities).map((id) => [id, birch(id, 9)])),
    choices: {},
    deliveryCosts: new Map(),
    buyer: null,
  });

const wish = (id: string, quantity: number): CartWish => ({
  kind: "cart",
  id,
  quantity,
  label: "Polttopuu, koivu",
  product: birch(id, 9),
  version: `${id}${quantity}`,
});

const mark = (id: string, marked: boolean): FavoriteWish => ({
  kind: "favorite",
  id,
  marked,
  label: "Polttopuu, koivu",
  product: birch(id, 9),
  version: `${id}${marked}`,
});

test("nothing known and nothing wished is no cart", () => {
  expect(shownCart(null, [])).toBeNull();
});

test("without wishes the cart is the server's", () => {
  const cart = serverCart({ a: 2 });
  expect(shownCart(cart, [mark("a", true)])).toBe(cart);
});

test.each([
  ["a new product", { a: 1 }, [wish("b", 2)], { a: 1, b: 2 }],
  ["more of one", { a: 1 }, [wish("a", 3)], { a: 3 }],
  ["one less", { a: 1, b: 1 }, [wish("a", 0)], { b: 1 }],
  ["an empty cart", { a: 1 }, [wish("a", 0)], {}],
  ["a first product", {}, [wish("a", 1)], { a: 1 }],
])("%s is priced as the server will price it", (_what, before, wishes, after) => {
  expect(shownCart(serverCart(before), wishes)).toEqual(serverCart(after));
});

test("before the server has ever told its cart, the wishes are the cart", () => {
  expect(shownCart(null, [wish("a", 2)])).toEqual(serverCart({ a: 2 }));
});

test("a mark that waits comes first among the favourites, one taken away is gone", () => {
  const shown = shownFavorites([birch("a", 9), birch("b", 9)], [mark("a", false), mark("c", true)]);
  expect(shown.map(({ _id }) => _id)).toEqual(["c", "b"]);
});
