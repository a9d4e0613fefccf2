import { readCart } from "@halkopiha/domain/contract/shop/cart.ts";
import { placeOrder } from "@halkopiha/domain/contract/shop/checkout.ts";
import { afterEach, expect, test } from "vitest";
import { store } from "../../../lib/storage/store.ts";
import { checkoutFormAtom } from "../../../market/cart/cart-atoms.ts";
import { cartAtom } from "../../../market/cart/current-cart.ts";
import { clearVisitor } from "../../../market/outbox/testing/clear-visitor.ts";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { expectBanner } from "../../../testing/banner.ts";
import { answerCall } from "../../../testing/calls/answer-calls.ts";
import { setSize } from "../../../testing/display.ts";
import { expectNoHorizontalScroll } from "../../../testing/layout.ts";
import { readDescriptionList } from "../../../testing/read-texts.ts";
import {
  otherSampleSeller,
  sampleBuyer,
  sampleCart,
  sampleDeliveryCost,
  sampleFirewood,
  sampleOtherProduct,
  samplePlacedOrders,
} from "../../../testing/samples/sample-listings.ts";
import { address, continueToDelivery, expectStep, renderCart, renderStep } from "../testing/render-cart.tsx";

afterEach(clearVisitor);

const empty = sampleCart([]);

/** Orders these products of two sellers; then the cart is empty. */
async function renderConfirmation() {
  const twigs = sampleOtherProduct({ owner: otherSampleSeller() });
  const cart = sampleCart([{ product: sampleFirewood(), quantity: 2.5 }, twigs], { buyer: sampleBuyer });
  answerCall(placeOrder, samplePlacedOrders(cart));
  store.set(checkoutFormAtom, address);
  const screen = await renderStep(2, cart);
  await expectStep(screen, "Toimitus");
  answerCall(readCart, { cart: empty });
  await screen.getByRole("button", { name: "Vahvista" }).click();
  await expectStep(screen, "Vahvistus");
  return screen;
}

test("§2 the confirmation shows the order of each seller, and the sum of all", async () => {
  const screen = await renderConfirmation();
  await expectBanner("success", "Kiitos tilauksestasi!");
  await expect
    .element(
      screen.getByText("Kiitos tilauksestasi! Vahvistus lähetetään osoitteeseen aino.ahonala@posti.example."),
    )
    .toBeVisible();
  for (const number of ["HP-261101-0001", "HP-261101-0002"]) {
    await expect.element(screen.getByRole("heading", { level: 2, name: number })).toBeVisible();
  }
  await expect.element(screen.getByText(/2,5 × Polttopuu, koivu \(irto-m³\)/)).toBeVisible();
  expect(readDescriptionList()).toMatchObject({ "Kaikki tilaukset yhteensä": "171,50 €" });
  expectNoHorizontalScroll();
  await expectNoAxeViolations();
});

test("the confirmation says where to fetch the products, how to reach the seller, and what happens next", async () => {
  const screen = await renderConfirmation();
  await expect.element(screen.getByRole("heading", { name: "Nouda myyjältä" }).first()).toBeVisible();
  const { seller } = samplePlacedOrders(sampleCart([sampleFirewood()], { buyer: sampleBuyer })).order;
  await expect.element(screen.getByText(seller.address.street).first()).toBeVisible();
  const phone = screen.getByRole("link", { name: seller.phonenumber }).first();
  await expect.element(phone).toHaveAttribute("href", expect.stringMatching(/^tel:\+?\d+$/));
  const steps = screen.getByRole("heading", { name: "Mitä seuraavaksi tapahtuu" }).element().parentElement;
  expect(steps?.innerText).toContain("Jokainen myyjä ottaa sinuun yhteyttä");
  expect(steps?.innerText).toContain("Maksat suoraan myyjälle");
  expect(steps?.innerText).toContain("Jos et kuule myyjästä");
});

test("the confirmation says where the products are delivered", async () => {
  const cart = sampleCart([sampleFirewood()], {
    buyer: sampleBuyer,
    deliveryCosts: [sampleDeliveryCost()],
    choices: { halkomestari: { delivery: true, deliveryCostId: null } },
  });
  answerCall(placeOrder, samplePlacedOrders(cart));
  const screen = await renderStep(2, cart);
  await screen.getByRole("button", { name: "Vahvista" }).click();
  const heading = screen.getByRole("heading", { name: "Toimitetaan osoitteeseen" });
  await expect.element(heading).toBeVisible();
  const address = heading.element().parentElement?.innerText;
  for (const line of ["Aino Ahonala", "Kirkkotie 1", "33100 Tampere"]) expect(address).toContain(line);
});

