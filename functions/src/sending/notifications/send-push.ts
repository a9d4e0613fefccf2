import { buildPath } from "@halkopiha/domain/contract/call.ts";
import { mailedLinks } from "@halkopiha/domain/messaging/mailed-links.ts";
import type { OutgoingMessage } from "@halkopiha/domain/messaging/outgoing-message.ts";
import type { Notification } from "@halkopiha/domain/notifications/notification.ts";
import { sellerOrderPath } from "../../mail/shop/order-mails.ts";
import {
  findSubscriptions,
  recordNotified,
  type StoredSubscription,
} from "../../store/notifications/subscriptions.ts";
import { countNewOrders } from "../../store/orders/new-orders.ts";
import { getErrorCode } from "../error-code.ts";
import { type getVapidDetails, sendToDevice } from "./push-service.ts";

type PushMessage = Extract<OutgoingMessage, { channel: "push" }>;

/** The error code of a device whose push service has not taken the notification. */
type Outcome = "delivered" | "gone" | { error: string };

/** What the device shows. The buyer's device has the code of the order's page; it is in no notification. */
async function toNotification({ _id, to, title, text, orderId, userId }: PushMessage): Promise<Notification> {
  const shown = { title, body: text, tag: _id };
  if (to === "buyer") return { ...shown, path: buildPath(mailedLinks.order, { id: orderId }) };
  const path = buildPath(sellerOrderPath, { id: orderId });
  return { ...shown, path, ...(userId !== undefined && { badge: await countNewOrders(userId) }) };
}

/** What became of a notification: nobody is subscribed, or which devices have it, and why others have not. */
export type PushOutcome = { kind: "nobody" } | { kind: "sent"; delivered: string[]; error: string | null };

/**
 * Sends a notification to all devices of its recipient that do not have it yet, and forgets the devices that are gone. Never rejects because of a
 * push service.
 */
export async function sendPush(
  message: PushMessage,
  vapidDetails: NonNullable<ReturnType<typeof getVapidDetails>>,
  now: Date,
): Promise<PushOutcome> {
  const { _id: id, userId, orderId, delivered = [] } = message;
  const devices = await findSubscriptions(message.to === "seller" ? { userId: userId ?? "" } : { orderId });
  const waiting = devices.filter(({ _id }) => !delivered.includes(_id));
  const payload = waiting.length > 0 ? JSON.stringify(await toNotification(message)) : "";
  const send = async ({ endpoint, keys }: StoredSubscription): Promise<Outcome> => {
    try {
      const subscription = { endpoint, keys };
      return (await sendToDevice({ subscription, payload, id }, vapidDetails)) ? "delivered" : "gone";
    } catch (error) {
      return { error: getErrorCode(error) };
    }
  };
  const outcomes = await Promise.all(
    waiting.map(async (device) => ({ id: device._id, outcome: await send(device) })),
  );
  const listIds = (wanted: Outcome) =>
    outcomes.filter(({ outcome }) => outcome === wanted).map(({ id }) => id);
  const notified = listIds("delivered");
  await recordNotified({ notified, gone: listIds("gone") }, now);
  const all = [...delivered, ...notified];
  const errors = outcomes.flatMap(({ outcome }) => (typeof outcome === "object" ? [outcome.error] : []));
  if (all.length === 0 && errors.length === 0) return { kind: "nobody" };
  return { kind: "sent", delivered: all, error: errors[0] ?? null };
}
