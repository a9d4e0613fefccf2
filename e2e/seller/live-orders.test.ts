import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import type { JSHandle, Page } from "@playwright/test";
import { build } from "esbuild";
import { initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { FieldValue, getFirestore, Timestamp } from "firebase-admin/firestore";
import type { SellerDevice } from "../support/seller-device.ts";
import { expect, test } from "../support/test.ts";

const projectId = process.env["GCLOUD_PROJECT"] ?? "";
const app = initializeApp({ projectId });
const database = getFirestore(app);
const orders = database.collection("orders");

/** A seller that no other test uses. */
const seller = `live-${randomUUID()}`;

let script = "";
let page: Page;
let device: JSHandle<SellerDevice>;

test.beforeAll(async () => {
  const bundle = await build({
    entryPoints: [fileURLToPath(new URL("../support/seller-device.ts", import.meta.url))],
    bundle: true,
    write: false,
    format: "iife",
    target: "es2022",
  });
  script = bundle.outputFiles[0]?.text ?? "";
  await database
    .collection("users")
    .doc(seller)
    .set({ role: "user", userAccount: { isActive: true } });
});

test.beforeEach(async ({ newPage }) => {
  page = await newPage("phone");
  // An init script, because the page's Content Security Policy blocks script elements that are not the app's own.
  await page.addInitScript({ content: script });
  await page.goto("/");
  const place = {
    projectId,
    auth: process.env["FIREBASE_AUTH_EMULATOR_HOST"] ?? "",
    firestore: process.env["FIRESTORE_EMULATOR_HOST"] ?? "",
  };
  device = await page.evaluateHandle((where) => window.openSellerDevice(where), place);
  const session = database.collection("sessions").doc(`live-${seller}`);
  await session.set({ user: seller, expiresAt: Timestamp.fromMillis(Date.now() + 3_600_000) });
  const token = await getAuth(app).createCustomToken(`device-${seller}`, {
    user: seller,
    loggedInAt: Date.now(),
    session: session.id,
  });
  await device.evaluate((opened, signedToken) => opened.signIn(signedToken), token);
});

// These orders lack required fields, so they would be unreadable in an admin's list of all orders.
test.afterAll(async () => {
  const { docs } = await orders.where("seller._id", "==", seller).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
});

/** Stores an order of this seller; returns its id. */
async function newOrder(): Promise<string> {
  const id = `live-${randomUUID()}`;
  const times = { createdAt: FieldValue.serverTimestamp(), updatedAt: FieldValue.serverTimestamp() };
  await orders.doc(id).set({ status: "recieved", seller: { _id: seller }, ...times });
  return id;
}

const seenStatus = (id: string) =>
  device.evaluate((opened, order) => opened.orderStatuses()[order] ?? null, id);
const sees = (id: string, status: string) => expect.poll(() => seenStatus(id)).toBe(status);
const listen = (seller: string) => device.evaluate((opened, sellerId) => opened.listen(sellerId), seller);

/** Cuts the device's connection until `meanwhile` has resolved. */
async function cut(meanwhile: () => Promise<unknown>): Promise<void> {
  const broken = page.waitForEvent("requestfailed");
  await page.context().setOffline(true);
  await broken;
  await meanwhile();
  await page.context().setOffline(false);
}

test("a seller's device receives new and changed orders live", async () => {
  const id = await newOrder();
  await listen(seller);
  await sees(id, "recieved");
  await orders.doc(id).update({ status: "in progress" });
  await sees(id, "in progress");
  const next = await newOrder();
  await sees(next, "recieved");
});

test("another seller's orders are denied", async () => {
  await listen("mokkiklapi");
  await expect.poll(() => device.evaluate((opened) => opened.errorCode())).toBe("permission-denied");
  await expect.poll(() => device.evaluate((opened) => opened.orderStatuses())).toEqual({});
});

test("changes made during a disconnect arrive afterwards", async () => {
  const id = await newOrder();
  await listen(seller);
  await sees(id, "recieved");
  await cut(() => orders.doc(id).update({ status: "in progress" }));
  await sees(id, "in progress");
});

test("an order advanced offline is sent when the connection is back", async () => {
  const id = await newOrder();
  await listen(seller);
  await sees(id, "recieved");
  await cut(async () => {
    await device.evaluate((opened, order) => void opened.advance(order, "in progress"), id);
    await sees(id, "in progress");
    expect((await orders.doc(id).get()).get("status")).toBe("recieved");
  });
  await expect.poll(async () => (await orders.doc(id).get()).get("status")).toBe("in progress");
});

test("a status change that skips a step is denied and rolled back on the device", async () => {
  const id = await newOrder();
  await listen(seller);
  await sees(id, "recieved");
  const refusal = device.evaluate(
    (opened, order) => opened.advance(order, "delivered").catch(({ code }) => code),
    id,
  );
  expect(await refusal).toBe("permission-denied");
  await sees(id, "recieved");
});
