import type { Call } from "@halkopiha/domain/contract/call.ts";
import { table } from "@halkopiha/domain/contract/table.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { Client, parseErrorBody } from "../support/api.ts";
import {
  checkoutForm,
  createVisitorWithCart,
  database,
  newProduct,
  newSeller,
  waitForQuietDatabase,
} from "../support/market.ts";
import { emptyCart } from "../support/orders.ts";

const seller = new Client();
const admin = new Client();
const root = new Client();
let visitor = new Client();
let productId = "";
let sellerId = "";

beforeAll(async () => {
  await seller.logIn("halkomestari", "Halkomestari1");
  await admin.logIn("yllapito", "Yllapito2026");
  await root.logIn("juuri", "Juurijuuri1");
  const product = await newProduct(await newSeller());
  productId = product._id;
  sellerId = product.user_id;
  visitor = await createVisitorWithCart({ product, quantity: 2 });
});

const clientFor = ({ access }: Call): Client => {
  if (access === "root") return root;
  if (access === "admin") return admin;
  return ["member", "seller", "orderSeller"].includes(access) ? seller : visitor;
};
const pathFor = ({ path }: Call) => path.replace(":id", "malli-00");

/** The last write times of all carts, favourites and orders, and of the seller's products. */
async function stored(): Promise<string> {
  const snapshots = await Promise.all([
    ...["carts", "favorites", "orders"].map((name) => database.collection(name).select().get()),
    database.collection("products").where("user_id", "==", sellerId).select().get(),
  ]);
  return snapshots
    .flatMap(({ docs }) => docs.map(({ ref, updateTime }) => `${ref.path} ${updateTime.valueOf()}`))
    .join();
}

/** Expects an error response with this status and a message. */
function expectError(reply: Awaited<ReturnType<Client["send"]>>, status: number) {
  expect(reply.status).toBe(status);
  const error = parseErrorBody(reply);
  expect(error.message).toMatch(/\S/);
  return error;
}

/** Adds the last test of a group: none of its requests has written anything. Once for all of them, because it reads whole collections. */
function expectNothingWritten(): void {
  let before = "";
  beforeAll(async () => {
    // A trigger of what was written before may still write.
    await waitForQuietDatabase();
    before = await stored();
  });
  test("nothing of all this is written", async () => {
    expect(await stored()).toBe(before);
  });
}

const withBody = Object.values<Call>(table).filter(({ body }) => body !== undefined);

describe.each(withBody.map((call) => ({ name: `${call.method} ${call.path}`, call })))(
  "$name",
  ({ call }) => {
    const send = (body: string, contentType = "application/json") =>
      clientFor(call).send(call.method, pathFor(call), { body, headers: { "content-type": contentType } });

    test.each(["", "{", '{"a":', "[1,", "undefined", '{"a":1}}', "\u0000"])(
      "malformed JSON %j is rejected",
      async (body) => {
        expect(expectError(await send(body), 400)).toMatchObject({ code: "malformed" });
      },
    );

    test.each(["text/plain", "application/x-www-form-urlencoded", "application/xml", "multipart/form-data"])(
      "a body of type %s is rejected",
      async (contentType) => {
        expect(expectError(await send("{}", contentType), 415)).toMatchObject({
          code: "unsupportedMediaType",
        });
      },
    );

    test("a body that is far too large is rejected", async () => {
      const size = call.maxBodySize ?? 100_000;
      expectError(await send(JSON.stringify({ text: "a".repeat(size) })), 413);
    });

    test.each(["null", "[]", '"text"', "5", "true"])("%s is no body, and the error says so", async (body) => {
      expect(expectError(await send(body), 400)).toMatchObject({
        fields: { body: expect.any(String) },
      });
    });

    expectNothingWritten();
  },
);

const price = { product_id: "", quantity: 1 };

