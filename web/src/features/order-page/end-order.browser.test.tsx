import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { cancelOrder, openOrderPage, withdrawFromOrder } from "@halkopiha/domain/contract/shop/order-page.ts";
import type { Order } from "@halkopiha/domain/orders/order.ts";
import { toBuyerOrder } from "@halkopiha/domain/orders/order-page.ts";
import { afterEach, expect, test } from "vitest";
import { store } from "../../lib/storage/store.ts";
import { clearCheckoutData } from "../../lib/storage/stored-atom.ts";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { answerCall, rejectCall } from "../../testing/calls/answer-calls.ts";
import { goOffline } from "../../testing/calls/connection.ts";
import { renderRoutes } from "../../testing/render-route.tsx";
import { sampleSellerOrder } from "../../testing/samples/sample-orders.ts";
import * as route from "./route.tsx";

// How a buyer ends an order on its page: cancels it, or withdraws from the contract.

const code = "k".repeat(22);
const at = "2026-11-21T10:00:00.000Z";

async function renderPage(changes: Partial<Order> = {}) {
  const order = sampleSellerOrder("tilaus", changes);
  answerCall(openOrderPage, { order: toBuyerOrder(order) });
  const screen = await renderRoutes(
    [{ path: "/tilaus/:id", HydrateFallback: () => null, ...route }],
    `/tilaus/tilaus#t=${code}`,
  );
  await expect.element(screen.getByRole("heading", { name: order.orderNumber })).toBeVisible();
  const steps = () =>
    screen
      .getByRole("list", { name: "Tilauksen eteneminen" })
      .getByRole("listitem")
      .elements()
      .map(({ textContent }) => textContent?.split(/\d/)[0]);
  return { screen, order, steps };
}

afterEach(() => clearCheckoutData(store.set));

test("a buyer cancels an order that nobody has taken up, after a confirmation, and sees it cancelled", async () => {
  const { screen, order, steps } = await renderPage();
  const cancelled = toBuyerOrder({ ...order, cancellation: { by: "buyer", at } });
  const sent = answerCall(cancelOrder, { order: cancelled });
  await screen.getByRole("button", { name: "Peru tilaus" }).click();
  const dialog = screen.getByRole("dialog", { name: "Perutaanko tilaus?" });
  await expectNoAxeViolations();
  expect(sent).toEqual([]);
  await dialog.getByRole("button", { name: "Peru tilaus" }).click();
  await expect.poll(steps).toEqual(["Vastaanotettu", "Peruttu"]);
  expect(sent).toMatchObject([{ body: { code } }]);
  await expect.element(screen.getByRole("button", { name: "Peru tilaus" })).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Peruuta sopimus tästä" })).not.toBeInTheDocument();
});

test("an order that was taken up meanwhile is not cancelled, and the dialog stays", async () => {
  const { screen } = await renderPage();
  rejectCall(cancelOrder, new AppError("notCancellable"));
  await screen.getByRole("button", { name: "Peru tilaus" }).click();
  const dialog = screen.getByRole("dialog");
  await dialog.getByRole("button", { name: "Peru tilaus" }).click();
  await expect.element(dialog).toBeVisible();
});

test("an order that has been taken up has no button to cancel it", async () => {
  const { screen } = await renderPage({ status: "in progress" });
  await expect.element(screen.getByRole("button", { name: "Peru tilaus" })).not.toBeInTheDocument();
});

test("a consumer withdraws with a statement that is filled in, and confirms it with a button of its own", async () => {
  const { screen, order, steps } = await renderPage({ status: "in delivery" });
  const withdrawal = { name: "Matti Tuohimaa", email: "matti@posti.example", at, stateAt: at };
  const withdrawn = toBuyerOrder({ ...order, withdrawal: { ...withdrawal, state: "withdrawn" } });
  const sent = answerCall(withdrawFromOrder, { order: withdrawn });
  await screen.getByRole("button", { name: "Peruuta sopimus tästä" }).click();
  const form = screen.getByRole("form", { name: "Peruutusilmoitus" });
  await expect.element(form.getByLabelText("Nimi")).toHaveValue("Matti Tuohimaa");
  await expect.element(form.getByText(order.orderNumber)).toBeVisible();
  const confirm = form.getByRole("button", { name: "Vahvista peruutus" });
  await confirm.click();
  await expect.element(form.getByLabelText("Sähköposti")).toHaveAttribute("aria-invalid", "true");
  expect(sent).toEqual([]);
  await expectNoAxeViolations();
  await form.getByLabelText("Sähköposti").fill("matti@posti.example");
  await confirm.click();
  await expect.poll(steps).toEqual(["Vastaanotettu", "Käsittelyssä", "Noudettavissa", "Peruutettu"]);
  expect(sent).toMatchObject([
    { body: { code, name: "Matti Tuohimaa", email: "matti@posti.example", part: null, reason: null } },
  ]);
});

test("a withdrawal from a part leaves the steps of the rest", async () => {
  const withdrawal = { name: "Matti", email: "matti@posti.example", part: "Yksi kuutio", at, stateAt: at };
  const { screen, steps } = await renderPage({ withdrawal: { ...withdrawal, state: "withdrawn" } });
  expect(steps()).toEqual(["Vastaanotettu", "Käsittelyssä", "Noudettavissa", "Noudettu", "Peruutettu"]);
  await expect.element(screen.getByText("Osa tilauksesta: Yksi kuutio")).toBeVisible();
});

test("the reason of a rejected order is among its steps", async () => {
  const cancellation = { by: "seller", reason: "Puut loppuivat.", at } as const;
  const { screen, steps } = await renderPage({ status: "in progress", cancellation });
  expect(steps()).toEqual(["Vastaanotettu", "Käsittelyssä", "Hylätty"]);
  await expect.element(screen.getByText("Syy: Puut loppuivat.")).toBeVisible();
  await expectNoAxeViolations();
});

test("when the period is over, the page says so", async () => {
  const delivered = "2026-01-05T10:00:00.000Z";
  const { screen } = await renderPage({ status: "delivered", statusTimes: { delivered } });
  await expect.element(screen.getByText(/^Peruuttamisaika on päättynyt\./)).toBeVisible();
});

test("without a connection neither can be done, and the page says why", async () => {
  const { screen } = await renderPage();
  await goOffline();
  await expect.element(screen.getByText(/^Tilauksen peruminen vaatii verkkoyhteyden/)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Peru tilaus" })).toBeDisabled();
  await expect.element(screen.getByRole("button", { name: "Peruuta sopimus tästä" })).toBeDisabled();
});
