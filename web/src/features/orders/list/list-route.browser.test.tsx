import { countOrders, listOrders, readOrder } from "@halkopiha/domain/contract/shop/orders.ts";
import type { Order } from "@halkopiha/domain/orders/order.ts";
import { expect, test } from "vitest";
import { store } from "../../../lib/storage/store.ts";
import { newOrderCountAtom } from "../../../market/orders/new-orders-atoms.ts";
import { applyOrderUpdatesAtom } from "../../../market/orders/order-atoms.ts";
import { outbox } from "../../../market/outbox/visitor-outbox.ts";
import type { OrderStep } from "../../../offline/outbox/order-steps.ts";
import { orderStepsAtom } from "../../../offline/outbox/pending-atoms.ts";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { answerCall } from "../../../testing/calls/answer-calls.ts";
import { answerFromCache, failCall, goOffline, goOnline } from "../../../testing/calls/connection.ts";
import { expectFitsNarrowScreen } from "../../../testing/layout.ts";
import { renderRoute } from "../../../testing/render-route.tsx";
import { sampleItems, sampleSellerOrder } from "../../../testing/samples/sample-orders.ts";
import { logInAs, sampleBusiness } from "../../../testing/samples/samples.ts";
import * as route from "./list-route.tsx";

const first = sampleSellerOrder("AA11");
const second = sampleSellerOrder("BB22", { status: "in progress", createdAt: "2026-11-19T10:00:00.000Z" });

async function renderList(orders: Order[]) {
  logInAs(sampleBusiness());
  answerCall(countOrders, {
    counts: { recieved: 1, "in progress": 1, "in delivery": 0, delivered: 12, withdrawn: 0, cancelled: 0 },
  });
  answerCall(listOrders, { orders });
  const screen = await renderRoute(route, "/profiili");
  await expect.element(screen.getByRole("heading", { level: 1, name: "Profiili Tilaukset" })).toBeVisible();
  return { screen, cards: screen.getByRole("article") };
}

test("§2 a card in the list of orders shows number, day, status, delivery, items, buyer and address", {
  tags: [
    "s2-orders-1",
    "s2-orders-2",
    "s2-orders-3",
    "s2-orders-4",
    "s2-orders-5",
    "s2-orders-6",
    "s2-orders-7",
    "s9-60",
  ],
}, async () => {
  const { cards } = await renderList([sampleSellerOrder("AA11", { items: sampleItems(2) })]);
  for (const text of ["Vastaanotettu", "20.11.2026", "Nouto", "Matti Tuohimaa"])
    await expect.element(cards.getByText(text, { exact: true })).toBeVisible();
  const items = cards.getByRole("listitem").elements();
  expect(items.map(({ textContent }) => textContent)).toEqual([
    "2\u00a0irto-m³ · Polttopuu, koivu",
    "2\u00a0irto-m³ · Polttopuu, koivu",
  ]);
  await expect.element(cards.getByText("Niittytie 53, 35160 Orivesi")).toBeVisible();
  await expect
    .element(cards.getByRole("link", { name: "HP-261120-AA11" }))
    .toHaveAttribute("href", "/profiili/tilaukset/AA11");
});

test("§2 an order to be delivered says so on its card", async () => {
  const { cards } = await renderList([sampleSellerOrder("AA11", { delivery: true })]);
  await expect.element(cards.getByText("Toimitus", { exact: true })).toBeVisible();
});

test("the list is fetched again when the connection is back", async () => {
  const { screen } = await renderList([first]);
  await goOffline();
  answerCall(listOrders, { orders: [second, first] });
  await goOnline();
  await expect.element(screen.getByRole("link", { name: "HP-261120-BB22" })).toBeVisible();
});

test("a new order appears first in the list without a reload, marked as new, and is counted in the title", async () => {
  const { cards } = await renderList([second]);
  store.set(applyOrderUpdatesAtom, [first]);
  await expect.element(cards.first().getByRole("link", { name: "HP-261120-AA11" })).toBeVisible();
  await expect.element(cards.first().getByText("Uusi", { exact: true })).toBeVisible();
  expect(store.get(newOrderCountAtom)).toBe(1);
});

