import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { advanceOrder, readOrder } from "@halkopiha/domain/contract/shop/orders.ts";
import type { Order } from "@halkopiha/domain/orders/order.ts";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { store } from "../../../lib/storage/store.ts";
import { applyOrderUpdatesAtom } from "../../../market/orders/order-atoms.ts";
import { outbox } from "../../../market/outbox/visitor-outbox.ts";
import { undoDuration } from "../../../offline/outbox/order-steps.ts";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { expectBanner } from "../../../testing/banner.ts";
import { answerCall, rejectCall } from "../../../testing/calls/answer-calls.ts";
import { goOffline, goOnline } from "../../../testing/calls/connection.ts";
import { advanceClock, stopClock } from "../../../testing/clock.ts";
import { setSize } from "../../../testing/display.ts";
import { sampleSellerOrder } from "../../../testing/samples/sample-orders.ts";
import { expectStatus, renderOrder, toResponseBody } from "../detail/testing/render-order.tsx";

const order = sampleSellerOrder("AA11");
const moved: Order = { ...order, status: "in progress" };

// The outbox outlives a test; clearing it at logout removes what is pending.
afterEach(async () => {
  await outbox.clearUserData();
  await outbox.show();
});

/** The order's page, with the calls that advance the order. */
async function renderAdvancing() {
  // However long the test takes, a step can be undone until the test lets the time pass.
  stopClock();
  const { screen, advance } = await renderOrder(order);
  const sent = answerCall(advanceOrder, { order: moved });
  return {
    screen,
    advance,
    sent,
    undo: screen.getByRole("button", { name: "Kumoa: Tilaus HP-261120-AA11" }),
    takeBack: screen.getByRole("button", { name: "Peru siirto: Tilaus HP-261120-AA11" }),
  };
}

/** The time for an undo has passed, and the page sends what is due. */
async function passUndoTime(): Promise<void> {
  advanceClock(undoDuration);
  await outbox.send();
  await outbox.show();
}

test("§4 a delivered order has no button that advances it", { tags: "s4-9" }, async () => {
  const { advance } = await renderOrder(sampleSellerOrder("AA11", { status: "delivered" }));
  await expectStatus("Toimitettu");
  await expect.element(advance).not.toBeInTheDocument();
});

for (const size of ["phone", "desk"] as const) {
  test(`on a ${size} an advanced order shows its new status at once, and is sent after ten seconds`, async () => {
    await setSize(size);
    const { screen, advance, undo, sent } = await renderAdvancing();
    await advance.click();
    await expectStatus("Käsittelyssä");
    await expect.element(undo).toBeVisible();
    await expect.element(screen.getByText(/Ostaja saa tiedon hetken kuluttua/)).toBeVisible();
    // The next step need not wait until this one is sent.
    await expect.element(advance).toHaveTextContent("Valmis noudettavaksi");
    await expectNoAxeViolations();
    expect(sent).toEqual([]);
    await passUndoTime();
    await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ status: "in progress" }]);
    await expect.element(advance).toHaveTextContent("Valmis noudettavaksi");
    await expect.element(undo).not.toBeInTheDocument();
  });

  test(`on a ${size} an undone step is not sent, and the button that advances the order is back`, async () => {
    await setSize(size);
    const { advance, undo, sent } = await renderAdvancing();
    await advance.click();
    await expect.element(undo).toBeVisible();
    await undo.click();
    await expectBanner("success", "Tilaus HP-261120-AA11: siirto on peruttu.");
    await expectStatus("Vastaanotettu");
    await expect.element(advance).toHaveTextContent("Ota käsittelyyn");
    await passUndoTime();
    expect(sent).toEqual([]);
  });
}

test("the next step is made while the one before can still be undone, which is taken back first", async () => {
  const { advance, undo, sent } = await renderAdvancing();
  await advance.click();
  await expect.element(undo).toBeVisible();
  await expect.element(advance).toHaveTextContent("Valmis noudettavaksi");
  await expect.element(advance).toHaveAttribute("aria-disabled", "false");
  await advance.click();
  await expectStatus("Toimituksessa");
  await expect.element(undo).toHaveAttribute("aria-disabled", "false");
  await undo.click();
  await expectStatus("Käsittelyssä");
  expect(sent).toEqual([]);
});

