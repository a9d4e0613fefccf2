import { cancelOrder, openOrderPage, withdrawFromOrder } from "@halkopiha/domain/contract/shop/order-page.ts";
import {
  advanceOrder,
  countOrders,
  endUnfetchedOrder,
  listOrders,
  readOrder,
  rejectOrder,
  settleWithdrawal,
} from "@halkopiha/domain/contract/shop/orders.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { Timestamp } from "firebase-admin/firestore";
import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { Client } from "../support/api.ts";
import { database, newProduct, newSeller, readQuantityLeft } from "../support/market.ts";
import { orderLink } from "../support/orders.ts";
import { getErrorCode } from "../support/users.ts";

// Orders that end without their delivery: cancelled by the buyer, rejected or given up by the seller, or withdrawn from.

const admin = new Client();
const buyer = new Client();
beforeAll(async () => void (await admin.logIn("yllapito", "Yllapito2026")));

const reason = "Puut loppuivat kesken.";
const statement = { name: "Aino Ahonala", email: "aino.ahonala@posti.example" };

/** A buyer's order of four of forty cubic metres. */
async function orderFour(change: { business?: boolean } = {}) {
  const seller = await newSeller(change);
  const product = await newProduct(seller);
  const { id, code } = await orderLink(product, 4);
  return { seller, product, id, code };
}
type Ordered = Awaited<ReturnType<typeof orderFour>>;

const cancel = ({ id, code }: Ordered) =>
  getErrorCode(buyer.request(cancelOrder, { params: { id }, body: { code } }));
const withdraw = ({ id, code }: Ordered, more: { part?: string; reason?: string; email?: string } = {}) =>
  getErrorCode(buyer.request(withdrawFromOrder, { params: { id }, body: { code, ...statement, ...more } }));
const reject = ({ id }: Ordered) =>
  getErrorCode(admin.request(rejectOrder, { params: { id }, body: { reason } }));
const giveUp = ({ id }: Ordered) => getErrorCode(admin.request(endUnfetchedOrder, { params: { id } }));
const settle = ({ id }: Ordered, state: "goods returned" | "refunded") =>
  getErrorCode(admin.request(settleWithdrawal, { params: { id }, body: { state } }));
const advanceTo = async ({ id }: Ordered, ...statuses: ("in progress" | "in delivery" | "delivered")[]) => {
  for (const status of statuses) await admin.call(advanceOrder, { params: { id }, body: { status } });
};
const tryToAdvance = ({ id }: Ordered) =>
  getErrorCode(admin.request(advanceOrder, { params: { id }, body: { status: "in progress" } }));

const Queued = z.object({ to: z.string(), text: z.string() });

/** The mails about an order that are not about its placing or its steps, by the rest of their ids. */
async function readMails({ id }: Ordered, ...kinds: string[]) {
  const refs = kinds.map((kind) => database.collection("mail").doc(`order-${id}-${kind}`));
  return (await database.getAll(...refs)).map((mail) => (mail.exists ? Queued.parse(mail.data()) : null));
}

const done = "done";

test("a buyer cancels an order that nobody has taken up: the stock is back, both are mailed once, and no step follows", async () => {
  const order = await orderFour();
  expect(await readQuantityLeft(order.product)).toBe(36);
  expect([await cancel(order), await cancel(order)]).toEqual([done, done]);
  expect(await readQuantityLeft(order.product)).toBe(40);
  const [mail, notice] = await readMails(order, "cancelled", "cancelled-notice");
  expect(mail).toMatchObject({
    to: statement.email,
    text: expect.stringContaining("Olet perunut tilauksen"),
  });
  expect(notice?.text).toContain("Ostaja on perunut tilauksen");
  expect([await tryToAdvance(order), await reject(order), await withdraw(order)]).toEqual([
    "orderEnded",
    "orderEnded",
    "orderEnded",
  ]);
});

test("an order that has been taken up is not cancelled by its buyer", async () => {
  const order = await orderFour();
  await advanceTo(order, "in progress");
  expect(await cancel(order)).toBe("notCancellable");
  expect(await readQuantityLeft(order.product)).toBe(36);
});

