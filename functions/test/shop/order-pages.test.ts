import { cancelOrder, readOrderPages } from "@halkopiha/domain/contract/shop/order-page.ts";
import { advanceOrder } from "@halkopiha/domain/contract/shop/orders.ts";
import { Timestamp } from "firebase-admin/firestore";
import { beforeAll, expect, test } from "vitest";
import { Client } from "../support/api.ts";
import { createProductForSale, seller } from "../support/call-examples/fixtures.ts";
import { database } from "../support/market.ts";
import { orderLink } from "../support/orders.ts";
import { getErrorCode } from "../support/users.ts";

interface Link {
  id: string;
  code: string;
}

let first: Link;
let second: Link;

const read = async (orders: Link[]) => {
  const answer = await new Client().call(readOrderPages, { body: { orders } });
  return Object.fromEntries(answer.orders.map(({ _id, status }) => [_id, status]));
};

beforeAll(async () => {
  const product = await createProductForSale();
  [first, second] = [await orderLink(product), await orderLink(product)];
});

test("a device reads the statuses of its orders with one call", async () => {
  const { client } = await seller();
  await client.call(advanceOrder, { params: { id: second.id }, body: { status: "in progress" } });
  expect(await read([first, second, first])).toEqual({ [first.id]: "recieved", [second.id]: "in progress" });
});

test("the answer has nothing of the buyer, the seller and the products", async () => {
  const { orders } = await new Client().call(readOrderPages, { body: { orders: [first] } });
  expect(orders.map((order) => Object.keys(order).toSorted())).toEqual([["_id", "status", "updatedAt"]]);
});

test("a cancelled order says who cancelled it", async () => {
  const cancelled = await orderLink(await createProductForSale());
  await new Client().call(cancelOrder, { params: { id: cancelled.id }, body: { code: cancelled.code } });
  const { orders } = await new Client().call(readOrderPages, { body: { orders: [cancelled] } });
  expect(orders).toMatchObject([{ status: "recieved", cancellation: { by: "buyer" } }]);
});

test("an order whose code is wrong is left out, the others are answered", async () => {
  expect(await read([first, { id: second.id, code: first.code }])).toEqual({ [first.id]: "recieved" });
  expect(await read([{ id: "tuntematon", code: "A".repeat(22) }])).toEqual({});
});

test("an order whose link has expired, and one that was deleted, are left out", async () => {
  const product = await createProductForSale();
  const [expired, deleted] = [await orderLink(product), await orderLink(product)];
  const orders = database.collection("orders");
  const createdAt = Timestamp.fromMillis(Date.now() - 731 * 24 * 60 * 60_000);
  await orders.doc(expired.id).update({ createdAt });
  await orders.doc(deleted.id).delete();
  expect(await read([expired, deleted, first])).toEqual({ [first.id]: "recieved" });
});

test("more than fifty orders are not read at once", async () => {
  const orders = Array.from({ length: 51 }, () => first);
  expect(await getErrorCode(new Client().request(readOrderPages, { body: { orders } }))).toBe("invalid");
});

test("a network that tries codes is stopped, with fifty in a call too", async () => {
  const thief = new Client();
  const found = new Set<string>();
  for (let n = 0; n < 70; n += 1) {
    const orders = [{ id: first.id, code: `${"A".repeat(19)}${String(n).padStart(3, "0")}` }];
    const { status } = await thief.request(readOrderPages, { body: { orders } });
    found.add(String(status));
  }
  expect([...found]).toEqual(["200", "429"]);
});
