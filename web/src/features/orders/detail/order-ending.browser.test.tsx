import { endUnfetchedOrder, rejectOrder, settleWithdrawal } from "@halkopiha/domain/contract/shop/orders.ts";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { answerCall } from "../../../testing/calls/answer-calls.ts";
import { goOffline } from "../../../testing/calls/connection.ts";
import { sampleSellerOrder } from "../../../testing/samples/sample-orders.ts";
import { expectStatus, renderOrder } from "./testing/render-order.tsx";

// How a seller ends an order, and settles a buyer's withdrawal.

const at = "2026-11-21T10:00:00.000Z";
const later = { updatedAt: at };

test("a seller rejects an order for a reason, and it takes no further step", async () => {
  const order = sampleSellerOrder("AA11");
  const { screen, advance } = await renderOrder(order);
  const cancellation = { by: "seller", reason: "Puut loppuivat.", at } as const;
  const sent = answerCall(rejectOrder, { order: { ...order, ...later, cancellation } });
  await screen.getByRole("button", { name: "Hylkää tilaus" }).click();
  const dialog = screen.getByRole("dialog", { name: `Hylkää tilaus ${order.orderNumber}` });
  await dialog.getByLabelText("Syy").fill("Puut loppuivat.");
  await expectNoAxeViolations();
  await dialog.getByRole("button", { name: "Hylkää tilaus" }).click();
  await expectStatus("Hylätty");
  expect(sent).toMatchObject([{ body: { reason: "Puut loppuivat." } }]);
  await expect.element(screen.getByText("Syy: Puut loppuivat.")).toBeVisible();
  await expect.element(advance).not.toBeInTheDocument();
  await expectNoAxeViolations();
});

test("what nobody fetched is ended after a confirmation", async () => {
  const order = sampleSellerOrder("AA11", { status: "in delivery" });
  const { screen } = await renderOrder(order);
  const sent = answerCall(endUnfetchedOrder, {
    order: { ...order, ...later, cancellation: { by: "notFetched", at } },
  });
  await screen.getByRole("button", { name: "Ei noudettu" }).click();
  const dialog = screen.getByRole("dialog", { name: "Eikö tilausta noudettu?" });
  expect(sent).toEqual([]);
  await dialog.getByRole("button", { name: "Ei noudettu" }).click();
  await expectStatus("Ei noudettu");
  await expect.element(screen.getByRole("heading", { name: "Tilausta ei noudettu." })).toBeVisible();
});

test("a withdrawal shows its statement, and is settled step by step", async () => {
  const withdrawal = {
    name: "Matti Tuohimaa",
    email: "matti@posti.example",
    reason: "Liian märkää",
    at,
    stateAt: at,
  };
  const order = sampleSellerOrder("AA11", {
    status: "delivered",
    withdrawal: { ...withdrawal, state: "withdrawn" },
  });
  const { screen } = await renderOrder(order);
  await expect.element(screen.getByText("Liian märkää")).toBeVisible();
  await expectNoAxeViolations();
  const sent = answerCall(settleWithdrawal, {
    order: { ...order, ...later, withdrawal: { ...withdrawal, state: "goods returned" } },
  });
  await screen.getByRole("button", { name: "Tavara palautettu" }).click();
  await expect.element(screen.getByRole("button", { name: "Maksu palautettu" })).toBeVisible();
  expect(sent).toMatchObject([{ body: { state: "goods returned" } }]);
});

test("a delivered order can neither be rejected nor given up", async () => {
  const { screen } = await renderOrder(sampleSellerOrder("AA11", { status: "delivered" }));
  await expect.element(screen.getByRole("button", { name: "Hylkää tilaus" })).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Ei noudettu" })).not.toBeInTheDocument();
});

test("without a connection an order is not rejected, and the page says why", async () => {
  const { screen } = await renderOrder(sampleSellerOrder("AA11"));
  await goOffline();
  await expect.element(screen.getByText(/^Tilauksen hylkääminen vaatii verkkoyhteyden/)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Hylkää tilaus" })).toBeDisabled();
});
