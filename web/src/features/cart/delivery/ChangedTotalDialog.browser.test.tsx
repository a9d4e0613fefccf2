import type { Cart } from "@halkopiha/domain/cart/cart.ts";
import { findCartChanges, toSeenPrices } from "@halkopiha/domain/cart/seen-prices.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { chooseDelivery } from "@halkopiha/domain/contract/shop/cart.ts";
import { placeOrder } from "@halkopiha/domain/contract/shop/checkout.ts";
import { afterEach, expect, test } from "vitest";
import { store } from "../../../lib/storage/store.ts";
import { clearVisitor } from "../../../market/outbox/testing/clear-visitor.ts";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { answerCall, rejectCall } from "../../../testing/calls/answer-calls.ts";
import { setSize } from "../../../testing/display.ts";
import { readDescriptionList } from "../../../testing/read-texts.ts";
import {
  sampleBuyer,
  sampleCart,
  sampleChips,
  sampleDeliveryCost,
  samplePlacedOrders,
} from "../../../testing/samples/sample-listings.ts";
import { changedTotalAtom } from "../checkout-atoms.ts";
import { expectStep, expectSummary, renderStep } from "../testing/render-cart.tsx";

afterEach(async () => {
  store.set(changedTotalAtom, null);
  await clearVisitor();
});

/** A cart with wood chips at this price, delivered by a cost with this id. */
function createCart(price: number, cost = sampleDeliveryCost(), deliveryCostId = cost._id): Cart {
  return sampleCart([sampleChips({ price })], {
    buyer: sampleBuyer,
    deliveryCosts: [cost],
    choices: { halkomestari: { delivery: true, deliveryCostId } },
  });
}

const seen = createCart(1000);

/** Rejects the order, as the server does when the cart differs from the one that the buyer saw. */
function rejectTotal(current: Cart, before = seen) {
  const changes = findCartChanges(toSeenPrices(before), current);
  return rejectCall(placeOrder, new AppError("totalChanged", { current, changes }));
}

async function renderDialog(current: Cart) {
  rejectTotal(current);
  const screen = await renderStep(2, seen);
  await expectSummary(screen, { Yhteensä: "55,00 €" });
  await screen.getByRole("button", { name: "Vahvista" }).click();
  const dialog = screen.getByRole("dialog", { name: "Tilauksen hinta on muuttunut" });
  await expect.element(dialog).toBeVisible();
  const changes = dialog.getByRole("list", { name: "Muutokset" }).getByRole("listitem");
  return { screen, dialog, changes };
}

test("a seller who has given up the buyer's locality is among the changes", async () => {
  const current = sampleCart([sampleChips({ price: 1000 })], {
    buyer: sampleBuyer,
    deliveryCosts: [sampleDeliveryCost()],
    deliveryAreas: { halkomestari: ["orivesi"] },
    choices: { halkomestari: { delivery: true, deliveryCostId: "fixed" } },
  });
  const { changes } = await renderDialog(current);
  await expect
    .element(changes.filter({ hasText: "Toimitus, Halkomestarin Puu Oy" }).getByText("ei paikkakunnallesi"))
    .toBeVisible();
  await expectNoAxeViolations();
});

for (const size of ["phone", "desk"] as const) {
  test(`on a ${size} after a price change the buyer sees what changed, and can go back to the cart`, async () => {
    await setSize(size);
    const { screen, dialog, changes } = await renderDialog(
      createCart(99_900, sampleDeliveryCost({ price: 6000 })),
    );
    await expect
      .element(changes.filter({ hasText: "Hake, yksikköhinta" }).getByText("999,00 €"))
      .toBeVisible();
    await expect
      .element(changes.filter({ hasText: "Toimitus, Halkomestarin Puu Oy" }).getByText("60,00 €"))
      .toBeVisible();
    expect(readDescriptionList(dialog.element())).toEqual({
      "Aiempi loppusumma": "55,00 €",
      "Uusi loppusumma": "1 059,00 €",
    });
    await expectNoAxeViolations();
    await dialog.getByRole("button", { name: "Palaa ostoskoriin" }).click();
    await expectStep(screen, "Ostoskori");
    await expectSummary(screen, { Yhteensä: "1 059,00 €" });
  });
}

test("a price that changes again while the dialog is open is shown before the order is placed", async () => {
  const { screen, dialog } = await renderDialog(createCart(1200));
  const accept = dialog.getByRole("button", { name: "Hyväksy uusi hinta ja tilaa" });
  rejectTotal(createCart(1100), createCart(1200));
  await accept.click();
  await expect
    .poll(() => readDescriptionList(dialog.element()))
    .toEqual({ "Aiempi loppusumma": "57,00 €", "Uusi loppusumma": "56,00 €" });
  const placed = answerCall(placeOrder, samplePlacedOrders(createCart(1100)));
  await accept.click();
  await expectStep(screen, "Vahvistus");
  expect(placed[0]?.body).toMatchObject({ cart: { totalPrice: 5600 } });
  await expect.poll(() => readDescriptionList()).toMatchObject({ "Kaikki tilaukset yhteensä": "56,00 €" });
});

test("a buyer whose delivery option was removed chooses another", async () => {
  const other = sampleDeliveryCost({ _id: "other", price: 7000 });
  const { screen, dialog, changes } = await renderDialog(createCart(1000, other, "fixed"));
  await expect
    .element(changes.filter({ hasText: /Toimitus 45,00\s€/ }).getByText("ei enää tarjolla"))
    .toBeVisible();
  await expect
    .element(dialog.getByRole("button", { name: "Hyväksy uusi hinta ja tilaa" }))
    .not.toBeInTheDocument();
  await expectNoAxeViolations();
  await dialog.getByRole("button", { name: "Valitse toimitus" }).click();
  await expect
    .element(
      screen.getByText(
        "Valitsemasi toimitus ei ole enää tarjolla. Valitse toimitus uudelleen tai nouda tuotteet itse.",
      ),
    )
    .toBeVisible();
  const choice = screen.getByLabelText(/^Kiinteä hinta, 70,00/);
  await expect.element(choice).not.toBeChecked();
  await expectSummary(screen, { Yhteensä: "10,00 €" });
  const chosen = createCart(1000, other);
  const sent = answerCall(chooseDelivery, { cart: chosen });
  await choice.click();
  await expectSummary(screen, { Yhteensä: "80,00 €" });
  expect(sent[0]?.body).toEqual({ ownerId: "halkomestari", delivery: true, deliveryCostId: "other" });
  answerCall(placeOrder, samplePlacedOrders(chosen));
  await screen.getByRole("button", { name: "Vahvista" }).click();
  await expectStep(screen, "Vahvistus");
});
