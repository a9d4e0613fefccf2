import type { Push } from "@halkopiha/domain/messaging/outgoing-message.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { queueMail } from "../../src/store/mail.ts";
import {
  listUserDevices,
  subscribeOrder,
  subscribeUser,
} from "../../src/store/notifications/subscriptions.ts";
import {
  configureSending,
  database,
  deleteAllMessages,
  retryAfter,
  stored,
  trigger,
} from "../support/mail/isolated-project.ts";
import {
  createVapidKeys,
  readVapid,
  type TestDevice,
  TestPushService,
} from "../support/notifications/test-push-service.ts";

const service = new TestPushService();
const vapid = createVapidKeys();

beforeAll(() => service.open());
afterAll(() => service.close());

beforeEach(async () => {
  await deleteAllMessages();
  for (const collection of ["pushSubscriptions", "orders"])
    await database.recursiveDelete(database.collection(collection));
  service.requests.length = 0;
  service.statuses.clear();
  service.redirectTo(null);
  configureSending({ vapid });
});

const newOrder: Push = {
  to: "seller",
  title: "Uusi tilaus",
  text: "Aino tilasi sinulta. Tilaus HP-1.",
  orderId: "o1",
  userId: "matti",
};

const sendNewOrder = async (id = "order-o1-notice-push", push = newOrder) => {
  await queueMail(id, push);
  await trigger(id);
};

async function subscribeSeller(uid = "matti"): Promise<TestDevice> {
  const device = service.createDevice();
  await subscribeUser({ subscription: device.subscription, device: "Chrome, Android" }, uid, `login-${uid}`);
  return device;
}

async function subscribeBuyer(orderId = "o1"): Promise<TestDevice> {
  await database.collection("orders").doc(orderId).set({ status: "recieved" });
  const device = service.createDevice();
  await subscribeOrder({ subscription: device.subscription, device: "Safari, iOS" }, orderId);
  return device;
}

const isStored = async (id: string) => (await database.collection("mail").doc(id).get()).exists;

test("a seller's devices show a new order, with a link to it and the number of new ones", async () => {
  await database.collection("orders").add({ seller: { _id: "matti" }, status: "recieved" });
  await database.collection("orders").add({ seller: { _id: "matti" }, status: "recieved", ended: true });
  await database.collection("orders").add({ seller: { _id: "matti" }, status: "delivered" });
  const [phone, desk, other] = [
    await subscribeSeller(),
    await subscribeSeller(),
    await subscribeSeller("maija"),
  ];
  await sendNewOrder();
  const shown = {
    title: "Uusi tilaus",
    body: "Aino tilasi sinulta. Tilaus HP-1.",
    tag: "order-o1-notice-push",
    path: "/profiili/tilaukset/o1",
    badge: 1,
  };
  expect(service.listShown(phone)).toEqual([shown]);
  expect(service.listShown(desk)).toEqual([shown]);
  expect(service.listShown(other)).toEqual([]);
  expect((await stored("order-o1-notice-push")).data()).toMatchObject({ channel: "push", state: "sent" });
});

test("a push service learns nothing but where the device is, and who sends", async () => {
  await subscribeSeller();
  await sendNewOrder();
  const [request] = service.requests;
  if (!request) throw new Error("Nothing was sent");
  const { isSigned, publicKey, claims } = readVapid(request);
  expect({ isSigned, publicKey }).toEqual({ isSigned: true, publicKey: vapid.publicKey });
  expect(claims).toMatchObject({ aud: service.origin, sub: "mailto:asiakaspalvelu@halkopiha.fi" });
  expect(request.headers).toMatchObject({ "content-encoding": "aes128gcm", urgency: "high" });
  const seen = JSON.stringify([request.headers, request.path, request.body.toString("latin1")]);
  for (const secret of ["Aino", "HP-1", "o1", "matti", "Uusi"]) expect(seen).not.toContain(secret);
});

