import { timingSafeEqual } from "node:crypto";
import { retention, toRetentionMs } from "@halkopiha/domain/admin/retention.ts";
import { hiddenError } from "@halkopiha/domain/contract/app-error.ts";
import {
  DeviceSubscription,
  type FormerSubscription,
  maxDeviceOrders,
  maxOrderDevices,
  maxUserDevices,
  NotifiedDevice,
} from "@halkopiha/domain/notifications/device-subscription.ts";
import {
  type DocumentReference,
  FieldValue,
  type Query,
  Timestamp,
  type Transaction,
} from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../../firebase.ts";
import { parseAll, parseDocument } from "../firestore/document.ts";
import { sha256Hex } from "../firestore/sha256.ts";
import { markBuyerSubscribed } from "../orders/order-links.ts";

// A subscription of a device may belong to the seller who is logged in there, to the orders that a buyer has opened there, or to both. Its id is
// the hash of its endpoint, so that a device has one.

const Stored = z.object({
  ...NotifiedDevice.shape,
  ...DeviceSubscription.shape,
  userId: z.optional(z.string()),
  /** The login that ends it. */
  sessionId: z.optional(z.string()),
  /** The orders of a buyer, the newest last. */
  orderIds: z._default(z.array(z.string()), []),
});
export type StoredSubscription = z.infer<typeof Stored>;

const subscriptions = () => firestore().collection("pushSubscriptions");
const subscriptionRef = (endpoint: string) => subscriptions().doc(sha256Hex(endpoint));
const ofUser = (uid: string) => subscriptions().where("userId", "==", uid);
const ofOrder = (orderId: string) => subscriptions().where("orderIds", "array-contains", orderId);

const toUse = (now: Date) => ({
  lastUsedAt: Timestamp.fromDate(now),
  expiresAt: Timestamp.fromMillis(now.getTime() + toRetentionMs(retention.pushSubscriptions)),
});

const byAge = (one: NotifiedDevice, other: NotifiedDevice) =>
  Date.parse(other.createdAt) - Date.parse(one.createdAt);

/** More than the maximum only while several devices subscribe at once. */
const readLimit = 2;

async function readDevices(
  query: Query,
  max: number,
  transaction?: Transaction,
): Promise<StoredSubscription[]> {
  const limited = query.limit(readLimit * max);
  const { docs } = await (transaction ? transaction.get(limited) : limited.get());
  return parseAll(Stored, docs).sort(byAge);
}

const isSecret = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * The stored subscription with this endpoint.
 * @throws AppError `notFound` when it has another secret: an endpoint alone is known to the push service too
 */
async function readOwn(
  transaction: Transaction,
  ref: DocumentReference,
  auth: string,
): Promise<StoredSubscription | null> {
  const stored = parseDocument(Stored, await transaction.get(ref));
  if (stored && !isSecret(stored.keys.auth, auth)) throw hiddenError();
  return stored;
}

/** Takes a subscription from its user; it stays for the orders of a buyer. */
function forgetUser(transaction: Transaction, { _id, orderIds }: StoredSubscription): void {
  const ref = subscriptions().doc(_id);
  if (orderIds.length === 0) transaction.delete(ref);
  else transaction.update(ref, { userId: FieldValue.delete(), sessionId: FieldValue.delete() });
}

/** Takes a subscription from an order; it stays for a user and other orders. */
function forgetOrder(
  transaction: Transaction,
  { _id, userId, orderIds }: StoredSubscription,
  orderId: string,
): void {
  const ref = subscriptions().doc(_id);
  const left = orderIds.filter((id) => id !== orderId);
  if (left.length === 0 && userId === undefined) transaction.delete(ref);
  else transaction.update(ref, { orderIds: left });
}

interface Device {
  subscription: DeviceSubscription;
  /** Browser and system. */
  device: string;
}

/** The stored form of a subscription that is made or renewed. */
function toDocument({ subscription, device }: Device, before: StoredSubscription | null, now: Date) {
  const createdAt = Timestamp.fromMillis(before ? Date.parse(before.createdAt) : now.getTime());
  return { ...subscription, device, createdAt, ...toUse(now) };
}

const toOwners = (stored: StoredSubscription | null) => ({
  userId: stored?.userId,
  sessionId: stored?.sessionId,
  orderIds: stored?.orderIds ?? [],
});

/**
 * Subscribes the device of a login. One that was another user's becomes this one's; beyond the maximum the oldest is forgotten.
 * @throws AppError `notFound`
 */
export function subscribeUser(device: Device, uid: string, sessionId: string): Promise<void> {
  const ref = subscriptionRef(device.subscription.endpoint);
  return firestore().runTransaction(async (transaction) => {
    const [before, devices] = await Promise.all([
      readOwn(transaction, ref, device.subscription.keys.auth),
      readDevices(ofUser(uid), maxUserDevices, transaction),
    ]);
    const others = devices.filter(({ _id }) => _id !== ref.id);
    transaction.set(ref, {
      ...toDocument(device, before, new Date()),
      ...toOwners(before),
      userId: uid,
      sessionId,
    });
    for (const superfluous of others.slice(maxUserDevices - 1)) forgetUser(transaction, superfluous);
  });
}