describe("wrong values are rejected by name", () => {
  test.each<{ method: string; path: string; body: object; field: string; as?: Client }>([
    { method: "POST", path: "/api/cart", body: {}, field: "product_id" },
    { method: "POST", path: "/api/cart", body: { product_id: 5 }, field: "product_id" },
    { method: "POST", path: "/api/cart", body: { product_id: "../carts/x" }, field: "product_id" },
    { method: "POST", path: "/api/cart", body: { product_id: "a", quantity: -1 }, field: "quantity" },
    { method: "POST", path: "/api/cart", body: { product_id: "a", quantity: 1e12 }, field: "quantity" },
    { method: "POST", path: "/api/cart", body: { product_id: "a", quantity: 1.555 }, field: "quantity" },
    { method: "POST", path: "/api/cart", body: { product_id: "a", quantity: "2" }, field: "quantity" },
    { method: "PUT", path: "/api/cart", body: { product_id: "a" }, field: "quantity" },
    { method: "PUT", path: "/api/cart", body: { product_id: "a", quantity: null }, field: "quantity" },
    { method: "PUT", path: "/api/cart", body: { product_id: "a", quantity: 1e300 }, field: "quantity" },
    { method: "PATCH", path: "/api/cart", body: { product_id: ["a"] }, field: "product_id" },
    { method: "POST", path: "/api/favorites", body: { id: {} }, field: "id" },
    { method: "PATCH", path: "/api/favorites/", body: { id: "" }, field: "id" },
    {
      method: "POST",
      path: "/api/cart/addaddress",
      body: { ...checkoutForm, email: "aino" },
      field: "email",
    },
    { method: "POST", path: "/api/cart/addaddress", body: { ...checkoutForm, zip: "331000" }, field: "zip" },
    { method: "POST", path: "/api/cart/addaddress", body: { ...checkoutForm, terms: false }, field: "terms" },
    {
      method: "POST",
      path: "/api/cart/addaddress",
      body: { ...checkoutForm, locality: "ei-ole" },
      field: "locality",
    },
    {
      method: "POST",
      path: "/api/cart/adddeliverycost",
      body: { ownerId: "x", delivery: "kyllä" },
      field: "delivery",
    },
    {
      method: "POST",
      path: "/api/cart/adddeliverycost",
      body: { ownerId: 1, delivery: true },
      field: "ownerId",
    },
    { method: "POST", path: "/api/orders", body: { cart: emptyCart, ownerIds: [] }, field: "ownerIds" },
    { method: "POST", path: "/api/orders", body: { cart: emptyCart, ownerIds: "x" }, field: "ownerIds" },
    {
      method: "POST",
      path: "/api/orders",
      body: { cart: { ...emptyCart, totalPrice: -1 } },
      field: "cart.totalPrice",
    },
    {
      method: "POST",
      path: "/api/orders",
      body: { cart: { ...emptyCart, sellers: Array.from({ length: 51 }, () => ({ _id: "x" })) } },
      field: "cart.sellers",
    },
    {
      method: "POST",
      path: "/api/orders",
      body: { cart: emptyCart, checkoutForm: { ...checkoutForm, firstname: "" } },
      field: "checkoutForm.firstname",
    },
    { method: "POST", path: "/api/users/login", body: { username: "x" }, field: "password" },
    { method: "POST", path: "/api/users/login", body: { username: {}, password: "x" }, field: "username" },
    {
      method: "PATCH",
      path: "/api/orders/malli-00/edit",
      body: { status: "lost" },
      field: "status",
      as: seller,
    },
    { method: "PATCH", path: "/api/orders/malli-00/edit", body: {}, field: "status", as: seller },
  ])("$method $path $body: $field", async ({ method, path, body, field, as }) => {
    const error = expectError(await (as ?? visitor).sendJson(method, path, body), 400);
    expect(Object.keys(error.fields ?? {})).toEqual([field]);
  });

  test.each([
    { path: "/api/sellers?category=Autot", field: "category", as: visitor },
    { path: "/api/sellers?limit=0", field: "limit", as: visitor },
    { path: "/api/sellers?limit=1000000", field: "limit", as: visitor },
    { path: "/api/sellers?limit=paljon", field: "limit", as: visitor },
    { path: "/api/sellers?region=a&region=b", field: "region", as: visitor },
    { path: "/api/sellers?sort=dearest", field: "sort", as: visitor },
    { path: `/api/sellers?queryString=${"a".repeat(101)}`, field: "queryString", as: visitor },
    { path: "/api/locations?region=..%2Fx", field: "region", as: visitor },
    { path: "/api/orders?status=lost", field: "status", as: seller },
    { path: "/api/orders?userid=a/b", field: "userid", as: seller },
  ])("GET $path: $field", async ({ path, field, as }) => {
    const reply = await as.send("GET", path);
    expect({ status: reply.status, fields: Object.keys(parseErrorBody(reply).fields ?? {}) }).toEqual({
      status: 400,
      fields: [field],
    });
  });

  expectNothingWritten();
});

test.each(["x", "eyJ", "W10", "WzEsMl0", "WyJhIiwiYiJd"])("the cursor %j is rejected", async (cursor) => {
  const reply = await visitor.send("GET", `/api/sellers?cursor=${cursor}`);
  expect({ status: reply.status, code: parseErrorBody(reply).code }).toEqual({
    status: 400,
    code: "badCursor",
  });
});

describe("what does not exist is not found", () => {
  test.each([
    { method: "POST", path: "/api/cart", body: { ...price, product_id: "ei-ole" } },
    { method: "PUT", path: "/api/cart", body: { ...price, product_id: "ei-ole" } },
    { method: "POST", path: "/api/favorites", body: { id: "ei-ole" } },
    { method: "POST", path: "/api/cart/adddeliverycost", body: { ownerId: "ei-ole", delivery: true } },
    { method: "PATCH", path: "/api/orders/ei-ole/edit", body: { status: "in progress" }, as: seller },
    { method: "PATCH", path: "/api/orders/__x__/edit", body: { status: "in progress" }, as: seller },
    { method: "PATCH", path: "/api/orders/%2e%2e/edit", body: { status: "in progress" }, as: seller },
  ])("$method $path $body", async ({ method, path, body, as }) => {
    expectError(await (as ?? visitor).sendJson(method, path, body), 404);
  });

  test.each(["/api/", "/api/nothing", "/api/orders/a/b/c"])("GET %s", async (path) => {
    const { status, headers } = await seller.send("GET", path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(headers.get("content-type")).toMatch(/^application\/json/);
  });

  expectNothingWritten();
});

test("the cart that all this was sent to is as it was", async () => {
  const reply = await visitor.send("GET", "/api/cart");
  expect(reply.body).toMatchObject({ cart: { items: [{ _id: productId, quantity: 2 }] } });
});
