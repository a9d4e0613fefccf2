import { readPushKey, subscribeDevice } from "@halkopiha/domain/contract/notifications.ts";
import { expect, test } from "vitest";
import { sessionAtom } from "../../lib/session/session-atoms.ts";
import { store } from "../../lib/storage/store.ts";
import { answerCall } from "../../testing/calls/answer-calls.ts";
import { fakePush, pushKey, sampleSubscription } from "../../testing/push.ts";
import { logInAs, sampleBusiness } from "../../testing/samples/samples.ts";
import { notifiedSellerAtom } from "./notification-atoms.ts";
import { renewDevice } from "./renew-device.ts";

const day = 24 * 60 * 60_000;
const now = Date.parse("2026-11-28T10:00:00.000Z");

/** A device on which the logged-in seller, or another one, was notified. */
function notifyOnDevice({ userId, at = now }: { userId?: string; at?: number } = {}) {
  logInAs(sampleBusiness());
  const session = store.get(sessionAtom);
  if (!session) throw new Error("Nobody is logged in.");
  answerCall(readPushKey, { publicKey: pushKey });
  store.set(notifiedSellerAtom, { userId: userId ?? session.user._id, loginExpiry: session.expiry, at });
  return { push: fakePush({ permission: "granted", isSubscribed: true }), session };
}

test("a device confirms once a day that it is notified", async () => {
  notifyOnDevice();
  const sent = answerCall(subscribeDevice, { devices: [] });
  await renewDevice(now + day - 1);
  expect(sent).toEqual([]);
  await renewDevice(now + day);
  await renewDevice(now + day + 1);
  expect(sent).toMatchObject([{ body: sampleSubscription }]);
});

test("a new login confirms it at once, so that its end ends the notifications", async () => {
  const { session } = notifyOnDevice();
  const sent = answerCall(subscribeDevice, { devices: [] });
  store.set(sessionAtom, { ...session, expiry: "2027-01-01T00:00:00.000Z" });
  await renewDevice(now);
  expect(sent).toHaveLength(1);
});

test("the notifications of somebody else end with the login of another", async () => {
  const { push } = notifyOnDevice({ userId: "edellinen" });
  await renewDevice(now);
  expect(push.isSubscribed()).toBe(false);
  expect(store.get(notifiedSellerAtom)).toBeNull();
});

test("a browser that has lost its subscription is offered one again", async () => {
  notifyOnDevice({ at: 0 });
  fakePush({ permission: "granted", isSubscribed: false });
  await renewDevice(now);
  expect(store.get(notifiedSellerAtom)).toBeNull();
});
