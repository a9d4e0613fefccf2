import * as z from "zod/mini";
import {
  DeviceSubscription,
  FormerSubscription,
  NotifiedDevice,
} from "../notifications/device-subscription.ts";
import { Id, LinkCode } from "../schemas/primitives.ts";
import { defineCall } from "./call.ts";

export const readPushKey = defineCall({
  method: "GET",
  path: "/api/notifications/key",
  access: "anyone",
  summary: "The public key with which browsers subscribe to notifications; null when there are none.",
  response: z.object({ publicKey: z.nullable(z.string()) }),
});

const devices = z.object({ devices: z.array(NotifiedDevice) });

export const listNotifiedDevices = defineCall({
  method: "GET",
  path: "/api/notifications/devices",
  access: "orderSeller",
  summary: "The devices on which the seller is notified, the newest first.",
  response: devices,
});

/** Subscribing again renews it. A device on which another user has logged in is theirs. */
export const subscribeDevice = defineCall({
  method: "POST",
  path: "/api/notifications/devices",
  access: "orderSeller",
  summary: "Notify the seller on this device.",
  body: DeviceSubscription,
  response: devices,
});

export const unsubscribeDevice = defineCall({
  method: "DELETE",
  path: "/api/notifications/devices/:id",
  access: "orderSeller",
  summary: "Notify the seller no more on one of their devices.",
  params: z.object({ id: Id }),
  response: devices,
});

export const subscribeToOrder = defineCall({
  method: "POST",
  path: "/api/orders/:id/page/notifications",
  access: "anyone",
  summary: "Notify the buyer behind the link of an order on this device.",
  params: z.object({ id: Id }),
  body: z.object({ code: LinkCode, subscription: DeviceSubscription }),
  response: z.object({}),
});

/** Ending what has ended changes nothing. */
export const unsubscribeFromOrder = defineCall({
  method: "POST",
  path: "/api/orders/:id/page/notifications/end",
  access: "anyone",
  summary: "Notify the buyer behind the link of an order no more on this device.",
  params: z.object({ id: Id }),
  body: z.object({ code: LinkCode, endpoint: DeviceSubscription.shape.endpoint }),
  response: z.object({}),
});

/** For the service worker, which knows no login. A subscription that is not there is not replaced, and the answer is the same. */
export const replaceSubscription = defineCall({
  method: "POST",
  path: "/api/notifications/replacement",
  access: "anyone",
  summary: "A browser has replaced its subscription by another.",
  body: z.object({ former: FormerSubscription, subscription: DeviceSubscription }),
  response: z.object({}),
});
