import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { writeToSeller } from "@halkopiha/domain/contract/shop/order-messages.ts";
import { openOrderPage } from "@halkopiha/domain/contract/shop/order-page.ts";
import type { OrderConversation } from "@halkopiha/domain/orders/order-messages.ts";
import { toBuyerOrder } from "@halkopiha/domain/orders/order-page.ts";
import { afterEach, expect, test } from "vitest";
import { store } from "../../lib/storage/store.ts";
import { clearCheckoutData } from "../../lib/storage/stored-atom.ts";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { expectBanner } from "../../testing/banner.ts";
import { answerCall, rejectCall } from "../../testing/calls/answer-calls.ts";
import { failCall } from "../../testing/calls/connection.ts";
import { setSize } from "../../testing/display.ts";
import { expectNoHorizontalScroll } from "../../testing/layout.ts";
import { renderRoutes } from "../../testing/render-route.tsx";
import { sampleSellerOrder } from "../../testing/samples/sample-orders.ts";
import * as route from "./route.tsx";

const code = "k".repeat(22);
const order = toBuyerOrder(sampleSellerOrder("tilaus"));

const question = {
  text: "Sopiiko tuoda\nklo 15 jälkeen?",
  author: "Matti Tuohimaa",
  createdAt: "2026-11-20T11:00:00.000Z",
  from: "buyer",
} as const;
const reply = {
  text: "Sopii hyvin.",
  author: "Hämeen Halko Oy",
  createdAt: "2026-11-20T12:00:00.000Z",
  from: "seller",
} as const;

async function renderPage(conversation: OrderConversation) {
  answerCall(openOrderPage, { order, conversation });
  const routes = [{ path: "/tilaus/:id", HydrateFallback: () => null, ...route }];
  const screen = await renderRoutes(routes, `/tilaus/tilaus#t=${code}`);
  await expect.element(screen.getByRole("heading", { name: "Viestit" })).toBeVisible();
  const messages = screen.getByRole("list", { name: "Viestit" }).getByRole("listitem");
  const field = screen.getByLabelText("Kirjoita myyjälle");
  const send = screen.getByRole("button", { name: "Lähetä viesti" });
  return { screen, messages, field, send };
}

afterEach(() => clearCheckoutData(store.set));

for (const size of ["phone", "desk"] as const) {
  test(`on a ${size} a buyer reads what was written, and the own messages are marked`, async () => {
    await setSize(size);
    const { messages } = await renderPage({ messages: [question, reply], isOpen: true });
    await expect.element(messages.nth(0)).toHaveAttribute("data-own", "true");
    await expect.element(messages.nth(0).getByText("Sinä")).toBeVisible();
    await expect.element(messages.nth(1)).toHaveAttribute("data-own", "false");
    await expect.element(messages.nth(1).getByText("Sopii hyvin.")).toBeVisible();
    expectNoHorizontalScroll();
    await expectNoAxeViolations();
  });
}

test("a buyer writes to the seller, and the code is in the body only", async () => {
  const { screen, messages, field, send } = await renderPage({ messages: [], isOpen: true });
  await expect.element(screen.getByText(/^Kysyttävää tilauksesta\? Kirjoita myyjälle\./)).toBeVisible();
  const sent = answerCall(writeToSeller, { conversation: { messages: [question], isOpen: true } });
  await field.fill(question.text);
  await send.click();
  await expect.element(messages.first().getByText(/Sopiiko tuoda/)).toBeVisible();
  await expectBanner("success", "Viestisi on lähetetty myyjälle.");
  await expect.element(field).toHaveValue("");
  expect(sent).toMatchObject([{ url: { search: "" }, body: { code, message: question.text } }]);
});

test.each([
  ["an empty message", "", "Vaadittu kenttä"],
  ["a web address", "Katso https://halvat-halot.example", "Poista verkko-osoite tästä kentästä."],
])("%s is not sent", async (_what, text, error) => {
  const { field, send } = await renderPage({ messages: [], isOpen: true });
  const sent = answerCall(writeToSeller, { conversation: { messages: [], isOpen: true } });
  await field.fill(text);
  await send.click();
  await expect.element(field).toHaveAccessibleDescription(error);
  expect(sent).toEqual([]);
  await expectNoAxeViolations();
});

test("without a connection the text stays in the form", async () => {
  const { field, send } = await renderPage({ messages: [], isOpen: true });
  failCall(writeToSeller);
  await field.fill("Milloin tulette?");
  await send.click();
  await expect.element(send).toBeEnabled();
  await expect.element(field).toHaveValue("Milloin tulette?");
});

test("a conversation that has closed meanwhile says so", async () => {
  const { screen, field, send } = await renderPage({ messages: [question], isOpen: true });
  rejectCall(writeToSeller, new AppError("messagesClosed"));
  answerCall(openOrderPage, { order, conversation: { messages: [question], isOpen: false } });
  await field.fill("Oletteko siellä?");
  await send.click();
  await expect.element(screen.getByText(/^Tästä tilauksesta ei voi enää lähettää viestejä\./)).toBeVisible();
  await expect.element(field).not.toBeInTheDocument();
  await expectNoAxeViolations();
});

test("the messages that were read last are there without a connection", async () => {
  const { screen } = await renderPage({ messages: [question, reply], isOpen: true });
  await screen.unmount();
  failCall(openOrderPage);
  const routes = [{ path: "/tilaus/:id", HydrateFallback: () => null, ...route }];
  const again = await renderRoutes(routes, `/tilaus/tilaus#t=${code}`);
  await expect.element(again.getByText("Sopii hyvin.")).toBeVisible();
});
