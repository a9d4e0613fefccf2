import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { chooseDelivery } from "@halkopiha/domain/contract/shop/cart.ts";
import { placeOrder } from "@halkopiha/domain/contract/shop/checkout.ts";
import { messages } from "@halkopiha/domain/messages.ts";
import { afterEach, expect, test } from "vitest";
import { clearVisitor } from "../../../market/outbox/testing/clear-visitor.ts";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { expectBanner } from "../../../testing/banner.ts";
import { answerCall, rejectCall } from "../../../testing/calls/answer-calls.ts";
import { holdAnswer } from "../../../testing/calls/connection.ts";
import { setSize } from "../../../testing/display.ts";
import { expectNoHorizontalScroll } from "../../../testing/layout.ts";
import {
  otherSampleSeller,
  sampleBuyer,
  sampleCart,
  sampleDeliveryCost,
  sampleFirewood,
  sampleOtherProduct,
  samplePlacedOrders,
  sampleSeller,
  sampleService,
} from "../../../testing/samples/sample-listings.ts";
import { wantWood } from "../../../testing/want-wood.ts";
import { expectStep, expectSummary, renderStep } from "../testing/render-cart.tsx";

afterEach(clearVisitor);

const fixed = sampleDeliveryCost();
const byDistance = sampleDeliveryCost({ _id: "km", name: "Kilometrien mukaan", unit: "km", price: 150 });

/** The cart of the sample seller, who has these delivery prices; `delivered` by the one with this id. */
function createCart(deliveryCosts = [byDistance, fixed], delivered: string | null = null) {
  const choice = { delivery: true, deliveryCostId: delivered };
  return sampleCart([sampleFirewood()], {
    buyer: sampleBuyer,
    deliveryCosts,
    ...(delivered !== null && { choices: { halkomestari: choice } }),
  });
}

const unpriced = sampleCart([sampleFirewood()], {
  buyer: sampleBuyer,
  choices: { halkomestari: { delivery: true, deliveryCostId: null } },
});

for (const size of ["phone", "desk"] as const) {
  test(`§2 on a ${size} the delivery costs of the seller are offered, and the chosen one is added`, {
    tags: ["s2-cart-11", "s4-23", "s9-32"],
  }, async () => {
    await setSize(size);
    const sent = answerCall(chooseDelivery, { cart: createCart(undefined, "fixed") });
    const screen = await renderStep(2, createCart());
    await expect.element(screen.getByText("Nouto myyjältä: Orivesi, Pirkanmaa.")).toBeVisible();
    await screen.getByLabelText("Haluan toimituksen").click();
    // The cheapest is chosen, and each says what it comes to.
    await expect.element(screen.getByLabelText(/^Kiinteä hinta, 45,00\s€$/)).toBeChecked();
    await expect.poll(() => screen.getByRole("radio").all().length).toBe(2);
    await expect.element(screen.getByText(/^Myyjä tarjoaa useita toimituksia\./)).toBeVisible();
    await expect
      .element(screen.getByLabelText(/^Kiinteä hinta/))
      .toHaveAccessibleDescription("Koko tilaus samalla hinnalla");
    await expect
      .element(screen.getByLabelText(/^Kilometrien mukaan/))
      .toHaveAccessibleDescription(/^1,50\s€ × 48 km$/);
    await expectSummary(screen, { Yhteensä: "110,00 €" });
    await expect.element(screen.getByText("Kilometrit ovat arvio paikkakuntien välillä.")).toBeVisible();
    await expectNoAxeViolations();
    answerCall(chooseDelivery, { cart: createCart(undefined, "km") });
    await screen.getByLabelText(/^Kilometrien mukaan, 1,50\s€ \/ km: 72,00\s€$/).click();
    await expect.element(screen.getByText("Toimitus, 48 km")).toBeVisible();
    await expectSummary(screen, { Yhteensä: "137,00 €" });
    await expectBanner("success", "Toimituskulutietoja on päivitetty onnistuneesti ostoskoriin.");
    expect(sent.map(({ body }) => body)).toEqual([{ ownerId: "halkomestari", delivery: true }]);
    expectNoHorizontalScroll();
  });
}

