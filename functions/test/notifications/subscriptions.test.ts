import { endOtherSession, endSession, listSessions } from "@halkopiha/domain/contract/accounts/session.ts";
import { deleteUser } from "@halkopiha/domain/contract/admin/users.ts";
import * as calls from "@halkopiha/domain/contract/notifications.ts";
import { writeToBuyer, writeToSeller } from "@halkopiha/domain/contract/shop/order-messages.ts";
import { cancelOrder } from "@halkopiha/domain/contract/shop/order-page.ts";
import { advanceOrder, rejectOrder } from "@halkopiha/domain/contract/shop/orders.ts";
import type { Notification } from "@halkopiha/domain/notifications/notification.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { Client } from "../support/api.ts";
import { admin, createProductForSale, seller } from "../support/call-examples/fixtures.ts";
import { database } from "../support/market.ts";
import { type TestDevice, TestPushService } from "../support/notifications/test-push-service.ts";
import { orderLink } from "../support/orders.ts";
import { getErrorCode, logInAs, registerActiveSeller } from "../support/users.ts";

const service = new TestPushService();
const visitor = new Client();

beforeAll(() => service.open());
afterAll(async () => {
  await database.recursiveDelete(database.collection("pushSubscriptions"));
  await service.close();
});
beforeEach(() => database.recursiveDelete(database.collection("pushSubscriptions")));

const newLink = async () => orderLink(await createProductForSale());
const subscribe = (client: Client, device: TestDevice) =>
  client.call(calls.subscribeDevice, { body: device.subscription });
const subscribeBuyer = ({ id, code }: { id: string; code: string }, device: TestDevice) =>
  visitor.call(calls.subscribeToOrder, { params: { id }, body: { code, subscription: device.subscription } });
const countDevices = async (client: Client) =>
  (await client.call(calls.listNotifiedDevices, {})).devices.length;

/** Waits until a device has been sent so many notifications. */
async function waitForShown(device: TestDevice, count: number): Promise<Notification[]> {
  await vi.waitFor(() => expect(service.listShown(device)).toHaveLength(count), { timeout: 60_000 });
  return service.listShown(device);
}

test("the app learns the key with which it subscribes", async () => {
  const { publicKey } = await visitor.call(calls.readPushKey, {});
  expect(publicKey).toMatch(/^B[\w-]{86}$/);
});

test("a seller's phone rings for an order, a message and a cancellation, the buyer's for what its seller does", async () => {
  const [phone, buyers] = [service.createDevice(), service.createDevice()];
  const { client } = await seller();
  await subscribe(client, phone);
  const link = await newLink();
  const { id, code } = link;
  const [order] = await waitForShown(phone, 1);
  expect(order).toMatchObject({
    title: "Uusi tilaus",
    path: `/profiili/tilaukset/${id}`,
    tag: `order-${id}-notice-push`,
  });
  expect(order?.badge).toBeGreaterThan(0);

  await subscribeBuyer(link, buyers);
  await visitor.call(writeToSeller, { params: { id }, body: { code, message: "Sopiiko tuoda klo 15?" } });
  const [, message] = await waitForShown(phone, 2);
  expect(message).toMatchObject({ title: "Viesti ostajalta" });
  expect(JSON.stringify(message)).not.toContain("klo 15");

  await client.call(writeToBuyer, { params: { id }, body: { message: "Sopii." } });
  expect(await waitForShown(buyers, 1)).toMatchObject([{ title: "Viesti myyjältä", path: `/tilaus/${id}` }]);
  await client.call(advanceOrder, { params: { id }, body: { status: "in progress" } });
  expect((await waitForShown(buyers, 2))[1]).toMatchObject({ title: "Tilauksesi: käsittelyssä" });
  await client.call(rejectOrder, { params: { id }, body: { reason: "Puut loppuivat." } });
  expect((await waitForShown(buyers, 3))[2]).toMatchObject({ title: "Tilaus on hylätty" });
  expect(JSON.stringify(service.listShown(buyers))).not.toContain(code);

  const cancelled = await newLink();
  await visitor.call(cancelOrder, { params: { id: cancelled.id }, body: { code: cancelled.code } });
  expect((await waitForShown(phone, 4)).map(({ title }) => title)).toContain("Tilaus on peruttu");
});

