import { proposeReduction } from "@halkopiha/domain/contract/shop/orders.ts";
import { formatItemTitle } from "@halkopiha/domain/products/product-title.ts";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { answerCall } from "../../../testing/calls/answer-calls.ts";
import { goOffline } from "../../../testing/calls/connection.ts";
import { expectNoHorizontalScroll } from "../../../testing/layout.ts";
import { sampleSellerOrder } from "../../../testing/samples/sample-orders.ts";
import { renderOrder } from "./testing/render-order.tsx";

// How a seller who cannot deliver all of an order asks its buyer to accept less.

const at = "2026-11-21T10:00:00.000Z";

async function openDialog() {
  const order = sampleSellerOrder("AA11");
  const { screen } = await renderOrder(order);
  await screen.getByRole("button", { name: "Pienennä määrää" }).click();
  const dialog = screen.getByRole("dialog", { name: `Pienennä tilausta ${order.orderNumber}` });
  const [item] = order.items;
  if (!item) throw new Error("the order has lines");
  const field = dialog.getByLabelText(formatItemTitle(item));
  return {
    screen,
    order,
    item,
    dialog,
    field,
    send: dialog.getByRole("button", { name: "Ehdota ostajalle" }),
  };
}

test("a seller proposes less, sees the new total, and waits for the answer", async () => {
  const { screen, order, item, dialog, field, send } = await openDialog();
  const quantities = order.items.map(({ _id, quantity }) => ({
    _id,
    quantity: _id === item._id ? quantity - 1 : quantity,
  }));
  const reduction = { quantities, reason: "Puut loppuivat.", proposedAt: at };
  const sent = answerCall(proposeReduction, { order: { ...order, updatedAt: at, reduction } });
  await field.fill(String(item.quantity - 1));
  await expect.element(dialog.getByText(/^Uusi loppusumma/)).toBeVisible();
  await dialog.getByLabelText("Syy").fill("Puut loppuivat.");
  await expectNoAxeViolations();
  expectNoHorizontalScroll();
  await send.click();
  await expect.element(screen.getByText("Odottaa ostajan vastausta ehdotukseen:")).toBeVisible();
  expect(sent).toMatchObject([{ body: { quantities, reason: "Puut loppuivat." } }]);
  await expectNoAxeViolations();
});

test.each([
  ["99", "Määrä saa olla enintään se, joka on tilattu."],
  ["paljon", "Kirjoita määrä numeroina."],
])("a quantity of %s is not proposed", async (typed, error) => {
  const { dialog, field, send } = await openDialog();
  await field.fill(typed);
  await send.click();
  await expect.element(dialog.getByText(error)).toBeVisible();
  await expectNoAxeViolations();
});

test("quantities that are not smaller are not proposed", async () => {
  const { dialog, send } = await openDialog();
  await send.click();
  await expect.element(dialog.getByText("Pienennä ainakin yhtä määrää.")).toBeVisible();
});

test("nothing is proposed without a connection", async () => {
  const { screen } = await renderOrder(sampleSellerOrder("AA11"));
  goOffline();
  await expect.element(screen.getByRole("button", { name: "Pienennä määrää" })).toBeDisabled();
});

test("an order on its way becomes no smaller", async () => {
  const { screen } = await renderOrder(sampleSellerOrder("AA11", { status: "in delivery" }));
  await expect.element(screen.getByRole("button", { name: "Pienennä määrää" })).not.toBeInTheDocument();
});