for (const size of ["phone", "desk"] as const) {
  test(`§2 on a ${size} a seller who does not deliver to the buyer's locality offers pickup`, async () => {
    await setSize(size);
    const cart = sampleCart([sampleFirewood()], {
      buyer: sampleBuyer,
      deliveryCosts: [fixed],
      deliveryAreas: { halkomestari: ["orivesi"] },
      choices: { halkomestari: { delivery: true, deliveryCostId: "fixed" } },
    });
    const screen = await renderStep(2, cart);
    await expect.element(screen.getByText("Myyjä ei toimita paikkakunnallesi.")).toBeVisible();
    await expect.element(screen.getByText("Nouto myyjältä: Orivesi, Pirkanmaa.")).toBeVisible();
    await expect.element(screen.getByLabelText("Haluan toimituksen")).not.toBeInTheDocument();
    await expectSummary(screen, { Yhteensä: "65,00 €" });
    await expect.element(screen.getByRole("button", { name: "Vahvista" })).toBeEnabled();
    await expectNoAxeViolations();
    expectNoHorizontalScroll();
  });
}

for (const size of ["phone", "desk"] as const) {
  test(`on a ${size} everything that is ordered is shown before 'Vahvista'`, async () => {
    await setSize(size);
    const twigs = sampleOtherProduct({ owner: otherSampleSeller() });
    const cart = sampleCart([{ product: sampleFirewood(), quantity: 2.5 }, twigs], { buyer: sampleBuyer });
    const screen = await renderStep(2, cart);
    const groups = [
      ["Halkomestarin Puu Oy", /2,5 × Polttopuu, koivu \(irto-m³\)\s*162,50\s€/],
      ["Käpytikan Puu Ay", /1 × Havut \(kpl\)\s*9,00\s€/],
    ] as const;
    for (const [name, row] of groups) {
      await expect.poll(() => screen.getByRole("group", { name }).element().textContent).toMatch(row);
    }
    const address = screen.getByRole("heading", { name: "Yhteystietosi" }).element().parentElement;
    await expect.poll(() => address?.innerText).toContain("33100 Tampere");
    for (const text of ["Aino Ahonala", "Kirkkotie 1", "050 000 0123", "aino.ahonala@posti.example"]) {
      expect(address?.innerText).toContain(text);
    }
    await expect.element(screen.getByText(/^Maksat suoraan myyjälle/)).toBeVisible();
    const summary = screen.getByRole("complementary", { name: "Yhteenveto" });
    await expect
      .element(summary.getByRole("button", { name: "Vahvista maksullinen tilaus", exact: true }))
      .toBeVisible();
    await expectSummary(screen, { Yhteensä: "171,50 €" });
    expectNoHorizontalScroll();
    await expectNoAxeViolations();
    await screen.getByRole("button", { name: "Muuta yhteystietoja" }).click();
    await expectStep(screen, "Yhteystiedot");
  });
}

test("§2 products that are neither delivered to the buyer's locality nor fetched cannot be ordered", async () => {
  const owner = sampleSeller({ deliveryMethod: "Kuljetus" });
  const cart = sampleCart([sampleFirewood({ owner })], {
    buyer: sampleBuyer,
    deliveryAreas: { halkomestari: ["orivesi"] },
  });
  const screen = await renderStep(2, cart);
  await expect
    .element(
      screen.getByText(
        "Myyjä ei toimita paikkakunnallesi, eikä tuotteita voi noutaa. Poista ne ostoskorista tai vaihda osoitetta.",
      ),
    )
    .toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Vahvista" })).toBeDisabled();
  await expectNoAxeViolations();
});

test("§8 a delivery without a price is to be agreed upon with the seller", {
  tags: ["s2-cart-12", "s8-19", "s8-27"],
}, async () => {
  const text = "Toimituksesta ja sen hinnasta tulee sopia myyjän kanssa.";
  answerCall(chooseDelivery, { cart: unpriced });
  answerCall(placeOrder, samplePlacedOrders(unpriced));
  const screen = await renderStep(2, createCart([]));
  await expect.element(screen.getByText(text)).not.toBeInTheDocument();
  await screen.getByLabelText("Haluan toimituksen").click();
  await expect.element(screen.getByText(text)).toBeVisible();
  await expectBanner("success", "Toimituskulutietoja on päivitetty onnistuneesti ostoskoriin.");
  await expectSummary(screen, { Yhteensä: "65,00 €" });
  await expectNoAxeViolations();
  await screen.getByRole("button", { name: "Vahvista" }).click();
  await expectStep(screen, "Vahvistus");
  await expect.element(screen.getByText(text)).toBeVisible();
  expectNoHorizontalScroll();
});

