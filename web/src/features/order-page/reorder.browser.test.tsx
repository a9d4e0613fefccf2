import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { addToCart, readCart, resetCart } from "@halkopiha/domain/contract/shop/cart.ts";
import { openOrderPage } from "@halkopiha/domain/contract/shop/order-page.ts";
import { readProduct } from "@halkopiha/domain/contract/shop/products.ts";
import { toBuyerOrder } from "@halkopiha/domain/orders/order-page.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { afterEach, expect, test } from "vitest";
import { bannerAtom } from "../../lib/notifications/banner-atoms.ts";
import { store } from "../../lib/storage/store.ts";
import { clearCheckoutData } from "../../lib/storage/stored-atom.ts";
import { outbox } from "../../market/outbox/visitor-outbox.ts";
import { expectBanner } from "../../testing/banner.ts";
import { answerCall, rejectCall } from "../../testing/calls/answer-calls.ts";
import { failCall } from "../../testing/calls/connection.ts";
import { renderRoutes } from "../../testing/render-route.tsx";
import { sampleCart, sampleFirewood, samplePublicSeller } from "../../testing/samples/sample-listings.ts";
import { sampleItems, sampleSellerOrder } from "../../testing/samples/sample-orders.ts";
import * as route from "./route.tsx";

const [item] = sampleItems(1);
if (!item) throw new Error("the sample order has an item");
const order = toBuyerOrder(sampleSellerOrder("tilaus", { items: [item] }));
const birch = sampleFirewood({ _id: item._id, price: item.unitPrice });
const emptyCart = sampleCart([]);

const answerProduct = (product: Product) =>
  answerCall(readProduct, { product, seller: samplePublicSeller(), similar: [] });

/** Opens the page of an order of two cubic metres of birch, and presses the button. */
async function pressReorder() {
  answerCall(openOrderPage, { order });
  answerCall(readCart, { cart: emptyCart });
  const added = answerCall(addToCart, { cart: sampleCart([{ product: birch, quantity: 2 }]) });
  const screen = await renderRoutes(
    [
      { path: "/tilaus/:id", HydrateFallback: () => null, ...route },
      { path: "/ostoskori", element: <h1>Ostoskori</h1> },
    ],
    `/tilaus/tilaus#t=${"k".repeat(22)}`,
  );
  await screen.getByRole("button", { name: "Tilaa uudelleen" }).click();
  return { screen, added, cart: screen.getByRole("heading", { name: "Ostoskori" }) };
}

const bannerText = () => store.get(bannerAtom)?.text.replaceAll(/\s/g, " ");

// The outbox outlives a test.
afterEach(async () => {
  answerCall(resetCart, { cart: emptyCart });
  answerCall(readCart, { cart: emptyCart });
  await outbox.clearUserData();
  clearCheckoutData(store.set);
});

test("an order whose products are as they were is put into the cart, which opens", async () => {
  answerProduct(birch);
  const { added, cart } = await pressReorder();
  await expect.element(cart).toBeVisible();
  await expectBanner("success", "Tilauksen tuotteet on lisätty ostoskoriin.");
  expect(added.map(({ body }) => body)).toEqual([{ product_id: birch._id, quantity: item.quantity }]);
});

test("a new price and a smaller stock are told", async () => {
  answerProduct({ ...birch, price: item.unitPrice + 500, quantity: 1 });
  const { added, cart } = await pressReorder();
  await expect.element(cart).toBeVisible();
  await expect.poll(bannerText).toMatch(/hinta on nyt 70,00 €, tilatessasi se oli 65,00 €\./);
  expect(bannerText()).toMatch(/lisättiin vain 1 .*, koska enempää ei ole jäljellä\.$/);
  expect(added.map(({ body }) => body)).toEqual([{ product_id: birch._id, quantity: 1 }]);
});

test("when nothing is for sale any more, the page stays and says so", async () => {
  rejectCall(readProduct, new AppError("listingEnded"));
  const { screen, added } = await pressReorder();
  await expect.poll(bannerText).toMatch(/^Mitään ei lisätty ostoskoriin\. .* ei ole enää myynnissä\.$/);
  await expect.element(screen.getByRole("heading", { name: "Tilauksesi" })).toBeVisible();
  expect(added).toEqual([]);
});

test("without a connection nothing is put into the cart", async () => {
  failCall(readProduct);
  const { screen, added } = await pressReorder();
  await expect.poll(() => store.get(bannerAtom)?.colour).toBe("danger");
  await expect.element(screen.getByRole("heading", { name: "Tilauksesi" })).toBeVisible();
  expect(added).toEqual([]);
});
