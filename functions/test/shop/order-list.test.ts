import { placeOrder } from "@halkopiha/domain/contract/shop/checkout.ts";
import * as calls from "@halkopiha/domain/contract/shop/orders.ts";
import { type Order, openStatuses } from "@halkopiha/domain/orders/order.ts";
import { FieldValue } from "firebase-admin/firestore";
import { beforeAll, expect, test } from "vitest";
import { indexStored } from "../../src/store/firestore/index-stored.ts";
import { orderIndex } from "../../src/store/orders/order-index.ts";
import { Client, parseErrorBody } from "../support/api.ts";
import { checkoutForm, createVisitorWithCart, database, newProduct, newSeller } from "../support/market.ts";
import { createOrderRequest } from "../support/orders.ts";

const [seller, other, admin] = [new Client(), new Client(), new Client()];
let placed: Order;

beforeAll(async () => {
  await seller.logIn("halkomestari", "Halkomestari1");
  await other.logIn("mokkiklapi", "Mokkiklapi1");
  await admin.logIn("yllapito", "Yllapito2026");
  const product = await newProduct({ ...(await newSeller()), _id: "halkomestari" });
  const visitor = await createVisitorWithCart({ product, quantity: 1 });
  const buyer = {
    ...checkoutForm,
    firstname: "Oravainen",
    lastname: "Käpyläinen",
    phonenumber: "040-765 4321",
    email: "orava.kapy@posti.example",
  };
  ({ order: placed } = await visitor.call(
    placeOrder,
    await createOrderRequest(visitor, { checkoutForm: buyer }),
  ));
});

const search = async (client: Client, text: string) =>
  (await client.call(calls.searchOrders, { body: { search: text } })).orders.map(({ _id }) => _id);

test.each([
  "Käpyläinen",
  "oravainen kapyl",
  "+358 40 765 4321",
  "00358407654321",
  "040.765.4321",
  "0407654321",
  "4321",
  "765 4321",
  "orava.kapy@posti.example",
  "mailto:Orava.Kapy@posti.example",
  `${checkoutForm.street} Käpyläinen`,
  "Käpyläinen koivu",
])("a seller and an admin find an order by '%s', and another seller does not", async (text) => {
  expect(await search(seller, text)).toEqual([placed._id]);
  expect(await search(admin, text)).toEqual([placed._id]);
  expect(await search(other, text)).toEqual([]);
});

test("an order is found by its number, and by the end of it", async () => {
  expect(await search(seller, placed.orderNumber)).toEqual([placed._id]);
  expect(await search(seller, placed.orderNumber.slice(-5))).toEqual([placed._id]);
});

test("a whole e-mail address is found on the first page, without a cursor", async () => {
  const body = { search: "orava.kapy@posti.example", limit: 1 };
  const { orders, nextCursor } = await admin.call(calls.searchOrders, { body });
  expect(orders.map(({ _id }) => _id)).toEqual([placed._id]);
  expect(nextCursor).toBeUndefined();
});

test("a search is narrowed by seller, status and days", async () => {
  const query = { search: "Käpyläinen", userid: "halkomestari", from: "2026-01-01" } as const;
  const list = async (status: "recieved" | "delivered" | "open") =>
    (await admin.call(calls.searchOrders, { body: { ...query, status } })).orders.map(({ _id }) => _id);
  expect(await list("recieved")).toEqual([placed._id]);
  expect(await list("open")).toEqual([placed._id]);
  expect(await list("delivered")).toEqual([]);
});

test("the words by which an order is found are not answered", async () => {
  expect((await database.collection("orders").doc(placed._id).get()).get("searchWords")).toContain(
    "kapylainen",
  );
  const { order } = await seller.call(calls.readOrder, { params: { id: placed._id } });
  expect(order).not.toHaveProperty("searchWords");
});

test("an order stored before there was a search is listed, and found by words from the next night on", async () => {
  const { _id } = placed;
  const ref = database.collection("orders").doc(_id);
  await ref.update({ searchWords: FieldValue.delete() });
  expect(await search(seller, "Käpyläinen")).toEqual([]);
  const { orders } = await seller.call(calls.listOrders, { query: { status: "open" } });
  expect(orders.map((order) => order._id)).toContain(_id);
  await database.collection("figures").doc("orderIndex").delete();
  await indexStored(orderIndex);
  expect(await search(seller, "Käpyläinen")).toEqual([_id]);
  expect((await ref.get()).get("updatedAt").toDate().toISOString()).toBe(placed.updatedAt);
});

test("open orders are all but the delivered ones, newest first below those with a withdrawal, page by page", async () => {
  const first = await seller.call(calls.listOrders, { query: { status: "open", limit: 2 } });
  const second = await seller.call(calls.listOrders, {
    query: { status: "open", limit: 2, cursor: first.nextCursor ?? "" },
  });
  const orders = [...first.orders, ...second.orders];
  expect(orders).toHaveLength(4);
  for (const { status } of orders) expect(openStatuses).toContain(status);
  const withdrawn = orders.findLastIndex(({ withdrawal }) => withdrawal) + 1;
  expect(orders.slice(0, withdrawn).every(({ withdrawal }) => withdrawal?.state === "withdrawn")).toBe(true);
  const times = orders.slice(withdrawn).map(({ createdAt }) => createdAt);
  expect(times).toEqual(times.toSorted().toReversed());
});

test("orders are counted by status, each seller's own, an admin's all of them", async () => {
  const stored = await database.collection("orders").where("seller._id", "==", "halkomestari").get();
  const { counts } = await seller.call(calls.countOrders, { query: {} });
  const { withdrawn, cancelled, ...going } = counts;
  for (const [status, count] of Object.entries(going)) {
    const inStatus = stored.docs.filter((order) => order.get("status") === status && !order.get("ended"));
    expect(inStatus).toHaveLength(count);
  }
  expect(stored.docs.filter((order) => order.get("ended"))).toHaveLength(withdrawn + cancelled);
  const { counts: all } = await admin.call(calls.countOrders, { query: {} });
  const { counts: same } = await admin.call(calls.countOrders, { query: { userid: "halkomestari" } });
  expect(same).toEqual(counts);
  expect(all.recieved).toBeGreaterThan(counts.recieved);
});

test("nobody counts another seller's orders", async () => {
  const reply = await other.request(calls.countOrders, { query: { userid: "halkomestari" } });
  expect(reply.status).toBe(404);
  expect(parseErrorBody(reply).code).toBe("notFound");
});
