import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { openOrderPage } from "@halkopiha/domain/contract/shop/order-page.ts";
import { downloadBuyerReceipt } from "@halkopiha/domain/contract/shop/receipts.ts";
import type { Order } from "@halkopiha/domain/orders/order.ts";
import { toBuyerOrder } from "@halkopiha/domain/orders/order-page.ts";
import { afterEach, expect, test } from "vitest";
import { store } from "../../lib/storage/store.ts";
import { clearCheckoutData } from "../../lib/storage/stored-atom.ts";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { expectBanner } from "../../testing/banner.ts";
import { answerCall, answerFile, holdCall, rejectCall } from "../../testing/calls/answer-calls.ts";
import { goOffline, goOnline } from "../../testing/calls/connection.ts";
import { expectNoHorizontalScroll } from "../../testing/layout.ts";
import { renderRoutes } from "../../testing/render-route.tsx";
import { sampleSellerOrder } from "../../testing/samples/sample-orders.ts";
import { watchSavedFiles } from "../../testing/saved-files.ts";
import * as route from "./route.tsx";

const code = "k".repeat(22);
const at = "2026-11-21T10:00:00.000Z";
const withdrawal = {
  name: "Aino",
  email: "aino@posti.example",
  at,
  state: "withdrawn",
  stateAt: at,
} as const;

async function renderPage(change: Partial<Order> = {}) {
  const order = sampleSellerOrder("tilaus", { status: "delivered", ...change });
  answerCall(openOrderPage, { order: toBuyerOrder(order) });
  const saved = watchSavedFiles();
  const screen = await renderRoutes(
    [{ path: "/tilaus/:id", HydrateFallback: () => null, ...route }],
    `/tilaus/tilaus#t=${code}`,
  );
  await expect.element(screen.getByRole("heading", { name: "Vaiheet" })).toBeVisible();
  return { screen, saved, button: screen.getByRole("button", { name: "Lataa kuitti (PDF)" }) };
}

afterEach(() => clearCheckoutData(store.set));

test("a buyer saves the receipt of a delivered order under the number of the order", async () => {
  const { button, saved } = await renderPage();
  const sent = answerFile(downloadBuyerReceipt, "%PDF");
  await expect.element(button).toBeVisible();
  await expectNoAxeViolations();
  expectNoHorizontalScroll();
  await button.click();
  await expect.poll(() => saved.names).toEqual(["kuitti-HP-261120-tilaus.pdf"]);
  expect(await saved.readContents()).toEqual([new TextEncoder().encode("%PDF")]);
  expect(sent).toMatchObject([{ body: { code } }]);
});

test.each(["recieved", "in progress", "in delivery"] as const)(
  "there is no receipt of an order that is %s",
  async (status) => {
    const { button } = await renderPage({ status });
    await expect.element(button).not.toBeInTheDocument();
  },
);

test("while the receipt is made, a second press does nothing", async () => {
  const { button } = await renderPage();
  const held = holdCall(downloadBuyerReceipt);
  await button.dblClick();
  await expect.element(button).toHaveAttribute("aria-busy", "true");
  expect(held.sent).toHaveLength(1);
  answerFile(downloadBuyerReceipt, "%PDF");
  held.release();
  await expect.element(button).not.toHaveAttribute("aria-busy");
});

test("an error is told, and the receipt can be asked for again", async () => {
  const { button, saved } = await renderPage();
  rejectCall(downloadBuyerReceipt, new AppError("orderEnded"));
  await button.click();
  await expectBanner("danger", "Tilaus on jo peruttu.");
  answerFile(downloadBuyerReceipt, "%PDF");
  await button.click();
  await expect.poll(() => saved.names).toHaveLength(1);
});

test("the receipt needs the network, and says so", async () => {
  const { screen, button } = await renderPage();
  await expect.element(button).toBeVisible();
  await goOffline();
  await expect.element(button).toBeDisabled();
  await expect.element(screen.getByText("Kuitin lataaminen vaatii verkkoyhteyden.")).toBeVisible();
  await expectNoAxeViolations();
  await goOnline();
  await expect.element(button).toBeEnabled();
});

test.each([
  [
    "a part of it",
    { ...withdrawal, part: "yksi säkki" },
    /^Kuitissa on se, mitä toimitettiin\. Palautuksesta myyjä antaa hyvityskuitin/,
  ],
  ["all of it", withdrawal, /^Kauppa on peruutettu\. Kuitin saa, jos se on tehty ennen peruuttamista\./],
] as const)("who has withdrawn from %s reads what the receipt has", async (_what, stated, text) => {
  const { screen, button } = await renderPage({ withdrawal: stated });
  await expect.element(screen.getByText(text)).toBeVisible();
  await expect.element(button).toBeVisible();
});
