import { advanceOrder } from "@halkopiha/domain/contract/shop/orders.ts";
import { FieldValue, Timestamp } from "firebase-admin/firestore";
import { describe, expect, test } from "vitest";
import { queueMissingMails } from "../../src/jobs/queue-missing-mails.ts";
import { Client } from "../support/api.ts";
import { database, newProduct, newSeller } from "../support/market.ts";
import { orderProduct } from "../support/orders.ts";

// A mail is queued in the transaction of the change that it reports, so a function that dies right after it loses no mail.

/** The ids of these mails that exist. */
async function queued(...ids: string[]): Promise<string[]> {
  const mails = await database.getAll(...ids.map((id) => database.collection("mail").doc(id)));
  return mails.filter(({ exists }) => exists).map(({ id }) => id);
}

/** Runs the job against the database of the suite. */
const queueMissing = () => queueMissingMails(new Date());

const rounds = [1, 2, 3];

test("the mails of an order are queued when its buyer has the answer", async () => {
  for (const _ of rounds) {
    const order = await orderProduct(await newProduct(await newSeller()));
    const ids = [`order-${order._id}-confirmation`, `order-${order._id}-notice`];
    expect(await queued(...ids)).toEqual(ids);
  }
});

test("the mail of a step is queued when its seller has the answer", async () => {
  const admin = await new Client().logIn("yllapito", "Yllapito2026");
  const order = await orderProduct(await newProduct(await newSeller()));
  for (const status of ["in progress", "in delivery", "delivered"] as const) {
    await admin.call(advanceOrder, { params: { id: order._id }, body: { status } });
    const id = `order-${order._id}-${status.replace(" ", "-")}`;
    expect(await queued(id)).toEqual([id]);
  }
});

test("a step that a trigger had mailed already is written all the same, and mailed once", async () => {
  const admin = await new Client().logIn("yllapito", "Yllapito2026");
  const order = await orderProduct(await newProduct(await newSeller()));
  const mail = database.collection("mail").doc(`order-${order._id}-in-progress`);
  await mail.create({ to: "aino.ahonala@posti.example", state: "sent" });
  await admin.call(advanceOrder, { params: { id: order._id }, body: { status: "in progress" } });
  expect((await mail.get()).data()).toEqual({ to: "aino.ahonala@posti.example", state: "sent" });
});

describe("what recent orders should have been mailed about and were not is queued by a job", () => {
  const mailsOf = (id: string) =>
    ["confirmation", "notice", "in-progress"].map((kind) => `order-${id}-${kind}`);
  const forget = (ids: readonly string[]) =>
    Promise.all(ids.map((id) => database.collection("mail").doc(id).delete()));

  /** A run looks at 500 orders at most, the longest unchanged first: those that other files have placed before come first otherwise. */
  const passEarlierOrders = () =>
    database
      .collection("figures")
      .doc("orderMails")
      .set({ until: new Date(Date.now() - 60_000).toISOString() });

  test("of a new order and of its step, and nothing that is there is touched", async () => {
    const order = await orderProduct(await newProduct(await newSeller()));
    const ref = database.collection("orders").doc(order._id);
    const ids = mailsOf(order._id);
    const [confirmation = "", ...others] = ids;
    // Written directly to the database, as by a seller's device; the suite's trigger queues the mail, which is deleted below.
    await ref.update({ status: "in progress", updatedAt: FieldValue.serverTimestamp() });
    await expect.poll(() => queued(...ids)).toEqual(ids);
    await forget(others);
    await database.collection("mail").doc(confirmation).update({ state: "sent" });
    await passEarlierOrders();
    await Promise.all([queueMissing(), queueMissing()]);
    expect(await queued(...ids)).toEqual(ids);
    expect((await database.collection("mail").doc(confirmation).get()).get("state")).toBe("sent");
  });

  test("but an order of long ago only of its step", async () => {
    const order = await orderProduct(await newProduct(await newSeller()));
    const ids = mailsOf(order._id);
    const createdAt = Timestamp.fromMillis(Date.now() - 3 * 60 * 60_000);
    const updatedAt = FieldValue.serverTimestamp();
    await database
      .collection("orders")
      .doc(order._id)
      .update({ status: "in progress", createdAt, updatedAt });
    await expect.poll(() => queued(...ids)).toEqual(ids);
    await forget(ids);
    await passEarlierOrders();
    await queueMissing();
    expect(await queued(...ids)).toEqual([`order-${order._id}-in-progress`]);
  });

  test("however long the job has not run", async () => {
    const hoursAgo = (hours: number) => Timestamp.fromMillis(Date.now() - hours * 60 * 60_000);
    const order = await orderProduct(await newProduct(await newSeller()));
    const ids = ["confirmation", "notice"].map((kind) => `order-${order._id}-${kind}`);
    const at = hoursAgo(4);
    await database.collection("orders").doc(order._id).update({ createdAt: at, updatedAt: at });
    await forget(ids);
    await database
      .collection("figures")
      .doc("orderMails")
      .set({ until: hoursAgo(5).toDate().toISOString() });
    await queueMissing();
    expect(await queued(...ids)).toEqual(ids);
  });
});
