import { emptyCart } from "@halkopiha/domain/cart/empty-cart.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { readCart } from "@halkopiha/domain/contract/shop/cart.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { store } from "../../lib/storage/store.ts";
import { clearVisitor } from "../../market/outbox/testing/clear-visitor.ts";
import { isOutboxUsedAtom } from "../../offline/outbox/used-outbox-atom.ts";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { answerCall, rejectCall } from "../../testing/calls/answer-calls.ts";
import { sampleCart, sampleFirewood } from "../../testing/samples/sample-listings.ts";
import { renderCart, renderCartPage } from "./testing/render-cart.tsx";

// The cart of a visitor of whom the device stores nothing.

// Clearing a visitor is a use of the outbox.
beforeEach(() => store.set(isOutboxUsedAtom, false));
afterEach(clearVisitor);

test("a new visitor's cart is empty, and nothing is stored of it", async () => {
  const screen = await renderCart(emptyCart);
  await expect.element(screen.getByText("Ostoskorisi on tyhjä.")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Jatka" })).toBeDisabled();
  await expectNoAxeViolations();
  expect(store.get(isOutboxUsedAtom)).toBe(false);
});

test("what another tab puts into the cart appears", async () => {
  const screen = await renderCart(emptyCart);
  await expect.element(screen.getByText("Ostoskorisi on tyhjä.")).toBeVisible();
  answerCall(readCart, { cart: sampleCart([sampleFirewood()]) });
  store.set(isOutboxUsedAtom, true);
  await expect.element(screen.getByRole("heading", { name: "Halkomestarin Puu Oy" })).toBeVisible();
});

test("a cart that the server still has is shown, although the browser has deleted what the device stored", async () => {
  const screen = await renderCart(sampleCart([sampleFirewood()]));
  await expect.element(screen.getByRole("heading", { name: "Halkomestarin Puu Oy" })).toBeVisible();
});

test("an error of the server is told", async () => {
  rejectCall(readCart, new AppError("unavailable"));
  const screen = await renderCartPage();
  await expect.element(screen.getByText("Ostoskoria ei saatu haettua.")).toBeVisible();
});
