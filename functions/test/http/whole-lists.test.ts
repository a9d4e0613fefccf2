import { expect, test } from "vitest";
import * as z from "zod/mini";
import { Client } from "../support/api.ts";
import { database, newProduct, newSeller } from "../support/market.ts";

// A client written from the specification asks for no pages, so a list without `limit` has up to 500 rows, and `nextCursor` for the rest.

const rows = z.array(z.unknown());

/** The rows that a list answers under a name, and whether there are more. */
async function readList(client: Client, path: string, name: string) {
  const { body } = await client.send("GET", path);
  const answer = z.record(z.string(), z.unknown()).parse(body);
  return { count: rows.parse(answer[name]).length, isMore: answer["nextCursor"] !== undefined };
}

const count = async (collection: string) =>
  (await database.collection(collection).count().get()).data().count;

const admin = new Client();

test.each([
  { path: "/api/orders", name: "orders", collection: "orders", least: 24 },
  { path: "/api/admin/users", name: "sellers", collection: "users", least: 24 },
  { path: "/api/admin/contacts", name: "contacts", collection: "contacts", least: 2 },
])(
  "an admin who asks for no page of $path sees a small market whole",
  async ({ path, name, collection, least }) => {
    // Root, who sees the admins too.
    if (!admin.token) await admin.logIn("juuri", "Juurijuuri1");
    const stored = await count(collection);
    const { count: answered, isMore } = await readList(admin, path, name);
    expect(stored).toBeGreaterThan(least);
    expect([answered, isMore]).toEqual([Math.min(stored, 500), stored > 500]);
  },
);

test.each(["", "&queryString=koivu"])(
  "a visitor's search for firewood%s has more than a page",
  async (more) => {
    const path = `/api/sellers?category=Polttopuut${more}`;
    const whole = await readList(new Client(), path, "products");
    const page = await readList(new Client(), `${path}&limit=24`, "products");
    expect(page).toEqual({ count: 24, isMore: true });
    expect(whole.count).toBeGreaterThan(100);
  },
);

test("a seller's 120 products are answered whole to anybody", async () => {
  const seller = await newSeller();
  await Promise.all(Array.from({ length: 120 }, () => newProduct(seller)));
  for (const path of [`/api/products?owner_id=${seller._id}`, `/api/users/${seller._id}/products`]) {
    expect((await readList(new Client(), path, "products")).count).toBe(120);
  }
});
