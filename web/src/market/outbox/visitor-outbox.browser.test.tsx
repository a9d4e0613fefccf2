import type { Cart } from "@halkopiha/domain/cart/cart.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { addToCart, readCart, resetCart } from "@halkopiha/domain/contract/shop/cart.ts";
import { addFavorite } from "@halkopiha/domain/contract/shop/favorites.ts";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { bannerAtom } from "../../lib/notifications/banner-atoms.ts";
import { store } from "../../lib/storage/store.ts";
import { pendingMutationsAtom } from "../../offline/outbox/pending-atoms.ts";
import { expectBanner } from "../../testing/banner.ts";
import { answerCall, rejectCall } from "../../testing/calls/answer-calls.ts";
import { failCall, goOffline, goOnline } from "../../testing/calls/connection.ts";
import { sampleCart } from "../../testing/samples/sample-listings.ts";
import { sampleProduct } from "../../testing/samples/sample-product.ts";
import { addToCartAtom, loadCartAtom } from "../cart/cart-actions.ts";
import { isCartResetDueAtom } from "../cart/cart-atoms.ts";
import { toggleFavoriteAtom } from "../products/favorite-actions.ts";
import { favoriteIdsAtom } from "../products/favorite-atoms.ts";
import { outbox, startOutboxReplay } from "./visitor-outbox.ts";

const birch = sampleProduct("birch", 5);
const label = "Polttopuu, koivu";

/** The server's cart with birch; `left`: how much of it the seller has. */
function cartOf(quantity: number, left = 5): Cart {
  const product = sampleProduct("birch", left);
  return sampleCart(quantity > 0 ? [{ quantity, product }] : [], { products: [product] });
}

// The outbox outlives a test: what is pending is sent to a server that takes everything.
afterEach(async () => {
  await goOnline();
  answerCall(readCart, { cart: cartOf(0) });
  answerCall(resetCart, { cart: cartOf(0) });
  answerCall(addToCart, { cart: cartOf(1) });
  answerCall(addFavorite, { favorites: [] });
  await outbox.send();
  await outbox.clearUserData();
  store.set(isCartResetDueAtom, false);
});

const expectNothingPending = () => expect.poll(() => store.get(pendingMutationsAtom)).toEqual([]);

for (const code of ["unavailable", "tooOften", "fault"] as const) {
  const error = new AppError(code);
  test(`§8 a cart change that the server rejects (${error.status}) shows a red banner in its words, and not that it is kept`, {
    tags: "s8-3",
  }, async () => {
    rejectCall(addToCart, error);
    await store.set(addToCartAtom, birch, label, 1);
    await expectBanner("danger", error.message);
  });
}

test("§8 a rejection without a message shows a red banner in the catalogue's words", async () => {
  rejectCall(addToCart, new AppError("fault", { message: "" }));
  await store.set(addToCartAtom, birch, label, 1);
  await expectBanner("danger", "virhe palvelimella, yritä uudelleen hetken kuluttua.");
});

test("§8 a change of the cart that gets no response says so, and that it is sent later", async () => {
  failCall(addToCart);
  await store.set(addToCartAtom, birch, label, 1);
  await expectBanner(
    "danger",
    "Virhe palvelimella! Muutos on tallessa ja lähetetään, kun verkkoyhteys toimii.",
  );
  expect(store.get(pendingMutationsAtom)).toMatchObject([{ kind: "cart", id: "birch", quantity: 1 }]);
});

test("§8 a favourite that the server rejects shows a red banner with the server's message", {
  tags: "s8-3",
}, async () => {
  rejectCall(addFavorite, new AppError("tooOften"));
  await store.set(toggleFavoriteAtom, birch, label);
  await expectBanner("danger", "Olet yrittänyt liian monta kertaa. Odota hetki ja yritä uudelleen.");
});

test("a favourite that may not be marked is not shown as one", async () => {
  rejectCall(addFavorite, new AppError("favoritesFull"));
  await store.set(toggleFavoriteAtom, birch, label);
  await expectBanner("danger", "Suosikkeja voi olla enintään 200. Poista ensin jokin niistä.");
  expect(store.get(favoriteIdsAtom).has("birch")).toBe(false);
  await expectNothingPending();
});

test("a change made offline is kept, says so, and is sent once when the connection is back", async () => {
  onTestFinished(startOutboxReplay());
  answerCall(readCart, { cart: cartOf(0) });
  await goOffline();
  await store.set(addToCartAtom, birch, label, 1);
  await expectBanner("warning", "Muutos on tallessa ja lähetetään, kun verkkoyhteys toimii.");
  const sent = answerCall(addToCart, { cart: cartOf(1) });
  await goOnline();
  await expectNothingPending();
  await expectBanner("success", "Odottaneet muutokset on lähetetty.");
  expect(sent.map(({ body }) => body)).toEqual([{ product_id: "birch", quantity: 1 }]);
});

test("items sold out meanwhile leave the cart with a notice", async () => {
  onTestFinished(startOutboxReplay());
  await goOffline();
  await store.set(addToCartAtom, birch, label, 1);
  rejectCall(addToCart, new AppError("notEnoughLeft"));
  answerCall(readCart, { cart: cartOf(0, 0) });
  await goOnline();
  await expectBanner("warning", `${label} ehti loppua. Se poistettiin ostoskorista.`);
  await expectNothingPending();
});

test("items sold out while a cached cart was shown are reported when back online", async () => {
  onTestFinished(startOutboxReplay());
  answerCall(readCart, { cart: cartOf(1) });
  await store.set(loadCartAtom);
  await goOffline();
  answerCall(readCart, { cart: cartOf(1, 0) });
  store.set(bannerAtom, null);
  await goOnline();
  await expectBanner("warning", `${label} ehti loppua. Sitä ei voi enää tilata.`);
});
