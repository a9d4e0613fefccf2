import * as calls from "@halkopiha/domain/contract/shop/orders.ts";
import type { Order } from "@halkopiha/domain/orders/order.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { Client, parseErrorBody } from "../support/api.ts";
import { database, newProduct, newSeller } from "../support/market.ts";
import { orderProduct } from "../support/orders.ts";

const [seller, other, admin, newcomer] = [new Client(), new Client(), new Client(), new Client()];

beforeAll(async () => {
  await seller.logIn("halkomestari", "Halkomestari1");
  await other.logIn("mokkiklapi", "Mokkiklapi1");
  await admin.logIn("yllapito", "Yllapito2026");
  await newcomer.logIn("uusimyyja", "Uusimyyja1");
});

/** A fresh order from Halkomestari. */
async function newOrder(): Promise<Order> {
  const halkomestari = await newSeller();
  const product = await newProduct({ ...halkomestari, _id: "halkomestari" });
  return orderProduct(product);
}

const advance = (client: Client, id: string, status: Order["status"]) =>
  client.request(calls.advanceOrder, { params: { id }, body: { status } });

test("a seller's newest order comes first", async () => {
  const placed = await newOrder();
  const { orders } = await seller.call(calls.listOrders, { query: {} });
  expect(orders[0]?._id).toBe(placed._id);
  expect(new Set(orders.map((order) => order.seller._id))).toEqual(new Set(["halkomestari"]));
});

test("orders come in pages, by status when asked", async () => {
  const first = await seller.call(calls.listOrders, { query: { limit: 2, status: "delivered" } });
  const second = await seller.call(calls.listOrders, {
    query: { limit: 2, status: "delivered", cursor: first.nextCursor ?? "" },
  });
  const orders = [...first.orders, ...second.orders];
  expect(new Set(orders.map(({ _id }) => _id)).size).toBe(4);
  expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(["delivered"]));
});

test("§4 an order whose stored status is not known is answered as delivered, and nobody can move it on", {
  tags: "s4-9",
}, async () => {
  const { _id } = await newOrder();
  await database.collection("orders").doc(_id).update({ status: "shipped by pigeon" });
  const { order } = await seller.call(calls.readOrder, { params: { id: _id } });
  expect(order.status).toBe("delivered");
  const { orders } = await seller.call(calls.listOrders, { query: {} });
  expect(orders.find((listed) => listed._id === _id)?.status).toBe("delivered");
  expect((await parseErrorBody(await advance(seller, _id, "in progress"))).code).toBe("orderMovedOn");
});

describe("§2 an admin finds orders by seller, status and days", () => {
  const dayOf = (instant: string) =>
    new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Helsinki" }).format(new Date(instant));

  /** Reads all pages of a query, because other tests create orders too. */
  async function all(query: { from?: string; to?: string } = {}) {
    const found: Order[] = [];
    let cursor: string | undefined;
    do {
      const page = await admin.call(calls.listOrders, {
        query: { ...query, limit: 100, ...(cursor && { cursor }) },
      });
      found.push(...page.orders);
      cursor = page.nextCursor;
    } while (cursor);
    return found;
  }

  test("the first and the last day both count, as Finland has them", async () => {
    const orders = await all();
    const days = [...new Set(orders.map(({ createdAt }) => dayOf(createdAt)))].sort();
    const [from = "", to = ""] = [days[2], days[days.length - 3]];
    const found = await all({ from, to });
    const expected = orders.filter(({ createdAt }) => dayOf(createdAt) >= from && dayOf(createdAt) <= to);
    expect(found.map(({ _id }) => _id)).toEqual(expected.map(({ _id }) => _id));
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(orders.length);
  });

  test("days, a seller and a status narrow each other, page by page", { tags: "s7-note-19" }, async () => {
    const query = { userid: "halkomestari", status: "recieved", from: "2026-01-01", limit: 1 } as const;
    const first = await admin.call(calls.listOrders, { query });
    const second = await admin.call(calls.listOrders, {
      query: { ...query, cursor: first.nextCursor ?? "" },
    });
    for (const order of [...first.orders, ...second.orders]) {
      expect(order).toMatchObject({ seller: { _id: "halkomestari" }, status: "recieved" });
    }
    expect(first.orders[0]?._id).not.toBe(second.orders[0]?._id);
  });

  test("a day that there is not is rejected by its name", async () => {
    const reply = await admin.request(calls.listOrders, { query: { from: "2026-02-30" } });
    expect(reply.status).toBe(400);
    expect(parseErrorBody(reply).fields).toHaveProperty("from");
  });
});

test("an order moves through all four states, one at a time", {
  tags: ["s4-7", "s6-20", "s7-note-20"],
}, async () => {
  const { _id } = await newOrder();
  for (const status of ["in progress", "in delivery", "delivered"] as const) {
    expect((await advance(seller, _id, status)).status).toBe(200);
  }
  const { order } = await seller.call(calls.readOrder, { params: { id: _id } });
  expect(order.status).toBe("delivered");
});

describe("an order just received", () => {
  test.each(["in delivery", "delivered"] as const)("cannot jump to %s", { tags: "s4-8" }, async (status) => {
    const reply = await advance(seller, (await newOrder())._id, status);
    expect(reply.status).toBe(409);
    expect(parseErrorBody(reply).message).toBe("Tilauksen tila on jo muuttunut.");
  });

  test("may be marked as received again, and stays as it is", async () => {
    const order = await newOrder();
    const reply = await advance(seller, order._id, "recieved");
    expect(reply).toMatchObject({ status: 200, body: { order: { updatedAt: order.updatedAt } } });
  });
});

test("an order never goes back", { tags: "s4-6" }, async () => {
  const { _id } = await newOrder();
  await advance(seller, _id, "in progress");
  expect((await advance(seller, _id, "recieved")).status).toBe(409);
});

test("two who advance an order at the same moment advance it once", async () => {
  const { _id } = await newOrder();
  const replies = await Promise.all([
    advance(seller, _id, "in progress"),
    advance(admin, _id, "in progress"),
  ]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect((await database.collection("orders").doc(_id).get()).get("status")).toBe("in progress");
});

describe("somebody else's order", () => {
  test("is not there for another seller", { tags: "s6-20" }, async () => {
    const { _id } = await newOrder();
    expect((await other.request(calls.readOrder, { params: { id: _id } })).status).toBe(404);
    expect((await advance(other, _id, "in progress")).status).toBe(404);
    expect((await other.request(calls.listOrders, { query: { userid: "halkomestari" } })).status).toBe(404);
  });

  test("is there for an admin", { tags: "s6-30" }, async () => {
    const { _id } = await newOrder();
    const { order } = await admin.call(calls.readOrder, { params: { id: _id } });
    expect(order._id).toBe(_id);
    const { orders } = await admin.call(calls.listOrders, { query: { userid: "mokkiklapi" } });
    expect(new Set(orders.map((one) => one.seller._id)).has("halkomestari")).toBe(false);
  });
});

test("nobody sees orders without logging in", async () => {
  const reply = await new Client().request(calls.listOrders, { query: {} });
  expect(reply.status).toBe(401);
  expect(parseErrorBody(reply).message).toBe("Istuntosi on vanhentunut, kirjaudu uudelleen sisään!");
});

test("a seller who is not yet active has no orders to see", { tags: "s6-23" }, async () => {
  const reply = await newcomer.request(calls.listOrders, { query: {} });
  expect(reply.status).toBe(403);
  expect(parseErrorBody(reply).message).toBe("Tilisi ei ole vielä aktiivinen.");
});
