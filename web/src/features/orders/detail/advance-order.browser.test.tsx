import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { advanceOrder, readOrder } from "@halkopiha/domain/contract/shop/orders.ts";
import type { Order } from "@halkopiha/domain/orders/order.ts";
import { afterEach, expect, test } from "vitest";
import { applyOrderUpdatesAtom } from "../../../lib/orders/order-atoms.ts";
import { store } from "../../../lib/storage/store.ts";
import { outbox } from "../../../offline/outbox/visitor-outbox.ts";
import { answerCall, rejectCall } from "../../../testing/answer-calls.ts";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { expectBanner } from "../../../testing/banner.ts";
import { goOffline, goOnline, holdAnswer } from "../../../testing/connection.ts";
import { sampleSellerOrder } from "../../../testing/sample-orders.ts";
import { expectStatus, renderOrder, toAnswer } from "./testing/render-order.tsx";

// The outbox outlives a test; clearing it at logout removes what is pending.
afterEach(async () => {
  await outbox.clearUserData();
  await outbox.show();
});

test("§4 a delivered order has no button that advances it", async () => {
  const { advance } = await renderOrder(sampleSellerOrder("AA11", { status: "delivered" }));
  await expectStatus("Toimitettu");
  await expect.element(advance).not.toBeInTheDocument();
});

test("two quick taps advance an order by one status", async () => {
  const order = sampleSellerOrder("AA11");
  const moved: Order = { ...order, status: "in progress" };
  const { advance } = await renderOrder(order);
  const { sent, release } = holdAnswer(advanceOrder, { order: moved });
  await advance.dblClick();
  answerCall(readOrder, toAnswer(moved));
  release();
  await expectBanner("success", "Tilaus HP-261120-AA11: Käsittelyssä");
  await expect.element(advance).toHaveTextContent("Siirrä tilaan Toimituksessa");
  await expect.element(advance).not.toHaveAttribute("aria-busy");
  expect(sent.map(({ body }) => body)).toEqual([{ status: "in progress" }]);
});

test("§4 an order advanced offline is shown as pending, by one status although it is tapped twice", async () => {
  const order = sampleSellerOrder("AA11");
  const { screen, advance } = await renderOrder(order);
  await goOffline();
  await advance.dblClick();
  await expectStatus("Käsittelyssä");
  await expect.element(screen.getByText("Odottaa lähetystä")).toBeVisible();
  await expectBanner(
    "warning",
    "Tilaus HP-261120-AA11: siirto tilaan Käsittelyssä on tallessa ja lähetetään, kun verkkoyhteys toimii.",
  );
  await expectNoAxeViolations();

  const moved: Order = { ...order, status: "in progress" };
  const sent = answerCall(advanceOrder, { order: moved });
  answerCall(readOrder, toAnswer(moved));
  await goOnline();
  await outbox.send();
  await expect.element(screen.getByText("Odottaa lähetystä")).not.toBeInTheDocument();
  await expectStatus("Käsittelyssä");
  expect(sent.map(({ body }) => body)).toEqual([{ status: "in progress" }]);
});

test("§4 an order advanced by an admin meanwhile is reported with its number and keeps the admin's status", async () => {
  const order = sampleSellerOrder("AA11");
  const { advance } = await renderOrder(order);
  await goOffline();
  await advance.click();
  await expectStatus("Käsittelyssä");
  rejectCall(advanceOrder, new AppError("orderMovedOn"));
  answerCall(readOrder, toAnswer({ ...order, status: "in delivery" }));
  await goOnline();
  await outbox.send();
  await expectBanner(
    "warning",
    "Tilaus HP-261120-AA11 oli jo siirretty tilaan Toimituksessa. Siirtoasi tilaan Käsittelyssä ei tehty.",
  );
  await expectStatus("Toimituksessa");
});

test("§4 online, too, an order advanced by an admin is reported with its number", async () => {
  const order = sampleSellerOrder("AA11");
  const { advance } = await renderOrder(order);
  rejectCall(advanceOrder, new AppError("orderMovedOn"));
  answerCall(readOrder, toAnswer({ ...order, status: "in delivery" }));
  await advance.click();
  await expectBanner("danger", "Tilaus HP-261120-AA11: Tilauksen tila on jo muuttunut.");
  await expectStatus("Toimituksessa");
});

test("a status change by an admin appears at once", async () => {
  const order = sampleSellerOrder("AA11");
  await renderOrder(order);
  store.set(applyOrderUpdatesAtom, [{ ...order, status: "in delivery" }]);
  await expectStatus("Toimituksessa");
});
