import { addToCart, readCart } from "@halkopiha/domain/contract/shop/cart.ts";
import { beforeAll, expect, test } from "vitest";
import { Client } from "../../test/support/api.ts";
import { newProduct, newSeller } from "../../test/support/market.ts";

// A page of another site whose form is sent to us: the browser leaves our cookie out, and stores the one that the answer sets.

let product: Awaited<ReturnType<typeof newProduct>>;
beforeAll(async () => {
  product = await newProduct(await newSeller());
});

const toCart = () => JSON.stringify({ product_id: product._id, quantity: 1 });

test.each([
  ["as a form sends it", { "content-type": "text/plain" }, 415],
  [
    "as a form sends it, from another site",
    { "content-type": "text/plain", "sec-fetch-site": "cross-site" },
    403,
  ],
  [
    "as the app sends it, from another site",
    { "content-type": "application/json", "sec-fetch-site": "cross-site" },
    403,
  ],
  ["with a body that is rejected", { "content-type": "application/json" }, 400],
])("a visitor's cookie is not replaced by a request %s", async (_how, headers, status) => {
  const body = status === 400 ? "{}" : toCart();
  const reply = await new Client().send("POST", "/api/cart", { headers, body });
  expect([reply.status, reply.headers.get("set-cookie")]).toEqual([status, null]);
});

test("the app's own request sets it", async () => {
  const client = new Client();
  await client.call(addToCart, { body: { product_id: product._id, quantity: 1 } });
  expect(client.cookie).not.toBe("");
  expect((await client.call(readCart, {})).cart.items).toHaveLength(1);
});

test.each([
  ["GET", "/api/cart"],
  ["HEAD", "/api/cart"],
  ["POST", "/api/alerts/read"],
])("%s %s, which only reads, makes no visitor", async (method, path) => {
  const headers = { "content-type": "application/json" };
  const body = method === "POST" ? JSON.stringify({ token: "A".repeat(22) }) : undefined;
  const reply = await new Client().send(method, path, { headers, ...(body !== undefined && { body }) });
  expect(reply.headers.get("set-cookie")).toBeNull();
});
