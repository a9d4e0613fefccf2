import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import {
  readPushKey,
  subscribeToOrder,
  unsubscribeFromOrder,
} from "@halkopiha/domain/contract/notifications.ts";
import { openOrderPage } from "@halkopiha/domain/contract/shop/order-page.ts";
import { toBuyerOrder } from "@halkopiha/domain/orders/order-page.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { store } from "../../lib/storage/store.ts";
import { clearCheckoutData } from "../../lib/storage/stored-atom.ts";
import { storeOrderCodesAtom } from "../../market/orders/buyer-links.ts";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { answerCall, rejectNextCall } from "../../testing/calls/answer-calls.ts";
import { goOffline } from "../../testing/calls/connection.ts";
import { fakePush, pushKey, sampleSubscription } from "../../testing/push.ts";
import { renderRoutes } from "../../testing/render-route.tsx";
import { sampleSellerOrder } from "../../testing/samples/sample-orders.ts";
import * as route from "./route.tsx";

const code = "k".repeat(22);
const order = toBuyerOrder(sampleSellerOrder("tilaus", { status: "in progress" }));

const renderPage = (hash = `#t=${code}`) =>
  renderRoutes([{ path: "/tilaus/:id", HydrateFallback: () => null, ...route }], `/tilaus/tilaus${hash}`);

beforeEach(() => {
  answerCall(openOrderPage, { order });
  answerCall(readPushKey, { publicKey: pushKey });
});
afterEach(() => clearCheckoutData(store.set));

const start = { name: "Ilmoita tälle laitteelle" };
const end = { name: "Lopeta ilmoitukset tälle laitteelle" };

test("a buyer is notified on this device by a press, and no more by another", async () => {
  fakePush();
  const subscribed = answerCall(subscribeToOrder, {});
  const ended = answerCall(unsubscribeFromOrder, {});
  const screen = await renderPage();
  await screen.getByRole("button", start).click();
  await expect
    .element(screen.getByText(/^Saat ilmoituksen tälle laitteelle, kun tilauksen tila/))
    .toBeVisible();
  expect(subscribed).toMatchObject([
    {
      url: { pathname: "/api/orders/tilaus/page/notifications" },
      body: { code, subscription: sampleSubscription },
    },
  ]);
  await expectNoAxeViolations();
  await screen.getByRole("button", end).click();
  await expect.element(screen.getByRole("button", start)).toBeVisible();
  expect(ended).toMatchObject([{ body: { code, endpoint: sampleSubscription.endpoint } }]);
});

test("the device remembers of which orders it is notified", async () => {
  fakePush();
  answerCall(subscribeToOrder, {});
  const first = await renderPage();
  await first.getByRole("button", start).click();
  await expect.element(first.getByRole("button", end)).toBeVisible();
  await first.unmount();
  const screen = await renderPage();
  await expect.element(screen.getByRole("button", end)).toBeVisible();
});

test("a device that the server does not take is not notified", async () => {
  fakePush();
  rejectNextCall(subscribeToOrder, new AppError("linkInvalid"));
  const screen = await renderPage();
  await screen.getByRole("button", start).click();
  await expect.element(screen.getByRole("button", start)).toBeEnabled();
  await expect.element(screen.getByRole("button", end)).not.toBeInTheDocument();
});

test("without a connection the button waits for it", async () => {
  fakePush();
  const screen = await renderPage();
  await expect.element(screen.getByRole("button", start)).toBeEnabled();
  await goOffline();
  await expect.element(screen.getByRole("button", start)).toBeDisabled();
});

test("a notification opens the page without a code, which this device has", async () => {
  fakePush();
  store.set(storeOrderCodesAtom, [{ orderId: "tilaus", code }]);
  const screen = await renderPage("");
  await expect.element(screen.getByRole("heading", { name: order.orderNumber })).toBeVisible();
});

test("where the market has no keys, nobody is asked", async () => {
  fakePush();
  const asked = answerCall(readPushKey, { publicKey: null });
  const screen = await renderPage();
  await expect.element(screen.getByRole("heading", { name: order.orderNumber })).toBeVisible();
  await expect.poll(() => asked.length).toBe(1);
  await expect.element(screen.getByRole("button", start)).not.toBeInTheDocument();
});