test("two quick taps advance an order by one status, and the second one undoes nothing", {
  tags: "s4-7",
}, async () => {
  const { advance, undo, sent } = await renderAdvancing();
  const box = advance.element().getBoundingClientRect();
  // As soon as another button is in the place of the first.
  const observer = new MutationObserver(() => {
    if (!undo.query()) return;
    observer.disconnect();
    for (const at of [0.1, 0.5, 0.9]) {
      const hit = document.elementFromPoint(box.left + box.width * at, box.top + box.height / 2);
      if (hit instanceof HTMLElement) hit.click();
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await advance.click();
  await expect.element(undo).toBeVisible();
  await expectStatus("Käsittelyssä");
  await passUndoTime();
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ status: "in progress" }]);
});

test("a step is undone with the keyboard alone", async () => {
  const { advance, undo, sent } = await renderAdvancing();
  advance.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(undo).toHaveFocus();
  await expect.element(undo).toBeEnabled();
  await userEvent.keyboard("{Enter}");
  await expect.element(advance).toHaveFocus();
  expect(sent).toEqual([]);
});

test("§4 an order advanced offline is shown as pending, and sent when the connection is back", async () => {
  const { screen, advance, undo, takeBack, sent } = await renderAdvancing();
  await goOffline();
  await advance.dblClick();
  await expectStatus("Käsittelyssä");
  await expect.element(undo).toBeVisible();
  await expect.element(screen.getByText(/Lähetetään, kun verkkoyhteys toimii/)).toBeVisible();
  await passUndoTime();
  await expect.element(screen.getByText("Odottaa lähetystä")).toBeVisible();
  await expect.element(takeBack).toBeVisible();
  await expect.element(advance).toHaveTextContent("Valmis noudettavaksi");
  await expectNoAxeViolations();

  answerCall(readOrder, toResponseBody(moved));
  await goOnline();
  await outbox.send();
  await expect.element(screen.getByText("Odottaa lähetystä")).not.toBeInTheDocument();
  await expectStatus("Käsittelyssä");
  expect(sent.map(({ body }) => body)).toEqual([{ status: "in progress" }]);
});

test("§4 a step that waits for the network can be taken back", async () => {
  const { advance, takeBack, sent } = await renderAdvancing();
  await goOffline();
  await advance.click();
  await expectStatus("Käsittelyssä");
  await passUndoTime();
  await expect.element(takeBack).toBeVisible();
  await takeBack.click();
  await expectStatus("Vastaanotettu");
  await goOnline();
  await outbox.send();
  expect(sent).toEqual([]);
});

for (const isOffline of [true, false]) {
  const where = isOffline ? "offline" : "online";
  test(`§4 an order advanced ${where} and meanwhile by an admin is reported with its number and keeps the admin's status`, async () => {
    const { advance } = await renderAdvancing();
    if (isOffline) await goOffline();
    await advance.click();
    await expectStatus("Käsittelyssä");
    rejectCall(advanceOrder, new AppError("orderMovedOn"));
    answerCall(readOrder, toResponseBody({ ...order, status: "in delivery" }));
    await passUndoTime();
    if (isOffline) await goOnline();
    await outbox.send();
    await expectBanner(
      "warning",
      "Tilaus HP-261120-AA11 oli jo siirretty tilaan Toimituksessa. Siirtoasi tilaan Käsittelyssä ei tehty.",
    );
    await expectStatus("Toimituksessa");
  });
}

test("a status change by an admin appears at once", async () => {
  await renderOrder(order);
  store.set(applyOrderUpdatesAtom, [{ ...order, status: "in delivery" }]);
  await expectStatus("Toimituksessa");
});

test("an advanced order is sent without a further tap when its ten seconds have passed", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { advance, undo, sent } = await renderAdvancing();
  await advance.click();
  await expect.element(undo).toBeVisible();
  advanceClock(undoDuration);
  await vi.advanceTimersByTimeAsync(undoDuration);
  await expect.poll(() => sent).toHaveLength(1);
});
