import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { answerTimes, openOrderPage } from "@halkopiha/domain/contract/shop/order-page.ts";
import type { Order } from "@halkopiha/domain/orders/order.ts";
import { toBuyerOrder } from "@halkopiha/domain/orders/order-page.ts";
import { afterEach, expect, test } from "vitest";
import { store } from "../../lib/storage/store.ts";
import { clearCheckoutData } from "../../lib/storage/stored-atom.ts";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { answerCall, rejectCall } from "../../testing/calls/answer-calls.ts";
import { goOffline } from "../../testing/calls/connection.ts";
import { setSize } from "../../testing/display.ts";
import { expectNoHorizontalScroll } from "../../testing/layout.ts";
import { renderRoutes } from "../../testing/render-route.tsx";
import { sampleSellerOrder } from "../../testing/samples/sample-orders.ts";
import * as route from "./route.tsx";

const code = "k".repeat(22);
const proposedAt = "2026-11-21T10:00:00.000Z";
const proposed = [{ day: "2026-12-02", from: "09:00", until: "12:00" }, { day: "2026-12-03" }];
const times = { proposed, proposedAt };
const agreed = { ...times, answer: { chosen: 0, at: "2026-11-21T11:00:00.000Z" } };
const conversation = {
  messages: [{ text: "Tuon halot itse.", author: "Myyjä", createdAt: proposedAt, from: "seller" as const }],
  isOpen: true,
};

async function renderPage(changes: Partial<Order>) {
  const order = sampleSellerOrder("tilaus", changes);
  const opened = answerCall(openOrderPage, { order: toBuyerOrder(order), conversation });
  const screen = await renderRoutes(
    [{ path: "/tilaus/:id", HydrateFallback: () => null, ...route }],
    `/tilaus/tilaus#t=${code}`,
  );
  await expect.element(screen.getByRole("heading", { name: order.orderNumber })).toBeVisible();
  return { screen, order, opened, form: screen.getByRole("form", { name: "Ehdotetut ajat" }) };
}

afterEach(() => clearCheckoutData(store.set));

for (const size of ["phone", "desk"] as const) {
  test(`a buyer on a ${size} chooses one of the times that the seller proposes, and reads it with the messages`, async () => {
    await setSize(size);
    const { screen, order, form } = await renderPage({ times });
    const sent = answerCall(answerTimes, { order: toBuyerOrder({ ...order, times: agreed }) });
    const submit = form.getByRole("button", { name: "Vastaa myyjälle" });
    await submit.click();
    await expect.element(form.getByRole("alert")).toBeVisible();
    expect(sent).toEqual([]);
    await expectNoAxeViolations();
    expectNoHorizontalScroll();
    await form.getByLabelText("ke 2.12.2026 klo 9.00–12.00").click();
    await submit.click();
    await expect.element(screen.getByText("Sovittu aika:")).toBeVisible();
    expect(sent).toMatchObject([{ body: { code, proposedAt, chosen: 0 } }]);
    await expect.element(screen.getByText("Tuon halot itse.")).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Lisää kalenteriin" })).toBeVisible();
    await expectNoAxeViolations();
  });
}

test("a buyer for whom no time fits says so", async () => {
  const { screen, order, form } = await renderPage({ times });
  const declined = { ...times, answer: { chosen: null, at: proposedAt } };
  const sent = answerCall(answerTimes, { order: toBuyerOrder({ ...order, times: declined }) });
  await form.getByLabelText("Mikään näistä ei sovi").click();
  await form.getByRole("button", { name: "Vastaa myyjälle" }).click();
  await expect.element(screen.getByText(/^Kerroit, ettei ehdotettu aika sovi\./)).toBeVisible();
  expect(sent).toMatchObject([{ body: { chosen: null } }]);
});

test("an agreed time is given back after a confirmation", async () => {
  const { screen, order } = await renderPage({ times: agreed });
  const declined = { ...times, answer: { chosen: null, at: proposedAt } };
  const sent = answerCall(answerTimes, { order: toBuyerOrder({ ...order, times: declined }) });
  await screen.getByRole("button", { name: "Aika ei sovikaan" }).click();
  const dialog = screen.getByRole("dialog", { name: "Eikö aika sovikaan?" });
  await expectNoAxeViolations();
  expect(sent).toEqual([]);
  await dialog.getByRole("button", { name: "Aika ei sovi" }).click();
  await expect.element(screen.getByText(/^Kerroit, ettei ehdotettu aika sovi\./)).toBeVisible();
  expect(sent).toMatchObject([{ body: { chosen: null } }]);
});

test("an agreed time is not given back without a connection", async () => {
  const { screen } = await renderPage({ times: agreed });
  const giveBack = screen.getByRole("button", { name: "Aika ei sovikaan" });
  await expect.element(giveBack).toBeEnabled();
  goOffline();
  await expect.element(giveBack).toBeDisabled();
});

test("who answers to times that the seller has replaced sees the new ones", async () => {
  const { form, opened, order } = await renderPage({ times });
  rejectCall(answerTimes, new AppError("timesChanged"));
  const others = { proposed: [{ day: "2026-12-09" }], proposedAt: "2026-11-22T10:00:00.000Z" };
  answerCall(openOrderPage, { order: toBuyerOrder({ ...order, times: others }), conversation });
  await form.getByLabelText("to 3.12.2026").click();
  await form.getByRole("button", { name: "Vastaa myyjälle" }).click();
  await expect.element(form.getByLabelText("ke 9.12.2026")).toBeVisible();
  expect(opened).toHaveLength(1);
});

test("an agreed time is saved as a calendar file", async () => {
  const { screen, order } = await renderPage({ times: agreed });
  const saved: string[] = [];
  const watch = (event: MouseEvent) => {
    if (event.target instanceof HTMLAnchorElement && event.target.download) {
      saved.push(event.target.download);
      event.preventDefault();
    }
  };
  const { click } = HTMLAnchorElement.prototype;
  HTMLAnchorElement.prototype.click = function save() {
    this.addEventListener("click", watch);
    click.call(this);
  };
  try {
    await screen.getByRole("button", { name: "Lisää kalenteriin" }).click();
    await expect.poll(() => saved).toEqual([`${order.orderNumber}.ics`]);
  } finally {
    HTMLAnchorElement.prototype.click = click;
  }
});

test("an order that is over shows its agreed time, and asks nothing", async () => {
  const { screen, form } = await renderPage({ times: agreed, status: "delivered" });
  await expect.element(screen.getByText("Sovittu aika:")).toBeVisible();
  await expect.element(form).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Aika ei sovikaan" })).not.toBeInTheDocument();
});
