import { advanceOrder, countOrders, listOrders } from "@halkopiha/domain/contract/shop/orders.ts";
import { afterEach, expect, test } from "vitest";
import { outbox } from "../../../market/outbox/visitor-outbox.ts";
import { undoDuration } from "../../../offline/outbox/order-steps.ts";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { expectBanner } from "../../../testing/banner.ts";
import { answerCall } from "../../../testing/calls/answer-calls.ts";
import { advanceClock, stopClock } from "../../../testing/clock.ts";
import { renderRoute } from "../../../testing/render-route.tsx";
import { sampleSellerOrder } from "../../../testing/samples/sample-orders.ts";
import { logInAs, sampleBusiness } from "../../../testing/samples/samples.ts";
import * as route from "./list-route.tsx";

afterEach(async () => {
  await outbox.clearUserData();
  await outbox.show();
});

/** A list of twelve orders that are being delivered, one that was just received and one that has been delivered. */
async function renderList() {
  stopClock();
  logInAs(sampleBusiness());
  const twelve = Array.from({ length: 12 }, (_, index) =>
    sampleSellerOrder(`D${index}`, { status: "in delivery", delivery: true }),
  );
  const recieved = sampleSellerOrder("NEW", { delivery: true });
  const delivered = sampleSellerOrder("OLD", { status: "delivered", delivery: true });
  answerCall(countOrders, {
    counts: { recieved: 1, "in progress": 0, "in delivery": 12, delivered: 1, withdrawn: 0, cancelled: 0 },
  });
  answerCall(listOrders, { orders: [recieved, ...twelve, delivered] });
  const sent = answerCall(advanceOrder, { order: delivered });
  const screen = await renderRoute(route, "/profiili?status=all");
  const bar = screen.getByRole("region", { name: "Valitut tilaukset" });
  const select = (id: string) => screen.getByLabelText(`Valitse tilaus HP-261120-${id}`, { exact: true });
  await expect.element(select("D0")).toBeVisible();
  return { screen, bar, select, sent };
}

test("twelve orders are marked as delivered with one press, and one press undoes it", async () => {
  const { screen, bar, select, sent } = await renderList();
  await expect.element(select("OLD")).not.toBeInTheDocument();
  await select("D0").click();
  await bar.getByRole("button", { name: "Valitse kaikki 13" }).click();
  await expect.element(bar.getByText("13 valittu")).toBeVisible();
  await select("NEW").click();
  await expect.element(bar.getByText("12 valittu")).toBeVisible();
  await expectNoAxeViolations();
  await bar.getByRole("button", { name: "Merkitse toimitetuksi" }).click();
  const undo = screen.getByRole("button", { name: "Kumoa: 12 tilausta: Toimitettu." });
  await expect.element(undo).toBeVisible();
  await expect.element(bar).not.toBeInTheDocument();
  await undo.click();
  await expectBanner("success", "12 siirtoa on peruttu.");
  await expect.element(bar.getByText("12 valittu")).toBeVisible();
  await bar.getByRole("button", { name: "Merkitse toimitetuksi" }).click();
  await expect.element(undo).toBeVisible();
  advanceClock(undoDuration);
  await outbox.send();
  expect(sent.map(({ body }) => body)).toEqual(Array(12).fill({ status: "delivered" }));
});

test("selected orders of different statuses have a button for each step, and stay selected for the next one", async () => {
  const { bar, select } = await renderList();
  await select("NEW").click();
  await select("D0").click();
  await expect.element(bar.getByRole("button", { name: "Merkitse toimitetuksi (1)" })).toBeVisible();
  await bar.getByRole("button", { name: "Ota käsittelyyn (1)" }).click();
  await bar.getByRole("button", { name: "Lähetä toimitukseen (1)" }).click();
  await bar.getByRole("button", { name: "Merkitse toimitetuksi" }).click();
  await expect.element(bar).not.toBeInTheDocument();
});

test("the selection is cleared with one press", async () => {
  const { bar, select } = await renderList();
  await select("D3").click();
  await bar.getByRole("button", { name: "Tyhjennä valinta" }).click();
  await expect.element(select("D3")).not.toBeChecked();
  await expect.element(bar).not.toBeInTheDocument();
});