test("§8 a delivery that cannot be chosen leaves the cart as it was", async () => {
  rejectCall(chooseDelivery, new AppError("fault"));
  const screen = await renderStep(2, createCart());
  const checkbox = screen.getByLabelText("Haluan toimituksen");
  await checkbox.click();
  await expectBanner("danger", messages.serverError);
  await expect.element(checkbox).not.toBeChecked();
  await expectSummary(screen, { Yhteensä: "65,00 €" });
});

test("an order waits for the price of the delivery that has just been chosen", async () => {
  const { release } = holdAnswer(chooseDelivery, { cart: createCart(undefined, "fixed") });
  const placed = answerCall(placeOrder, samplePlacedOrders(createCart(undefined, "fixed")));
  const screen = await renderStep(2, createCart(undefined, "km"));
  await screen.getByLabelText(/^Kiinteä hinta, 45,00/).click();
  const order = screen.getByRole("button", { name: "Vahvista" });
  await expect.element(order).toHaveAttribute("aria-busy", "true");
  await order.click({ force: true });
  expect(placed).toEqual([]);
  release();
  await expect.element(order).not.toHaveAttribute("aria-busy", "true");
  await order.click();
  await expectStep(screen, "Vahvistus");
  expect(placed).toHaveLength(1);
  expect(placed[0]?.body).toMatchObject({ cart: { totalPrice: 11_000 } });
});

test("§8 an order that the server rejects shows its message, and can be tried again", async () => {
  rejectCall(placeOrder, new AppError("fault"));
  const screen = await renderStep(2, createCart());
  await screen.getByRole("button", { name: "Vahvista" }).click();
  await expectBanner("danger", messages.serverError);
  await expectStep(screen, "Toimitus");
  const placed = answerCall(placeOrder, samplePlacedOrders(createCart()));
  await screen.getByRole("button", { name: "Vahvista" }).click();
  await expectStep(screen, "Vahvistus");
  await expect.poll(() => placed).toHaveLength(1);
});

test("a cart with services only asks for neither delivery nor pickup, and can be ordered", async () => {
  const owner = sampleSeller({ deliveryMethod: "Kuljetus" });
  const cart = sampleCart([sampleService({ owner })], {
    buyer: sampleBuyer,
    deliveryAreas: { halkomestari: ["orivesi"] },
  });
  const screen = await renderStep(2, cart);
  await expect.element(screen.getByText("Palvelun ajasta ja paikasta sovitaan myyjän kanssa.")).toBeVisible();
  await expect.element(screen.getByLabelText("Haluan toimituksen")).not.toBeInTheDocument();
  await expect.element(screen.getByText(/Nouto|toimittaa/)).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Vahvista" })).toBeEnabled();
});

test("who has seen prices at the door of the address finds delivery chosen, and may choose pickup for good", async () => {
  wantWood();
  const sent = answerCall(chooseDelivery, { cart: createCart(undefined, "fixed") });
  const screen = await renderStep(2, createCart());
  const wantsDelivery = screen.getByLabelText("Haluan toimituksen");
  await expect.element(wantsDelivery).toBeChecked();
  await expectSummary(screen, { Yhteensä: "110,00 €" });
  answerCall(chooseDelivery, { cart: createCart() });
  await wantsDelivery.click();
  await expect.element(wantsDelivery).not.toBeChecked();
  await expect.element(screen.getByText("Nouto myyjältä: Orivesi, Pirkanmaa.")).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ ownerId: "halkomestari", delivery: true }]);
});

test("delivery is not chosen for another address than that of the prices at the door", async () => {
  wantWood({ to: "oulu" });
  const sent = answerCall(chooseDelivery, { cart: createCart(undefined, "fixed") });
  const screen = await renderStep(2, createCart());
  await expect.element(screen.getByText("Nouto myyjältä: Orivesi, Pirkanmaa.")).toBeVisible();
  expect(sent).toEqual([]);
});

test("what is paused is named as left out, and its seller is not asked for a delivery", async () => {
  const owner = otherSampleSeller();
  const paused = sampleFirewood({ _id: "paused", material: "leppä", owner, pausedUntil: "2027-01-12" });
  const screen = await renderStep(2, sampleCart([sampleFirewood(), paused], { buyer: sampleBuyer }));
  await expect
    .element(screen.getByText("Tilaukseen ei kuulu: Polttopuu, leppä. Tuote jää ostoskoriin."))
    .toBeVisible();
  await expect.element(screen.getByRole("heading", { name: owner.name })).not.toBeInTheDocument();
});
