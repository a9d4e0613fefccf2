import { priceCart } from "@halkopiha/domain/cart/cart.ts";
import { expect, test } from "vitest";
import { sampleProduct } from "../../testing/samples/sample-product.ts";
import type { CartMutation, FavoriteMutation } from "./mutations.ts";
import { applyToCart, applyToFavorites } from "./optimistic-cart.ts";

const serverCart = (quantities: Record<string, number>) =>
  priceCart({
    lines: Object.entries(quantities).map(([id, quantity]) => ({ quantity, product: sampleProduct(id, 9) })),
    products: new Map(Object.keys(quantities).map((id) => [id, sampleProduct(id, 9)])),
    choices: {},
    deliveryCosts: new Map(),
    deliveryAreas: new Map(),
    buyer: null,
    today: "2026-11-23",
  });

const cartMutation = (id: string, quantity: number): CartMutation => ({
  kind: "cart",
  id,
  quantity,
  label: "Polttopuu, koivu",
  product: sampleProduct(id, 9),
  version: `${id}${quantity}`,
});

const favoriteMutation = (id: string, marked: boolean): FavoriteMutation => ({
  kind: "favorite",
  id,
  marked,
  label: "Polttopuu, koivu",
  product: sampleProduct(id, 9),
  version: `${id}${marked}`,
});

test("without a server cart and without mutations there is no cart", () => {
  expect(applyToCart(null, [])).toBeNull();
});

test("without cart mutations the cart is the server's", () => {
  const cart = serverCart({ a: 2 });
  expect(applyToCart(cart, [favoriteMutation("a", true)])).toBe(cart);
});

test.each([
  ["a new product", { a: 1 }, [cartMutation("b", 2)], { a: 1, b: 2 }],
  ["more of one", { a: 1 }, [cartMutation("a", 3)], { a: 3 }],
  ["less than one", { a: 3 }, [cartMutation("a", 0.5)], { a: 1 }],
  ["less than one of a new product", {}, [cartMutation("a", 0.5)], { a: 1 }],
  ["one less", { a: 1, b: 1 }, [cartMutation("a", 0)], { b: 1 }],
  ["an empty cart", { a: 1 }, [cartMutation("a", 0)], {}],
  ["a first product", {}, [cartMutation("a", 1)], { a: 1 }],
])("%s is priced as the server will price it", (_what, before, mutations, after) => {
  expect(applyToCart(serverCart(before), mutations)).toEqual(serverCart(after));
});

test("before the server has ever returned its cart, the mutations are the cart", () => {
  expect(applyToCart(null, [cartMutation("a", 2)])).toEqual(serverCart({ a: 2 }));
});

test("a mark that waits comes first among the favourites, one taken away is gone", () => {
  const shown = applyToFavorites(
    [sampleProduct("a", 9), sampleProduct("b", 9)],
    [favoriteMutation("a", false), favoriteMutation("c", true)],
  );
  expect(shown.map(({ _id }) => _id)).toEqual(["c", "b"]);
});
