import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import {
  markMessagesRead,
  readOrderMessages,
  writeToBuyer,
} from "@halkopiha/domain/contract/shop/order-messages.ts";
import { expect, test } from "vitest";
import { store } from "../../../lib/storage/store.ts";
import { applyUnreadAtom, unreadOrderCountAtom } from "../../../market/orders/unread-atoms.ts";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { expectBanner } from "../../../testing/banner.ts";
import { answerCall, rejectCall } from "../../../testing/calls/answer-calls.ts";
import { failCall, goOffline, goOnline } from "../../../testing/calls/connection.ts";
import { setSize } from "../../../testing/display.ts";
import { expectNoHorizontalScroll } from "../../../testing/layout.ts";
import { sampleSellerOrder } from "../../../testing/samples/sample-orders.ts";
import { renderOrder } from "./testing/render-order.tsx";

const question = {
  text: "Sopiiko tuoda klo 15 jälkeen?",
  author: "Matti Tuohimaa",
  createdAt: "2026-11-20T11:00:00.000Z",
  from: "buyer",
} as const;
const reply = { ...question, text: "Sopii.", author: "Hämeen Halko Oy", from: "seller" } as const;

const order = sampleSellerOrder("AA11");

for (const size of ["phone", "desk"] as const) {
  test(`on a ${size} the seller reads and answers`, async () => {
    await setSize(size);
    const { screen } = await renderOrder(order, { messages: [question], unread: 0 });
    await expect.element(screen.getByText(question.text)).toBeVisible();
    await expect.element(screen.getByRole("listitem").getByText("Ostaja")).toBeVisible();
    const sent = answerCall(writeToBuyer, { conversation: { messages: [question, reply], isOpen: true } });
    await screen.getByLabelText("Kirjoita ostajalle").fill("Sopii.");
    await screen.getByRole("button", { name: "Lähetä viesti" }).click();
    await expect.element(screen.getByText("Sopii.", { exact: true })).toBeVisible();
    await expectBanner("success", "Viestisi on lähetetty ostajalle.");
    expect(sent).toMatchObject([{ body: { message: "Sopii." } }]);
    expectNoHorizontalScroll();
    await expectNoAxeViolations();
  });
}

test("opening the order marks the messages as read up to the last one that is shown", async () => {
  const marked = answerCall(markMessagesRead, { unread: 0 });
  const { screen } = await renderOrder(order, { messages: [question], unread: 1 });
  store.set(applyUnreadAtom, [{ _id: order._id, unreadMessages: 1 }]);
  await expect.element(screen.getByText(question.text)).toBeVisible();
  await expect.poll(() => marked.map(({ body }) => body)).toContainEqual({ readUntil: question.createdAt });
  await expect.poll(() => store.get(unreadOrderCountAtom)).toBe(0);
});

test("messages that are read already are not marked", async () => {
  const marked = answerCall(markMessagesRead, { unread: 0 });
  const { screen } = await renderOrder(order, { messages: [question], unread: 0 });
  await expect.element(screen.getByText(question.text)).toBeVisible();
  expect(marked).toEqual([]);
});

test("without messages the seller reads what a message does", async () => {
  const { screen } = await renderOrder(order);
  await expect.element(screen.getByText(/^Ei vielä viestejä\. Ostaja saa viestisi/)).toBeVisible();
});

test("an order whose link has expired takes no messages", async () => {
  const { screen } = await renderOrder(order, { messages: [question], unread: 0, isOpen: false });
  await expect.element(screen.getByText(/^Tästä tilauksesta ei voi enää lähettää viestejä\./)).toBeVisible();
  await expect.element(screen.getByLabelText("Kirjoita ostajalle")).not.toBeInTheDocument();
});

test("messages that do not load are loaded again with one press, and the order is there anyway", async () => {
  const { screen, sheet } = await renderOrder(order, new AppError("unavailable"));
  await expect.element(screen.getByText("Viestejä ei saatu haettua.")).toBeVisible();
  await expect.element(sheet.getByText("Tilausvahvistus")).toBeVisible();
  await expectNoAxeViolations();
  answerCall(readOrderMessages, { conversation: { messages: [question], isOpen: true }, unread: 0 });
  await screen.getByRole("button", { name: "Yritä uudelleen" }).click();
  await expect.element(screen.getByText(question.text)).toBeVisible();
});

test("offline the page says that messages need the network, and loads them when it is back", async () => {
  const { screen } = await renderOrder(order, "offline");
  await goOffline();
  await expect.element(screen.getByText("Vaatii verkkoyhteyden", { exact: true })).toBeVisible();
  answerCall(readOrderMessages, { conversation: { messages: [question], isOpen: true }, unread: 0 });
  await goOnline();
  await expect.element(screen.getByText(question.text)).toBeVisible();
});

test("a message that is not sent stays in the form", async () => {
  const { screen } = await renderOrder(order);
  const field = screen.getByLabelText("Kirjoita ostajalle");
  const send = screen.getByRole("button", { name: "Lähetä viesti" });
  await field.fill("Tulen lauantaina.");
  failCall(writeToBuyer);
  await send.click();
  await expect.element(send).toBeEnabled();
  await expect.element(field).toHaveValue("Tulen lauantaina.");
  rejectCall(writeToBuyer, new AppError("tooOften"));
  await send.click();
  await expect.element(send).toBeEnabled();
  await expect.element(field).toHaveValue("Tulen lauantaina.");
});