test("a buyer's device gets the page of the order without its code", async () => {
  const device = await subscribeBuyer();
  await sendNewOrder("order-o1-message-1-push", {
    ...{
      to: "buyer",
      title: "Viesti myyjältä",
      text: "Myyjä kirjoitti sinulle tilauksesta HP-1.",
      orderId: "o1",
    },
  });
  expect(service.listShown(device)).toMatchObject([{ path: "/tilaus/o1" }]);
  expect(service.listShown(device)[0]).not.toHaveProperty("badge");
});

test("a notification goes out once, however often its trigger runs", async () => {
  const device = await subscribeSeller();
  await queueMail("once", newOrder);
  await Promise.all([trigger("once"), trigger("once")]);
  await retryAfter(60);
  expect(service.listShown(device)).toHaveLength(1);
});

test.each([404, 410])("a device whose endpoint answers %i is forgotten", async (status) => {
  const [gone, phone] = [await subscribeSeller(), await subscribeSeller()];
  service.statuses.set(gone, status);
  await sendNewOrder();
  expect(service.listShown(phone)).toHaveLength(1);
  expect(await listUserDevices("matti")).toHaveLength(1);
  expect((await stored("order-o1-notice-push")).get("state")).toBe("sent");
});

test("a device whose push service fails is tried again, and the others are left alone", async () => {
  const [failing, phone] = [await subscribeSeller(), await subscribeSeller()];
  service.statuses.set(failing, 500);
  await sendNewOrder();
  expect((await stored("order-o1-notice-push")).data()).toMatchObject({
    state: "queued",
    lastError: "PUSH500",
  });
  service.statuses.clear();
  await retryAfter(1.1);
  expect((await stored("order-o1-notice-push")).get("state")).toBe("sent");
  expect(service.listShown(phone)).toHaveLength(1);
  const attempts = service.requests.filter(({ path }) => path === failing.path);
  expect(attempts).toHaveLength(2);
  // The push service replaces the first by the second if it has taken both, and so does the device.
  expect(new Set(attempts.map(({ headers }) => headers["topic"]))).toHaveLength(1);
  expect(new Set(service.listShown(failing).map(({ tag }) => tag))).toHaveLength(1);
  expect(String(attempts[0]?.headers["topic"])).toMatch(/^[\w-]{1,32}$/);
});

test("a redirect is not followed", async () => {
  const device = await subscribeSeller();
  service.statuses.set(device, 307);
  service.redirectTo(`${service.origin}/elsewhere`);
  await sendNewOrder();
  expect(service.requests.map(({ path }) => path)).toEqual([device.path]);
  expect((await stored("order-o1-notice-push")).get("lastError")).toBe("PUSH307");
});

test("of a notification for nobody nothing is kept", async () => {
  await subscribeSeller("maija");
  await sendNewOrder();
  expect(await isStored("order-o1-notice-push")).toBe(false);
  expect(service.requests).toEqual([]);
});

test("without keys nothing is sent", async () => {
  await subscribeSeller();
  configureSending({});
  await sendNewOrder();
  expect((await stored("order-o1-notice-push")).get("state")).toBe("kept");
  expect(service.requests).toEqual([]);
});

test("the eleventh device of a user takes the place of the oldest, and the fourth of an order", async () => {
  const [oldest] = await Promise.all([subscribeSeller()]);
  for (let count = 0; count < 10; count++) await subscribeSeller();
  expect(await listUserDevices("matti")).toHaveLength(10);
  const [first] = await Promise.all([subscribeBuyer()]);
  for (let count = 0; count < 3; count++) await subscribeBuyer();
  await sendNewOrder();
  await sendNewOrder("to-buyer", { ...newOrder, to: "buyer" });
  expect(service.requests).toHaveLength(13);
  expect(service.listShown(oldest)).toEqual([]);
  expect(service.listShown(first)).toEqual([]);
});
