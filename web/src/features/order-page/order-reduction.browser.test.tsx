import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { answerReduction, openOrderPage } from "@halkopiha/domain/contract/shop/order-page.ts";
import type { Order } from "@halkopiha/domain/orders/order.ts";
import { toBuyerOrder } from "@halkopiha/domain/orders/order-page.ts";
import { answerReduction as answer, proposeReduction } from "@halkopiha/domain/orders/reduce-order.ts";
import { afterEach, expect, test } from "vitest";
import { store } from "../../lib/storage/store.ts";
import { clearCheckoutData } from "../../lib/storage/stored-atom.ts";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { answerCall, rejectCall } from "../../testing/calls/answer-calls.ts";
import { goOffline } from "../../testing/calls/connection.ts";
import { expectNoHorizontalScroll } from "../../testing/layout.ts";
import { renderRoutes } from "../../testing/render-route.tsx";
import { sampleSellerOrder } from "../../testing/samples/sample-orders.ts";
import * as route from "./route.tsx";

// How a buyer answers a seller who cannot deliver all of an order.

const code = "k".repeat(22);
const at = "2026-11-21T10:00:00.000Z";
const ordered = sampleSellerOrder("tilaus");
const quantities = ordered.items.map(({ _id, quantity }, index) => ({
  _id,
  quantity: index === 0 ? quantity - 1 : quantity,
}));
const proposed = proposeReduction(ordered, { quantities, reason: "Puut loppuivat." }, at) ?? ordered;

const answered = (accepted: boolean): Order => {
  const order = answer(proposed, { proposedAt: at, accepted }, at);
  if (typeof order === "string") throw new Error(order);
  return order;
};

async function renderPage(order: Order) {
  answerCall(openOrderPage, { order: toBuyerOrder(order) });
  const screen = await renderRoutes(
    [{ path: "/tilaus/:id", HydrateFallback: () => null, ...route }],
    `/tilaus/tilaus#t=${code}`,
  );
  await expect.element(screen.getByRole("heading", { name: "Pienempi määrä" })).toBeVisible();
  return { screen, accept: screen.getByRole("button", { name: "Hyväksy muutos" }) };
}

afterEach(() => clearCheckoutData(store.set));

test("a buyer sees what changes, and accepts it", async () => {
  const { screen, accept } = await renderPage(proposed);
  await expect.element(screen.getByText("Syy: Puut loppuivat.")).toBeVisible();
  await expectNoAxeViolations();
  expectNoHorizontalScroll();
  const sent = answerCall(answerReduction, { order: toBuyerOrder(answered(true)) });
  await accept.click();
  await expect.element(screen.getByText(/^Hyväksyit pienemmän määrän\./)).toBeVisible();
  expect(sent).toMatchObject([{ body: { code, proposedAt: at, accepted: true } }]);
  await expect.element(accept).not.toBeInTheDocument();
  await expectNoAxeViolations();
});

test("a buyer keeps the order as it is", async () => {
  const { screen } = await renderPage(proposed);
  const sent = answerCall(answerReduction, { order: toBuyerOrder(answered(false)) });
  await screen.getByRole("button", { name: "Pidä tilaus ennallaan" }).click();
  await expect.element(screen.getByText("Pidit tilauksen ennallaan.")).toBeVisible();
  expect(sent).toMatchObject([{ body: { accepted: false } }]);
});

test("who answers to a proposal that has been replaced sees the new one", async () => {
  const { screen, accept } = await renderPage(proposed);
  rejectCall(answerReduction, new AppError("reductionChanged"));
  const other = proposeReduction(ordered, { quantities, reason: "Kuorma-auto hajosi." }, at) ?? ordered;
  answerCall(openOrderPage, { order: toBuyerOrder(other) });
  await accept.click();
  await expect.element(screen.getByText("Syy: Kuorma-auto hajosi.")).toBeVisible();
});

test("without a connection nothing is answered", async () => {
  const { accept } = await renderPage(proposed);
  goOffline();
  await expect.element(accept).toBeDisabled();
});

test("once the order is sent nothing is asked", async () => {
  const { accept, screen } = await renderPage({ ...proposed, status: "in delivery" });
  await expect.element(screen.getByText(/siihen ei ehditty vastata/)).toBeVisible();
  await expect.element(accept).not.toBeInTheDocument();
});
