import type { Cart } from "@halkopiha/domain/cart/cart.ts";
import { readCart } from "@halkopiha/domain/contract/shop/cart.ts";
import { addAddress } from "@halkopiha/domain/contract/shop/checkout.ts";
import { expect } from "vitest";
import { store } from "../../../lib/storage/store.ts";
import { type CartStep, cartStepAtom, checkoutFormAtom } from "../../../market/cart/cart-atoms.ts";
import { answerAreaCalls } from "../../../testing/calls/answer-area-calls.ts";
import { answerCall } from "../../../testing/calls/answer-calls.ts";
import { readDescriptionList } from "../../../testing/read-texts.ts";
import { renderRoutes } from "../../../testing/render-route.tsx";
import { sampleBuyer } from "../../../testing/samples/sample-listings.ts";
import * as cartRoute from "../route.tsx";

/** Renders the cart page, at the step of the hash if there is one; from it links lead to a stand-in of the search. */
export function renderCartPage(hash = "") {
  answerAreaCalls();
  const search = { path: "/haku", element: <h1>Haku</h1> };
  return renderRoutes([{ path: "/ostoskori", ...cartRoute }, search], `/ostoskori${hash}`);
}

export type CartScreen = Awaited<ReturnType<typeof renderCartPage>>;

/** Renders the cart page with this cart. */
export function renderCart(cart: Cart, hash = "") {
  answerCall(readCart, { cart });
  return renderCartPage(hash);
}

/** Renders a step of the checkout. */
export function renderStep(step: CartStep, cart: Cart) {
  store.set(cartStepAtom, step);
  return renderCart(cart);
}

/** Waits for the heading of a step. */
export async function expectStep(screen: CartScreen, name: string): Promise<void> {
  await expect.element(screen.getByRole("heading", { level: 1, name })).toBeVisible();
}

/** Waits until the summary contains these sums. */
export async function expectSummary(screen: CartScreen, sums: Record<string, string>): Promise<void> {
  const summary = screen.getByRole("complementary", { name: "Yhteenveto" });
  await expect.poll(() => readDescriptionList(summary.element())).toMatchObject(sums);
}

const { regionId, localityId, coords, terms, ...person } = sampleBuyer;
/** The sample buyer as in the form of the checkout. */
export const address = { ...person, region: regionId, locality: localityId, terms: false };

/** Goes from the items to the delivery with a stored address; `cart` is the answer of the server. */
export async function continueToDelivery(screen: CartScreen, cart: Cart): Promise<void> {
  answerCall(addAddress, { cart });
  store.set(checkoutFormAtom, address);
  await screen.getByRole("button", { name: "Jatka" }).click();
  await expectStep(screen, "Yhteystiedot");
  await sendAddress(screen);
  await expectStep(screen, "Toimitus");
}

/** Accepts the terms and sends the form. */
export async function sendAddress(screen: CartScreen): Promise<void> {
  await expect.element(screen.getByLabelText("Paikkakunta")).toHaveDisplayValue("Tampere");
  await screen.getByLabelText("Hyväksyn myynti- ja toimitusehdot").click();
  await screen.getByRole("button", { name: "Jatka" }).click();
}
