import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { addToCart, changeQuantity, readCart } from "@halkopiha/domain/contract/shop/cart.ts";
import { messages } from "@halkopiha/domain/messages.ts";
import { expect, test } from "vitest";
import { bannerAtom, hideBannerAtom } from "../../../lib/notifications/banner-atoms.ts";
import { store } from "../../../lib/storage/store.ts";
import { expectBanner } from "../../../testing/banner.ts";
import { answerCall, answerEachCall, holdCall, rejectCall } from "../../../testing/calls/answer-calls.ts";
import { goOffline } from "../../../testing/calls/connection.ts";
import { sampleCart, sampleFirewood } from "../../../testing/samples/sample-listings.ts";
import { answerSearch, answerSearchCalls, renderSearch, toResults } from "../testing/render-search.tsx";

answerSearchCalls();

test("§8 putting more into the cart than there is warns, with the net and without", {
  tags: "s5-31",
}, async () => {
  const product = sampleFirewood({ quantity: 1.5 });
  answerSearch(() => toResults([product]));
  const sent = answerCall(addToCart, { cart: sampleCart([product]) });
  const screen = await renderSearch("/haku");
  const add = screen.getByRole("button", { name: "Lisää ostoskoriin: Polttopuu, koivu" });
  await add.click();
  await expectBanner("success", "Tuote onnistuneesti lisätty ostoskoriin!");
  expect(sent.map(({ body }) => body)).toEqual([{ product_id: "birch", quantity: 1 }]);
  rejectCall(addToCart, new AppError("quantityExceeded"));
  await add.click();
  await expectBanner("warning", messages.quantityExceeded);
  store.set(hideBannerAtom);
  await goOffline();
  await add.click();
  await expectBanner("warning", messages.quantityExceeded);
});

test("§2 a product that is sold out cannot be put into the cart", async () => {
  answerSearch(() => toResults([sampleFirewood({ quantity: 0 })]));
  const screen = await renderSearch("/haku");
  await expect.element(screen.getByRole("button", { name: "Loppunut" })).toBeDisabled();
});

test("what was put into the cart can be seen there, with the net and without", async () => {
  const product = sampleFirewood();
  answerSearch(() => toResults([product]));
  answerCall(addToCart, { cart: sampleCart([product]) });
  const screen = await renderSearch("/haku");
  const add = screen.getByRole("button", { name: "Lisää ostoskoriin: Polttopuu, koivu" });
  await add.click();
  await expectBanner("success", "Tuote onnistuneesti lisätty ostoskoriin!");
  const openCart = { label: "Avaa ostoskori", to: "/ostoskori" };
  expect(store.get(bannerAtom)?.action).toEqual(openCart);
  await goOffline();
  await add.click();
  await expectBanner("warning", "Muutos on tallessa ja lähetetään, kun verkkoyhteys toimii.");
  expect(store.get(bannerAtom)?.action).toEqual(openCart);
});

test("three quick presses of 'Lisää ostoskoriin' put three into the cart, and one too many warns", async () => {
  const product = sampleFirewood({ quantity: 3.5 });
  answerSearch(() => toResults([product]));
  answerCall(readCart, { cart: sampleCart([product]) });
  answerCall(addToCart, { cart: sampleCart([product]) });
  const held = holdCall(addToCart);
  const sent = answerEachCall(changeQuantity, ({ body }) => ({
    cart: sampleCart([{ product, quantity: changeQuantity.body.parse(body).quantity }]),
  }));
  const screen = await renderSearch("/haku");
  const add = screen.getByRole("button", { name: "Lisää ostoskoriin: Polttopuu, koivu" });
  for (let press = 0; press < 4; press += 1) await add.click();
  await expectBanner("warning", messages.quantityExceeded);
  held.release();
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ product_id: "birch", quantity: 3 }]);
  await expectBanner("success", "Tuote onnistuneesti lisätty ostoskoriin!");
});
