import { listUsers } from "@halkopiha/domain/contract/admin/users.ts";
import { listContacts } from "@halkopiha/domain/contract/contacts.ts";
import { listOrders } from "@halkopiha/domain/contract/shop/orders.ts";
import { listProducts } from "@halkopiha/domain/contract/shop/products.ts";
import { Timestamp } from "firebase-admin/firestore";
import { afterEach, beforeAll, expect, test } from "vitest";
import { Client } from "../support/api.ts";
import { database } from "../support/market.ts";

const [admin, seller] = [new Client(), new Client()];

beforeAll(async () => {
  await admin.logIn("yllapito", "Yllapito2026");
  await seller.logIn("halkomestari", "Halkomestari1");
});

const id = "half-written";
const collections = ["orders", "contacts", "users", "products"] as const;
const refs = collections.map((collection) => database.collection(collection).doc(id));

afterEach(() => Promise.all(refs.map((ref) => ref.delete())));

/** Stores an incomplete document, as written by hand or by an older version. It is the newest, and the query of every list finds it. */
async function writeHalf(collection: (typeof collections)[number]): Promise<void> {
  const found = { user_id: "halkomestari", visible: true, seller: { _id: "halkomestari" }, role: "user" };
  await database
    .collection(collection)
    .doc(id)
    .set({ ...found, email: "salaa@posti.example", createdAt: Timestamp.now(), updatedAt: Timestamp.now() });
}

const query = { limit: 5 };
const lists = [
  {
    list: "all orders",
    collection: "orders",
    shown: async () => (await admin.call(listOrders, { query })).orders,
  },
  {
    list: "a seller's orders",
    collection: "orders",
    shown: async () => (await seller.call(listOrders, { query })).orders,
  },
  {
    list: "conversations",
    collection: "contacts",
    shown: async () => (await admin.call(listContacts, { query })).contacts,
  },
  { list: "users", collection: "users", shown: async () => (await admin.call(listUsers, { query })).sellers },
  {
    list: "a seller's products",
    collection: "products",
    shown: async () => (await seller.call(listProducts, { query: { owner_id: "halkomestari" } })).products,
  },
] as const;

test.each(lists)("a document that nobody can read does not hide the others: $list", async (row) => {
  await writeHalf(row.collection);
  const shown = (await row.shown()).map(({ _id }) => _id);
  expect(shown.length).toBeGreaterThanOrEqual(2);
  expect(shown).not.toContain(id);
});

test("the page after an order that nobody can read is there too", async () => {
  await writeHalf("orders");
  const first = await admin.call(listOrders, { query: { limit: 1 } });
  expect(first.orders).toEqual([]);
  const { orders } = await admin.call(listOrders, { query: { limit: 1, cursor: first.nextCursor ?? "" } });
  expect(orders).toHaveLength(1);
});