test("a seller rejects an order for a reason that its buyer reads", async () => {
  const order = await orderFour();
  await advanceTo(order, "in progress");
  expect([await reject(order), await reject(order)]).toEqual([done, done]);
  expect(await readQuantityLeft(order.product)).toBe(40);
  const [mail] = await readMails(order, "cancelled");
  expect(mail?.text).toContain(reason);
  const { id, code } = order;
  const page = await buyer.call(openOrderPage, { params: { id }, body: { code } });
  expect(page.order).toMatchObject({ status: "in progress", cancellation: { by: "seller", reason } });
  expect(await cancel(order)).toBe("orderEnded");
});

test("an order on its way is not rejected, and one that waits for its buyer is given up", async () => {
  const order = await orderFour();
  expect(await giveUp(order)).toBe("orderMovedOn");
  await advanceTo(order, "in progress", "in delivery");
  expect([await reject(order), await giveUp(order), await giveUp(order)]).toEqual([
    "orderMovedOn",
    done,
    done,
  ]);
  expect(await readQuantityLeft(order.product)).toBe(40);
});

test("another seller neither rejects an order nor learns of it", async () => {
  const order = await orderFour();
  const other = await new Client().logIn("mokkiklapi", "Mokkiklapi1");
  const { id } = order;
  const answers = [
    await getErrorCode(other.request(rejectOrder, { params: { id }, body: { reason } })),
    await getErrorCode(other.request(endUnfetchedOrder, { params: { id } })),
    await getErrorCode(other.request(settleWithdrawal, { params: { id }, body: { state: "refunded" } })),
  ];
  expect(new Set(answers)).toEqual(new Set(["notFound"]));
  expect(await readQuantityLeft(order.product)).toBe(36);
});

test.each([
  ["deleted", (product: Product) => database.collection("products").doc(product._id).delete(), undefined],
  [
    "hidden",
    (product: Product) => database.collection("products").doc(product._id).update({ visible: false }),
    40,
  ],
] as const)("the stock of a product that is %s meanwhile is no obstacle", async (_what, change, left) => {
  const order = await orderFour();
  await change(order.product);
  expect(await cancel(order)).toBe(done);
  const stored = await database.collection("products").doc(order.product._id).get();
  expect(stored.get("quantity")).toBe(left);
});

describe("a consumer withdraws from the contract with a business", () => {
  test("before it is sent: the stock is back at once, and what is left is the money", async () => {
    const order = await orderFour();
    await advanceTo(order, "in progress");
    expect([await withdraw(order, { reason: "En tarvitse" }), await withdraw(order)]).toEqual([done, done]);
    expect(await readQuantityLeft(order.product)).toBe(40);
    expect([await settle(order, "goods returned"), await settle(order, "refunded")]).toEqual([
      "orderMovedOn",
      done,
    ]);
    const [mail, copy, notice] = await readMails(order, "withdrawn", "withdrawn-buyer", "withdrawn-notice");
    expect(mail?.text).toMatch(
      /Vastaanotettu: .* klo .* Suomen aikaa \(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC\)/,
    );
    expect(mail?.text).toContain("Syy: En tarvitse");
    expect(mail?.text).toContain("Peruutus koskee koko tilausta.");
    expect(copy).toBeNull();
    expect(notice?.text).toContain("Ilmoittaja: Aino Ahonala");
  });

  test("after its delivery: the stock is back with the products, then comes the money", async () => {
    const order = await orderFour();
    await advanceTo(order, "in progress", "in delivery", "delivered");
    expect(await withdraw(order)).toBe(done);
    expect(await readQuantityLeft(order.product)).toBe(36);
    expect([await settle(order, "refunded"), await settle(order, "goods returned")]).toEqual([
      "orderMovedOn",
      done,
    ]);
    expect(await settle(order, "goods returned")).toBe(done);
    expect(await readQuantityLeft(order.product)).toBe(40);
    expect(await settle(order, "refunded")).toBe(done);
    const mails = await readMails(order, "goods-returned", "refunded");
    expect(mails.map((mail) => mail?.to)).toEqual([statement.email, statement.email]);
  });

  test("from a part: the rest is delivered, and the seller changes the stock", async () => {
    const order = await orderFour();
    expect(await withdraw(order, { part: "Yksi kuutio" })).toBe(done);
    expect([await tryToAdvance(order), await settle(order, "goods returned")]).toEqual([done, done]);
    expect(await readQuantityLeft(order.product)).toBe(36);
  });

  test("with another address: that of the order gets the acknowledgement too, and alone the link", async () => {
    const order = await orderFour();
    expect(await withdraw(order, { email: "toinen@posti.example" })).toBe(done);
    const [mail, copy] = await readMails(order, "withdrawn", "withdrawn-buyer");
    expect([mail?.to, copy?.to]).toEqual(["toinen@posti.example", statement.email]);
    expect(mail?.text).not.toContain("/tilaus/");
    expect(copy?.text).toContain("/tilaus/");
    const { id, code } = order;
    const page = await buyer.call(openOrderPage, { params: { id }, body: { code } });
    expect(JSON.stringify(page)).not.toContain("toinen@posti.example");
  });

  test("not when the period is over, and not from a private seller's order", async () => {
    const late = await orderFour();
    await advanceTo(late, "in progress", "in delivery", "delivered");
    const delivered = Timestamp.fromMillis(Date.now() - 16 * 24 * 60 * 60_000);
    await database.collection("orders").doc(late.id).update({ "statusTimes.delivered": delivered });
    expect(await withdraw(late)).toBe("withdrawalOver");
    expect(await withdraw(await orderFour({ business: false }))).toBe("noWithdrawal");
  });
});