test("§4 the confirmation survives a reload until 'Uusi Tilaus'", async () => {
  const screen = await renderConfirmation();
  await screen.unmount();
  const reloaded = await renderCart(empty);
  await expectStep(reloaded, "Vahvistus");
  await expect.element(reloaded.getByRole("heading", { level: 2, name: "HP-261101-0001" })).toBeVisible();
  await reloaded.getByRole("button", { name: "Uusi Tilaus" }).click();
  await expectStep(reloaded, "Ostoskori");
  await expect.element(reloaded.getByText("Ostoskorisi on tyhjä.")).toBeVisible();
});

test("§4 an order that is placed leaves the checkout form empty", { tags: "s4-38" }, async () => {
  const screen = await renderConfirmation();
  answerCall(readCart, { cart: sampleCart([sampleFirewood()]) });
  await screen.getByRole("button", { name: "Uusi Tilaus" }).click();
  await screen.getByRole("button", { name: "Jatka" }).click();
  await expectStep(screen, "Yhteystiedot");
  for (const label of ["Etunimi", "Sähköposti", "Katuosoite"]) {
    await expect.element(screen.getByLabelText(label)).toHaveValue("");
  }
  await expect.element(screen.getByLabelText("Hyväksyn myynti- ja toimitusehdot")).not.toBeChecked();
});

for (const size of ["phone", "desk"] as const) {
  test(`§2 on a ${size} a new cart is shown after an order, and the confirmation stays within reach`, async () => {
    await setSize(size);
    const ordered = await renderConfirmation();
    // The emptied cart is loaded after the order.
    await expect.poll(() => store.get(cartAtom)?.items).toEqual([]);
    await ordered.unmount();
    const cart = sampleCart([sampleFirewood()]);
    const opened = await renderCart(cart);
    await expectStep(opened, "Ostoskori");
    await expect.element(opened.getByRole("heading", { level: 3, name: "Polttopuu, koivu" })).toBeVisible();
    expectNoHorizontalScroll();
    await expectNoAxeViolations();
    await opened.getByRole("button", { name: "Näytä tilausvahvistus" }).click();
    await expectStep(opened, "Vahvistus");
    await expect.element(opened.getByRole("heading", { level: 2, name: "HP-261101-0001" })).toBeVisible();
    await expectNoAxeViolations();
    await opened.getByRole("button", { name: "Avaa ostoskori" }).click();
    await expectStep(opened, "Ostoskori");
    await opened.unmount();
    const reloaded = await renderCart(cart);
    await expectStep(reloaded, "Ostoskori");
  });
}

test("the address names the confirmation after an order, and the next cart opens at its first step after a reload", async () => {
  const cart = sampleCart([sampleFirewood()], { buyer: sampleBuyer });
  answerCall(placeOrder, samplePlacedOrders(cart));
  const screen = await renderCart(cart);
  await continueToDelivery(screen, cart);
  expect(screen.router.state.location.hash).toBe("#toimitus");
  answerCall(readCart, { cart: empty });
  await screen.getByRole("button", { name: "Vahvista" }).click();
  await expectStep(screen, "Vahvistus");
  await expect.poll(() => screen.router.state.location.hash).toBe("#vahvistus");
  // Back leads to a step that an empty cart does not have.
  await screen.router.navigate(-1);
  await expectStep(screen, "Vahvistus");
  await expect.poll(() => screen.router.state.location.hash).toBe("#vahvistus");
  await screen.unmount();
  for (const hash of ["#vahvistus", "#toimitus"]) {
    const reloaded = await renderCart(empty, hash);
    await expectStep(reloaded, "Vahvistus");
    await expect.poll(() => reloaded.router.state.location.hash).toBe("#vahvistus");
    await reloaded.unmount();
    const next = await renderCart(cart);
    await expectStep(next, "Ostoskori");
    await next.getByRole("button", { name: "Näytä tilausvahvistus" }).click();
    await expectStep(next, "Vahvistus");
    await next.unmount();
  }
});

test("the address leaves the confirmation with 'Uusi Tilaus'", async () => {
  const screen = await renderConfirmation();
  await screen.router.navigate("#vahvistus");
  answerCall(readCart, { cart: sampleCart([sampleFirewood()]) });
  await screen.getByRole("button", { name: "Uusi Tilaus" }).click();
  await expectStep(screen, "Ostoskori");
  await expect.poll(() => screen.router.state.location.hash).toBe("#tuotteet");
});
