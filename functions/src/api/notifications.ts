import { createECDH } from "node:crypto";
import { AppError, hiddenError } from "@halkopiha/domain/contract/app-error.ts";
import * as calls from "@halkopiha/domain/contract/notifications.ts";
import type { DeviceSubscription } from "@halkopiha/domain/notifications/device-subscription.ts";
import { describeDevice } from "../client/describe-device.ts";
import { isPushConfigured, vapidPublicKey } from "../config.ts";
import { defineHandler } from "../http/handler.ts";
import { limitSubscription } from "../limits/visitor-limits.ts";
import { isEndpointAllowed } from "../sending/notifications/push-service.ts";
import { checkOrderCode } from "../shop/order-access.ts";
import * as subscriptions from "../store/notifications/subscriptions.ts";
import { findTalk } from "../store/orders/order-messages.ts";

/** Whether a key is a point on P-256: nothing can be encrypted for another one. */
function isPublicKey(p256dh: string): boolean {
  const ecdh = createECDH("prime256v1");
  ecdh.generateKeys();
  try {
    ecdh.computeSecret(Buffer.from(p256dh, "base64url"));
    return true;
  } catch {
    return false;
  }
}

/** What a client sends as its browser's subscription, with the device that sends it. @throws AppError `invalid`, `unavailable` */
async function checkDevice(subscription: DeviceSubscription, userAgent: string | undefined) {
  if (!isPushConfigured()) throw new AppError("notFound");
  if (!isEndpointAllowed(subscription.endpoint) || !isPublicKey(subscription.keys.p256dh))
    throw new AppError("invalid");
  return { subscription, device: await describeDevice(userAgent) };
}

const answerDevices = async (uid: string) => ({ devices: await subscriptions.listUserDevices(uid) });

export const readPushKey = defineHandler(calls.readPushKey, () => ({
  publicKey: isPushConfigured() ? vapidPublicKey.value() : null,
}));

export const listNotifiedDevices = defineHandler(calls.listNotifiedDevices, ({ caller }) =>
  answerDevices(caller.uid),
);

export const subscribeDevice = defineHandler(calls.subscribeDevice, async ({ body, caller, userAgent }) => {
  const device = await checkDevice(body, userAgent);
  await subscriptions.subscribeUser(device, caller.uid, caller.sessionId);
  return answerDevices(caller.uid);
});

export const unsubscribeDevice = defineHandler(calls.unsubscribeDevice, async ({ params, caller }) => {
  if (!(await subscriptions.unsubscribeUser(params.id, caller.uid))) throw hiddenError();
  return answerDevices(caller.uid);
});

export const subscribeToOrder = defineHandler(
  calls.subscribeToOrder,
  async ({ params: { id }, body, address, userAgent }) => {
    await checkOrderCode(id, body.code, address);
    const device = await checkDevice(body.subscription, userAgent);
    await limitSubscription(address);
    const talk = await findTalk(id);
    if (!talk?.isLinkAlive) throw new AppError("linkInvalid");
    await subscriptions.subscribeOrder(device, id);
    return {};
  },
);

export const unsubscribeFromOrder = defineHandler(
  calls.unsubscribeFromOrder,
  async ({ params: { id }, body, address }) => {
    await checkOrderCode(id, body.code, address);
    await subscriptions.unsubscribeOrder(body.endpoint, id);
    return {};
  },
);

export const replaceSubscription = defineHandler(
  calls.replaceSubscription,
  async ({ body, address, userAgent }) => {
    await limitSubscription(address);
    await subscriptions.replaceSubscription(body.former, await checkDevice(body.subscription, userAgent));
    return {};
  },
);
