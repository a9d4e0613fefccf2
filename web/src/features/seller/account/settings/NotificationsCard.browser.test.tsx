import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import {
  listNotifiedDevices,
  readPushKey,
  subscribeDevice,
  unsubscribeDevice,
} from "@halkopiha/domain/contract/notifications.ts";
import type { NotifiedDevice } from "@halkopiha/domain/notifications/device-subscription.ts";
import { expect, test } from "vitest";
import { findDeviceId } from "../../../../market/notifications/device-id.ts";
import { expectNoAxeViolations } from "../../../../testing/axe.ts";
import { answerCall, rejectNextCall } from "../../../../testing/calls/answer-calls.ts";
import { goOffline } from "../../../../testing/calls/connection.ts";
import { fakePush, pushKey, sampleSubscription } from "../../../../testing/push.ts";
import { renderInApp } from "../../../../testing/render-route.tsx";
import { NotificationsCard } from "./NotificationsCard.tsx";

const times = { createdAt: "2026-11-20T06:00:00.000Z", lastUsedAt: "2026-11-27T06:12:00.000Z" };
const desk: NotifiedDevice = { _id: "kone", device: "Firefox, Windows", ...times };

function answer(devices: NotifiedDevice[] = []) {
  answerCall(readPushKey, { publicKey: pushKey });
  answerCall(listNotifiedDevices, { devices });
}

const subscribeName = "Ota ilmoitukset käyttöön";

test("a device is added by a press, and listed as this one", async () => {
  const push = fakePush();
  answer([desk]);
  const screen = await renderInApp(<NotificationsCard />);
  await expect.element(screen.getByText("Firefox, Windows", { exact: true })).toBeVisible();
  await expectNoAxeViolations();
  const sent = answerCall(subscribeDevice, { devices: [desk] });
  await screen.getByRole("button", { name: subscribeName }).click();
  await expect.poll(push.isSubscribed).toBe(true);
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([sampleSubscription]);
  const own = { _id: (await findDeviceId()) ?? "", device: "Chrome, Android", ...times };
  await screen.unmount();
  answer([own, desk]);
  const again = await renderInApp(<NotificationsCard />);
  await expect.element(again.getByText("Tämä laite")).toBeVisible();
  await expect.element(again.getByRole("button", { name: subscribeName })).not.toBeInTheDocument();
});

test("this device is removed here and in the browser, another one only from the list", async () => {
  const push = fakePush({ permission: "granted", isSubscribed: true });
  const own = { _id: (await findDeviceId()) ?? "", device: "Chrome, Android", ...times };
  answer([own, desk]);
  const sent = answerCall(unsubscribeDevice, { devices: [] });
  const screen = await renderInApp(<NotificationsCard />);
  const other = screen.getByRole("button", { name: /Poista laite Firefox, Windows/ });
  await expect.element(other).toBeVisible();
  answer([own]);
  await other.click();
  await expect.element(other).not.toBeInTheDocument();
  expect(push.isSubscribed()).toBe(true);
  answer([]);
  await screen.getByRole("button", { name: /Poista laite Chrome, Android/ }).click();
  await expect.poll(push.isSubscribed).toBe(false);
  await expect.element(screen.getByRole("button", { name: subscribeName })).toBeVisible();
  expect(sent.map(({ url }) => url.pathname)).toEqual([
    "/api/notifications/devices/kone",
    `/api/notifications/devices/${own._id}`,
  ]);
  await expect.element(screen.getByRole("heading", { name: "Ilmoitukset" })).toHaveFocus();
});

test("whoever has denied notifications reads how to allow them", async () => {
  fakePush({ permission: "denied" });
  answer();
  const screen = await renderInApp(<NotificationsCard />);
  await expect.element(screen.getByText(/^Ilmoitukset on estetty selaimessasi\./)).toBeVisible();
  await expectNoAxeViolations();
});

test("who denies them when asked reads it too", async () => {
  fakePush({ answer: "denied" });
  answer();
  const screen = await renderInApp(<NotificationsCard />);
  await screen.getByRole("button", { name: subscribeName }).click();
  await expect.element(screen.getByText(/^Ilmoitukset on estetty selaimessasi\./)).toBeVisible();
});

test("a browser whose push service cannot be reached says so, and can be tried again", async () => {
  const push = fakePush({ isReachable: false });
  answer();
  const screen = await renderInApp(<NotificationsCard />);
  await screen.getByRole("button", { name: subscribeName }).click();
  await expect.element(screen.getByRole("button", { name: subscribeName })).toBeEnabled();
  expect(push.isSubscribed()).toBe(false);
});

test("without a connection nothing can be changed", async () => {
  fakePush();
  answer([desk]);
  const screen = await renderInApp(<NotificationsCard />);
  await expect.element(screen.getByRole("button", { name: subscribeName })).toBeEnabled();
  await goOffline();
  await expect.element(screen.getByRole("button", { name: subscribeName })).toBeDisabled();
  await expect.element(screen.getByRole("button", { name: /^Poista/ })).toBeDisabled();
  await expect.element(screen.getByText(/^Ilmoitusten käyttöönotto vaatii verkkoyhteyden\./)).toBeVisible();
});

test("devices that could not be loaded are loaded again on request", async () => {
  fakePush();
  answerCall(readPushKey, { publicKey: pushKey });
  rejectNextCall(listNotifiedDevices, new AppError("fault"));
  const screen = await renderInApp(<NotificationsCard />);
  await expect.element(screen.getByText("Ilmoitusten laitteita ei saatu haettua.")).toBeVisible();
  answer([desk]);
  await screen.getByRole("button", { name: "Yritä uudelleen" }).click();
  await expect.element(screen.getByText("Firefox, Windows", { exact: true })).toBeVisible();
});

test("where the market has no keys, nobody is asked", async () => {
  fakePush();
  answerCall(listNotifiedDevices, { devices: [] });
  answerCall(readPushKey, { publicKey: null });
  const screen = await renderInApp(<NotificationsCard />);
  await expect.element(screen.getByRole("heading", { name: "Ilmoitukset" })).not.toBeInTheDocument();
});