/**
 * Subscribes a device of an order's buyer. Beyond the maximum, the oldest device of the order and the oldest orders of the device are forgotten.
 * @throws AppError `notFound`
 */
export function subscribeOrder(device: Device, orderId: string): Promise<void> {
  const ref = subscriptionRef(device.subscription.endpoint);
  return firestore().runTransaction(async (transaction) => {
    const [before, devices] = await Promise.all([
      readOwn(transaction, ref, device.subscription.keys.auth),
      readDevices(ofOrder(orderId), maxOrderDevices, transaction),
    ]);
    const others = devices.filter(({ _id }) => _id !== ref.id);
    const owners = toOwners(before);
    const orderIds = [...owners.orderIds.filter((id) => id !== orderId), orderId].slice(-maxDeviceOrders);
    transaction.set(ref, { ...toDocument(device, before, new Date()), ...owners, orderIds });
    // Without it nothing is queued for the buyers of most orders, who have no device subscribed.
    markBuyerSubscribed(transaction, orderId);
    for (const superfluous of others.slice(maxOrderDevices - 1))
      forgetOrder(transaction, superfluous, orderId);
  });
}

/** Ends the notifications of an order on a device. */
export function unsubscribeOrder(endpoint: string, orderId: string): Promise<void> {
  const ref = subscriptionRef(endpoint);
  return firestore().runTransaction(async (transaction) => {
    const stored = parseDocument(Stored, await transaction.get(ref));
    if (stored?.orderIds.includes(orderId)) forgetOrder(transaction, stored, orderId);
  });
}

/** Ends the notifications of a user on a device. @returns whether it was theirs */
export function unsubscribeUser(id: string, uid: string): Promise<boolean> {
  return firestore().runTransaction(async (transaction) => {
    const stored = parseDocument(Stored, await transaction.get(subscriptions().doc(id)));
    if (stored?.userId !== uid) return false;
    forgetUser(transaction, stored);
    return true;
  });
}

/** Moves what a subscription is for to the one by which the browser has replaced it; nothing when there is none with this secret. */
export function replaceSubscription(
  { endpoint, auth }: z.infer<typeof FormerSubscription>,
  device: Device,
): Promise<void> {
  const [former, ref] = [subscriptionRef(endpoint), subscriptionRef(device.subscription.endpoint)];
  return firestore().runTransaction(async (transaction) => {
    const stored = parseDocument(Stored, await transaction.get(former));
    if (!stored || !isSecret(stored.keys.auth, auth) || former.id === ref.id) return;
    // The browser's new subscription is nobody's yet.
    if ((await transaction.get(ref)).exists) return;
    transaction.set(ref, { ...toDocument(device, stored, new Date()), ...toOwners(stored) });
    transaction.delete(former);
  });
}

/** The devices on which a user is notified, the newest first. */
export async function listUserDevices(uid: string): Promise<NotifiedDevice[]> {
  const devices = await readDevices(ofUser(uid), maxUserDevices);
  return devices.map(({ _id, device, createdAt, lastUsedAt }) => ({ _id, device, createdAt, lastUsedAt }));
}

/** The devices of a seller, or of an order's buyer. */
export function findSubscriptions(
  of: { userId: string } | { orderId: string },
): Promise<StoredSubscription[]> {
  return "userId" in of
    ? readDevices(ofUser(of.userId), maxUserDevices)
    : readDevices(ofOrder(of.orderId), maxOrderDevices);
}

/** Whether a seller has a device that is notified. */
export async function hasUserDevice(uid: string): Promise<boolean> {
  return !(await ofUser(uid).limit(1).select().get()).empty;
}

/** Stores that devices were notified, so that they stay subscribed, and forgets those that are gone. */
export async function recordNotified(
  { notified, gone }: Readonly<Record<"notified" | "gone", readonly string[]>>,
  now: Date,
): Promise<void> {
  const refs = notified.map((id) => subscriptions().doc(id));
  const batch = firestore().batch();
  const existing = refs.length > 0 ? await firestore().getAll(...refs, { fieldMask: [] }) : [];
  for (const { ref, exists } of existing) if (exists) batch.update(ref, toUse(now));
  for (const id of gone) batch.delete(subscriptions().doc(id));
  await batch.commit();
}

/** Takes the devices of ended logins from their user. */
export function forgetUserDevices(
  uid: string,
  isEnded: (sessionId: string | undefined) => boolean,
): Promise<void> {
  return firestore().runTransaction(async (transaction) => {
    const devices = await readDevices(ofUser(uid), maxUserDevices, transaction);
    for (const device of devices) if (isEnded(device.sessionId)) forgetUser(transaction, device);
  });
}
