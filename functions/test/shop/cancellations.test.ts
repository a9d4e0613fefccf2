import { cancelOrder, openOrderPage } from "@halkopiha/domain/contract/shop/order-page.ts";
import {
  countOrders,
  endUnfetchedOrder,
  listOrders,
  rejectOrder,
  settleWithdrawal,
} from "@halkopiha/domain/contract/shop/orders.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { beforeAll, expect, test } from "vitest";
import { Client } from "../support/api.ts";
import {
  admin,
  advanceTo,
  buyer,
  cancel,
  done,
  giveUp,
  logInAdmin,
  orderFour,
  readMails,
  reason,
  reject,
  statement,
  tryToAdvance,
  withdraw,
} from "../support/ended-orders.ts";
import { database, readQuantityLeft } from "../support/market.ts";
import { orderLink } from "../support/orders.ts";
import { getErrorCode } from "../support/users.ts";

// Orders that end without their delivery: cancelled by the buyer, rejected or given up by the seller.

beforeAll(async () => void (await logInAdmin()));

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

test("an order that has ended leaves the open ones and the counts, and is found among the cancelled ones", async () => {
  const order = await orderFour();
  const userid = order.seller._id;
  const left = await orderLink(order.product, 1);
  await cancel(order);
  const list = async (status: "open" | "recieved" | "cancelled") =>
    (await admin.call(listOrders, { query: { userid, status } })).orders.map(({ _id }) => _id);
  expect(await list("open")).toEqual([left.id]);
  expect(await list("recieved")).toEqual([left.id]);
  expect(await list("cancelled")).toEqual([order.id]);
  const { counts } = await admin.call(countOrders, { query: { userid, from: "2026-01-01" } });
  expect(counts).toMatchObject({ recieved: 1, cancelled: 1 });
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
