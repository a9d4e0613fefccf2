import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { proposeTimes } from "@halkopiha/domain/contract/shop/orders.ts";
import { addDays } from "@halkopiha/domain/finnish-date.ts";
import { formatTimeWindow } from "@halkopiha/domain/orders/agree-time.ts";
import { afterEach, expect, test } from "vitest";
import { getToday } from "../../../lib/format/today.ts";
import { clearVisitor } from "../../../market/outbox/testing/clear-visitor.ts";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { answerCall, rejectCall } from "../../../testing/calls/answer-calls.ts";
import { goOffline } from "../../../testing/calls/connection.ts";
import { expectNoHorizontalScroll } from "../../../testing/layout.ts";
import { sampleSellerOrder } from "../../../testing/samples/sample-orders.ts";
import { renderOrder } from "./testing/render-order.tsx";

// How a seller proposes times of delivery or pickup.

// What waits to be sent outlives a test.
afterEach(clearVisitor);

const proposedAt = "2026-11-21T10:00:00.000Z";
const day = addDays(getToday(), 3);
const morning = { day, from: "09:00", until: "12:00" };

async function openForm(order = sampleSellerOrder("AA11")) {
  const { screen } = await renderOrder(order);
  await screen.getByRole("button", { name: "Ehdota aikaa" }).click();
  const form = screen.getByRole("form", { name: "Ajan ehdottaminen" });
  await expect.element(form.getByLabelText("Päivä")).toBeVisible();
  return { screen, order, form, send: form.getByRole("button", { name: "Lähetä ehdotus" }) };
}

test("a seller proposes some hours and a whole day, and waits for the answer", async () => {
  const { screen, order, form, send } = await openForm();
  const times = { proposed: [morning, { day: addDays(day, 1) }], proposedAt };
  const sent = answerCall(proposeTimes, { order: { ...order, updatedAt: proposedAt, times } });
  await form.getByLabelText("Päivä").fill(day);
  await form.getByLabelText("Alkaa").fill("09:00");
  await form.getByLabelText("Päättyy").fill("12:00");
  await form.getByRole("button", { name: "Lisää aika" }).click();
  await form.getByRole("group", { name: "Aika 2" }).getByLabelText("Päivä").fill(addDays(day, 1));
  await expectNoAxeViolations();
  expectNoHorizontalScroll();
  await send.click();
  await expect.element(screen.getByText("Odottaa ostajan vastausta:")).toBeVisible();
  await expect.element(screen.getByText(formatTimeWindow(morning))).toBeVisible();
  expect(sent).toMatchObject([{ body: { times: times.proposed } }]);
  await expectNoAxeViolations();
});

test("a day that is missing or over, and hours without an end, are marked", async () => {
  const { form, send } = await openForm();
  await send.click();
  await expect.element(form.getByLabelText("Päivä")).toBeInvalid();
  await form.getByLabelText("Päivä").fill(addDays(getToday(), -1));
  await form.getByLabelText("Alkaa").fill("12:00");
  await send.click();
  await expect.element(form.getByLabelText("Päivä")).toHaveAccessibleDescription(/tästä päivästä alkaen/);
  await form.getByLabelText("Päivä").fill(day);
  await form.getByLabelText("Päättyy").fill("09:00");
  await send.click();
  await expect.element(form.getByLabelText("Päättyy")).toBeInvalid();
  await expectNoAxeViolations();
});

test("the same time twice is not proposed", async () => {
  const { form, send } = await openForm();
  await form.getByLabelText("Päivä").fill(day);
  await form.getByRole("button", { name: "Lisää aika" }).click();
  await form.getByRole("group", { name: "Aika 2" }).getByLabelText("Päivä").fill(day);
  await send.click();
  await expect.element(form.getByText("Sama aika on ehdotuksessa kahdesti.")).toBeVisible();
  await form.getByRole("button", { name: "Poista aika 2" }).click();
  await expect.element(form.getByRole("group", { name: "Aika 2" })).not.toBeInTheDocument();
});

test("without a connection the proposal is kept, and said to wait", async () => {
  const { screen, form, send } = await openForm();
  goOffline();
  await form.getByLabelText("Päivä").fill(day);
  await send.click();
  await expect
    .element(screen.getByText("Ehdotus lähetetään ostajalle, kun verkkoyhteys toimii:"))
    .toBeVisible();
  await expect.element(screen.getByText(formatTimeWindow({ day }))).toBeVisible();
});

test("a proposal that comes too late leaves the form open", async () => {
  const { form, send } = await openForm();
  rejectCall(proposeTimes, new AppError("orderEnded"));
  await form.getByLabelText("Päivä").fill(day);
  await send.click();
  await expect.element(form).toBeVisible();
});

test.each([
  ["agreed", { chosen: 0, at: proposedAt }, /^Sovittu aika:/],
  ["rejected", { chosen: null, at: proposedAt }, /^Ehdotettu aika ei sovi ostajalle\./],
])("a time that the buyer has %s is told", async (_, answer, text) => {
  const { screen } = await renderOrder(
    sampleSellerOrder("AA11", { times: { proposed: [morning], proposedAt, answer } }),
  );
  await expect.element(screen.getByText(text)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Ehdota muita aikoja" })).toBeVisible();
  await expectNoAxeViolations();
});

test("a delivered order without a time has nothing to propose", async () => {
  const { screen } = await renderOrder(sampleSellerOrder("AA11", { status: "delivered" }));
  await expect.element(screen.getByRole("button", { name: "Ehdota aikaa" })).not.toBeInTheDocument();
});