describe("a device", () => {
  test("is listed for its user as what it is, once", async () => {
    const { client } = await seller();
    const device = service.createDevice();
    await subscribe(client, device);
    const { devices } = await subscribe(client, device);
    expect(devices).toHaveLength(1);
    expect(Object.keys(devices[0] ?? {}).sort()).toEqual(["_id", "createdAt", "device", "lastUsedAt"]);
  });

  test("is that of the user who logged in there last", async () => {
    const [one, other] = [(await seller()).client, (await registerActiveSeller(await admin())).client];
    const device = service.createDevice();
    await subscribe(one, device);
    await subscribe(other, device);
    expect(await countDevices(one)).toBe(0);
    expect(await countDevices(other)).toBe(1);
  });

  test("of another user cannot be removed", async () => {
    const [owner, stranger] = [(await seller()).client, (await registerActiveSeller(await admin())).client];
    const { devices } = await subscribe(owner, service.createDevice());
    const params = { id: devices[0]?._id ?? "" };
    expect(await getErrorCode(stranger.request(calls.unsubscribeDevice, { params }))).toBe("notFound");
    expect(await countDevices(owner)).toBe(1);
    await owner.call(calls.unsubscribeDevice, { params });
    expect(await countDevices(owner)).toBe(0);
  });

  test("cannot be taken by who knows its endpoint alone", async () => {
    const [owner, stranger] = [(await seller()).client, (await registerActiveSeller(await admin())).client];
    const [device, own] = [service.createDevice(), service.createDevice()];
    await subscribe(owner, device);
    const body = { endpoint: device.subscription.endpoint, keys: own.subscription.keys };
    expect(await getErrorCode(stranger.request(calls.subscribeDevice, { body }))).toBe("notFound");
    const former = { endpoint: device.subscription.endpoint, auth: own.subscription.keys.auth };
    await stranger.call(calls.replaceSubscription, { body: { former, subscription: own.subscription } });
    expect(await countDevices(owner)).toBe(1);
  });

  test("is notified on after its browser has replaced the subscription", async () => {
    const { client } = await seller();
    const [device, replaced] = [service.createDevice(), service.createDevice()];
    await subscribe(client, device);
    const { endpoint, keys } = device.subscription;
    const former = { endpoint, auth: keys.auth };
    await visitor.call(calls.replaceSubscription, { body: { former, subscription: replaced.subscription } });
    expect(await countDevices(client)).toBe(1);
    await newLink();
    await waitForShown(replaced, 1);
    expect(service.listShown(device)).toEqual([]);
  });
});

describe("a login that ends takes its device with it", () => {
  test("where it was, and where it is ended from elsewhere; the orders of a buyer stay", async () => {
    const { username, client } = await registerActiveSeller(await admin());
    const [phone, desk] = [await logInAs({ username }), await logInAs({ username })];
    const [onPhone, onDesk] = [service.createDevice(), service.createDevice()];
    await subscribe(phone, onPhone);
    await subscribe(desk, onDesk);
    const link = await newLink();
    await subscribeBuyer(link, onDesk);
    await phone.call(endSession, {});
    expect(await countDevices(client)).toBe(1);
    const { sessions } = await desk.call(listSessions, {});
    const current = sessions.find(({ isCurrent }) => isCurrent)?._id ?? "";
    await client.call(endOtherSession, { params: { id: current } });
    expect(await countDevices(client)).toBe(0);
    const { client: owner } = await seller();
    await owner.call(writeToBuyer, { params: { id: link.id }, body: { message: "Sopii." } });
    await waitForShown(onDesk, 1);
    expect(service.listShown(onPhone)).toEqual([]);
  });

  test("on all other devices, and with the account", async () => {
    const { username, client, uid } = await registerActiveSeller(await admin());
    const phone = await logInAs({ username });
    await subscribe(phone, service.createDevice());
    await subscribe(client, service.createDevice());
    await client.call(endSession, { query: { sessions: "others" } });
    expect(await countDevices(client)).toBe(1);
    await (await admin()).call(deleteUser, { params: { id: uid } });
    const left = await database.collection("pushSubscriptions").where("userId", "==", uid).get();
    expect(left.size).toBe(0);
  });
});

describe("a buyer's device", () => {
  test("needs the code of the order", async () => {
    const { id } = await newLink();
    const { subscription } = service.createDevice();
    const body = { code: "a".repeat(22), subscription };
    expect(await getErrorCode(visitor.request(calls.subscribeToOrder, { params: { id }, body }))).toBe(
      "linkInvalid",
    );
  });

  test("is notified of an order until that is ended", async () => {
    const [one, other] = [await newLink(), await newLink()];
    const device = service.createDevice();
    await subscribeBuyer(one, device);
    await subscribeBuyer(other, device);
    const { endpoint } = device.subscription;
    await visitor.call(calls.unsubscribeFromOrder, {
      params: { id: one.id },
      body: { code: one.code, endpoint },
    });
    const { client } = await seller();
    for (const { id } of [one, other])
      await client.call(advanceOrder, { params: { id }, body: { status: "in progress" } });
    expect(await waitForShown(device, 1)).toMatchObject([{ path: `/tilaus/${other.id}` }]);
  });
});

test.each([
  "https://localhost/x",
  "https://127.0.0.1.nip.io:444/x",
  "https://10.0.0.1/x",
  "https://169.254.169.254/computeMetadata/v1/",
  "https://[::1]/x",
  "https://metadata.google.internal/x",
  "https://user:word@fcm.googleapis.com/x",
  "http://fcm.googleapis.com/x",
])("%s is no endpoint", async (endpoint) => {
  const { client } = await seller();
  const body = { ...service.createDevice().subscription, endpoint };
  expect(await getErrorCode(client.request(calls.subscribeDevice, { body }))).toBe("invalid");
});

test("a key that is no point on the curve is rejected", async () => {
  const { client } = await seller();
  const { endpoint, keys } = service.createDevice().subscription;
  const body = { endpoint, keys: { ...keys, p256dh: `B${"A".repeat(86)}` } };
  expect(await getErrorCode(client.request(calls.subscribeDevice, { body }))).toBe("invalid");
});