test("an order that has ended leaves the open ones and the counts, and is found among the cancelled ones", async () => {
  const order = await orderFour();
  const userid = order.seller._id;
  const left = await orderLink(order.product, 1);
  await cancel(order);
  const list = async (status: "open" | "recieved" | "cancelled" | "withdrawn") =>
    (await admin.call(listOrders, { query: { userid, status } })).orders.map(({ _id }) => _id);
  expect(await list("open")).toEqual([left.id]);
  expect(await list("recieved")).toEqual([left.id]);
  expect(await list("cancelled")).toEqual([order.id]);
  expect(await list("withdrawn")).toEqual([]);
  const { counts } = await admin.call(countOrders, { query: { userid, from: "2026-01-01" } });
  expect(counts).toMatchObject({ recieved: 1, cancelled: 1 });
});

test("a withdrawal is listed until its money is given back", async () => {
  const order = await orderFour();
  await withdraw(order);
  const query = { userid: order.seller._id, status: "withdrawn" } as const;
  expect((await admin.call(listOrders, { query })).orders).toHaveLength(1);
  await settle(order, "refunded");
  expect((await admin.call(listOrders, { query })).orders).toEqual([]);
});

test("whoever ends an order in its seller's name is in the change log, with the state and without the buyer's words", async () => {
  const order = await orderFour();
  await reject(order);
  const events = await database.collection("audit").where("target._id", "==", order.id).get();
  expect(events.docs.map((event) => event.data())).toMatchObject([
    {
      action: "changed",
      by: { username: "yllapito" },
      changes: [{ field: "cancellation.by", before: null, after: "seller" }],
    },
  ]);
});

test("a network that tries codes is stopped", async () => {
  const order = await orderFour();
  const thief = new Client();
  const found = new Set<string>();
  for (const code of Array.from(
    { length: 61 },
    (_, index) => `${"A".repeat(19)}${String(index).padStart(3, "0")}`,
  ))
    found.add(await getErrorCode(thief.request(cancelOrder, { params: { id: order.id }, body: { code } })));
  expect([...found]).toEqual(["linkInvalid", "tooOften"]);
});

describe("of two who act at once one wins, and the stock is conserved", () => {
  const rounds = Array.from({ length: 20 }, (_, round) => round);

  test.each(rounds)("a buyer who cancels and a seller who takes it up, %i", { timeout: 60_000 }, async () => {
    const order = await orderFour();
    const answers = await Promise.all([cancel(order), tryToAdvance(order)]);
    expect([
      [done, "orderEnded"],
      ["notCancellable", done],
    ]).toContainEqual(answers);
    const { order: stored } = await admin.call(readOrder, { params: { id: order.id } });
    expect(stored.status).toBe(answers[1] === done ? "in progress" : "recieved");
    expect(await readQuantityLeft(order.product)).toBe(answers[0] === done ? 40 : 36);
  });

  test.each(rounds)("a buyer and a seller who both end it, %i", { timeout: 60_000 }, async () => {
    const order = await orderFour();
    const answers = await Promise.all([cancel(order), reject(order), cancel(order), reject(order)]);
    expect([
      [done, "orderEnded", done, "orderEnded"],
      ["orderEnded", done, "orderEnded", done],
    ]).toContainEqual(answers);
    expect(await readQuantityLeft(order.product)).toBe(40);
  });
});