test("an order with unread messages says so on its card, also when they arrive while the list is open", async () => {
  const { cards } = await renderList([{ ...first, unreadMessages: 1 }, second]);
  await expect.element(cards.nth(0).getByText("Uusi viesti")).toBeVisible();
  await expect.element(cards.nth(1).getByText("Uusi viesti")).not.toBeInTheDocument();
  await expectNoAxeViolations();
  store.set(applyOrderUpdatesAtom, [first, { ...second, unreadMessages: 2 }]);
  await expect.element(cards.nth(0).getByText("Uusi viesti")).not.toBeInTheDocument();
  await expect.element(cards.nth(1).getByText("Uusi viesti")).toBeVisible();
});

test("a status change by an admin appears at once in the list", async () => {
  const { cards } = await renderList([first]);
  store.set(applyOrderUpdatesAtom, [{ ...first, status: "in progress" }]);
  await expect.element(cards.getByText("Käsittelyssä")).toBeVisible();
  await expect.element(cards.getByText("Uusi", { exact: true })).not.toBeInTheDocument();
});

const step: OrderStep = {
  kind: "order",
  id: "AA11",
  label: "Tilaus HP-261120-AA11",
  version: "1",
  status: "in progress",
  owner: first.seller._id,
  phase: "waiting",
};

test("an order whose status change is pending says so on its card", async () => {
  const { cards } = await renderList([first]);
  store.set(orderStepsAtom, [step]);
  await expect.element(cards.getByText("Odottaa lähetystä")).toBeVisible();
  await expect.element(cards.getByText("Käsittelyssä")).toBeVisible();
  await expect.element(cards.getByText("Uusi", { exact: true })).not.toBeInTheDocument();
  await expectNoAxeViolations();
  store.set(orderStepsAtom, []);
});

test("offline, an order moves with its pending status change in the chips' counts and from list to list", async () => {
  const { screen, cards } = await renderList([first]);
  const chips = screen.getByRole("navigation", { name: "Tila" });
  await goOffline();
  failCall(countOrders);
  answerFromCache(listOrders, { orders: [first] }, "2026-11-20T12:00:00.000Z");
  store.set(orderStepsAtom, [step]);
  await chips.getByRole("link", { name: "Käsittelyssä 2" }).click();
  await expect.element(cards.getByText("Odottaa lähetystä")).toBeVisible();
  await chips.getByRole("link", { name: "Vastaanotettu 0" }).click();
  await expect.element(screen.getByText("Tässä tilassa ei ole tilauksia.")).toBeVisible();
  store.set(orderStepsAtom, []);
});

test("the order of a pending status change that is in no loaded list appears in the one that the change moves it to", async () => {
  answerCall(readOrder, { order: first, totals: first.totals });
  store.set(orderStepsAtom, [step]);
  const { cards } = await renderList([second]);
  await expect.element(cards.getByRole("link", { name: "HP-261120-AA11" })).toBeVisible();
  store.set(orderStepsAtom, []);
});

test("a step that was just made can be undone in the list, too", async () => {
  const { screen, cards } = await renderList([first]);
  const { _id: owner } = first.seller;
  await outbox.advance([first], "in progress", owner);
  await expect.element(cards.getByText("Lähtee hetken kuluttua")).toBeVisible();
  await expectNoAxeViolations();
  await screen.getByRole("button", { name: "Kumoa: Tilaus HP-261120-AA11: Käsittelyssä." }).click();
  await expect.element(cards.getByText("Vastaanotettu")).toBeVisible();
  expect(store.get(orderStepsAtom)).toEqual([]);
});

test("WCAG 2.2 AA: axe finds nothing in the list, and nothing scrolls sideways", async () => {
  await renderList([first, second]);
  await expectNoAxeViolations();
  await expectFitsNarrowScreen();
});
