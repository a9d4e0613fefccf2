import { randomUUID } from "node:crypto";
import type { Cart } from "@halkopiha/domain/cart/cart.ts";
import * as calls from "@halkopiha/domain/contract/shop/cart.ts";
import { addAddress } from "@halkopiha/domain/contract/shop/checkout.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { describe, expect, test } from "vitest";
import { Client, parseErrorBody } from "../support/api.ts";
import {
  changeProduct,
  checkoutForm,
  createVisitorWithCart,
  database,
  newProduct,
  newSeller,
} from "../support/market.ts";
import { waitForDocument } from "../support/wait-for.ts";

/** The exact text of §8. */
const tooMuch =
  "Tuotteen määrää on ei voitu muuttaa, koska sen maksimi määrä on ylitetty. Myyjä mahdollisesti jättänyt määrän yhteen kuutioon, ja tarkan saatavilla olevan kuutio määrän voi tiedustella myyjältä.";

const quantities = ({ items }: Cart) => items.map(({ quantity }) => quantity);

test("a new visitor's cart is empty, and a GET sets no cookie", async () => {
  const visitor = new Client();
  const { cart } = await visitor.call(calls.readCart, {});
  expect(cart).toMatchObject({ items: [], totalPrice: 0 });
  expect(visitor.cookie).toBe("");
});

test("a visitor who puts something into the cart gets an HttpOnly cookie", { tags: "s6-7" }, async () => {
  const product = await newProduct(await newSeller());
  const visitor = new Client();
  const { headers } = await visitor.request(calls.addToCart, { body: { product_id: product._id } });
  expect(headers.get("set-cookie")).toMatch(/^__session=.*HttpOnly; Secure; SameSite=Lax/);
  expect(quantities((await visitor.call(calls.readCart, {})).cart)).toEqual([1]);
});

test("a forged cookie makes a new visitor", async () => {
  const product = await newProduct(await newSeller());
  const visitor = await createVisitorWithCart({ product, quantity: 1 });
  const thief = new Client();
  thief.cookie = `${visitor.cookie.slice(0, -2)}xx`;
  const { cart } = await thief.call(calls.readCart, {});
  expect(cart.items).toEqual([]);
});

test("adding again adds up", async () => {
  const product = await newProduct(await newSeller(), { quantity: 5 });
  const visitor = await createVisitorWithCart({ product, quantity: 3 }, { product, quantity: 1 });
  expect(quantities((await visitor.call(calls.readCart, {})).cart)).toEqual([4]);
});

test("adding more than there is is rejected in the words of §8 and changes nothing", {
  tags: "s5-31",
}, async () => {
  const product = await newProduct(await newSeller(), { quantity: 5 });
  const visitor = await createVisitorWithCart({ product, quantity: 4 });
  const reply = await visitor.request(calls.addToCart, { body: { product_id: product._id, quantity: 2 } });
  expect({ status: reply.status, message: parseErrorBody(reply).message }).toEqual({
    status: 409,
    message: tooMuch,
  });
  expect(quantities((await visitor.call(calls.readCart, {})).cart)).toEqual([4]);
});

describe("a call that is made again with its Idempotency-Key", () => {
  const headers = () => ({ "idempotency-key": randomUUID() });

  test("adds once, also when both come at the same time", async () => {
    const product = await newProduct(await newSeller(), { quantity: 5 });
    const visitor = await createVisitorWithCart({ product, quantity: 1 });
    const again = { headers: headers(), body: { product_id: product._id } };
    await Promise.all([1, 2, 3].map(() => visitor.call(calls.addToCart, again)));
    expect(quantities((await visitor.call(calls.addToCart, again)).cart)).toEqual([2]);
  });

  test("does not bring back a quantity that has been changed since", async () => {
    const product = await newProduct(await newSeller(), { quantity: 5 });
    const visitor = await createVisitorWithCart({ product, quantity: 1 });
    const late = { headers: headers(), body: { product_id: product._id, quantity: 4 } };
    await visitor.call(calls.changeQuantity, late);
    await visitor.call(calls.changeQuantity, { body: { product_id: product._id, quantity: 2 } });
    expect(quantities((await visitor.call(calls.changeQuantity, late)).cart)).toEqual([2]);
  });

  test("is done when it was rejected before", async () => {
    const product = await newProduct(await newSeller(), { quantity: 5 });
    const visitor = await createVisitorWithCart({ product, quantity: 1 });
    const call = { headers: headers(), body: { product_id: product._id, quantity: 9 } };
    expect((await visitor.request(calls.changeQuantity, call)).status).toBe(409);
    const { cart } = await visitor.call(calls.changeQuantity, {
      ...call,
      body: { ...call.body, quantity: 3 },
    });
    expect(quantities(cart)).toEqual([3]);
  });

  test("adds under another key", async () => {
    const product = await newProduct(await newSeller(), { quantity: 5 });
    const visitor = await createVisitorWithCart({ product, quantity: 1 });
    const body = { product_id: product._id };
    for (const key of [headers(), headers()]) await visitor.call(calls.addToCart, { headers: key, body });
    expect(quantities((await visitor.call(calls.readCart, {})).cart)).toEqual([3]);
  });
});

test("a product that is sold out cannot be added", async () => {
  const product = await newProduct(await newSeller(), { quantity: 0 });
  const reply = await new Client().request(calls.addToCart, { body: { product_id: product._id } });
  expect(reply.status).toBe(409);
});

describe("changing the quantity", () => {
  test.each([
    { requested: 7, becomes: 7 },
    { requested: 0, becomes: 1 },
    { requested: -4, becomes: 1 },
    { requested: 8, becomes: 8 },
  ])(
    "to $requested gives $becomes of 8",
    { tags: ["s5-29", "s5-30", "s7-note-14", "s9-42"] },
    async ({ requested, becomes }) => {
      const product = await newProduct(await newSeller(), { quantity: 8, unit: "kpl" });
      const visitor = await createVisitorWithCart({ product, quantity: 2 });
      const { cart } = await visitor.call(calls.changeQuantity, {
        body: { product_id: product._id, quantity: requested },
      });
      expect(quantities(cart)).toEqual([becomes]);
    },
  );

  test("above the maximum is rejected in the words of §8 and changes nothing", {
    tags: ["s5-28", "s8-16"],
  }, async () => {
    const product = await newProduct(await newSeller(), { quantity: 8 });
    const visitor = await createVisitorWithCart({ product, quantity: 2 });
    const reply = await visitor.request(calls.changeQuantity, {
      body: { product_id: product._id, quantity: 9 },
    });
    expect(reply.status).toBe(409);
    expect(parseErrorBody(reply).message).toBe(tooMuch);
    expect(quantities((await visitor.call(calls.readCart, {})).cart)).toEqual([2]);
  });

  test("of something that is not in the cart names nothing", async () => {
    const product = await newProduct(await newSeller());
    const reply = await new Client().request(calls.changeQuantity, {
      body: { product_id: product._id, quantity: 1 },
    });
    expect(reply.status).toBe(404);
  });
});

test("a removed product is gone, and removing it again is no error", { tags: "s7-note-13" }, async () => {
  const product = await newProduct(await newSeller());
  const visitor = await createVisitorWithCart({ product, quantity: 1 });
  for (const _ of [1, 2]) {
    const { cart } = await visitor.call(calls.removeFromCart, { body: { product_id: product._id } });
    expect(cart.items).toEqual([]);
  }
});

test("the cart follows the price that the seller asks now", async () => {
  const product = await newProduct(await newSeller(), { price: 6500 });
  const visitor = await createVisitorWithCart({ product, quantity: 2 });
  await changeProduct(product, { price: 7000 });
  expect((await visitor.call(calls.readCart, {})).cart.totalPrice).toBe(14_000);
});

test.each([
  { why: "deleted", change: ({ _id }: Product) => database.collection("products").doc(_id).delete() },
  {
    why: "sold out",
    change: ({ _id }: Product) => database.collection("products").doc(_id).update({ quantity: 0 }),
  },
  {
    why: "hidden",
    change: async ({ _id, user_id }: Product) => {
      await database.collection("users").doc(user_id).update({ "userAccount.isActive": false });
      await waitForDocument(
        database.collection("products").doc(_id),
        (product) => product.get("visible") === false,
      );
    },
  },
])("a product that is $why stays in the cart, marked, without a price", async ({ change }) => {
  const product = await newProduct(await newSeller());
  const visitor = await createVisitorWithCart({ product, quantity: 2 });
  await change(product);
  const { cart } = await visitor.call(calls.readCart, {});
  expect(cart).toMatchObject({
    items: [{ _id: product._id, name: "Polttopuu", available: false }],
    totalPrice: 0,
  });
});

test("the buyer's coordinates are the locality's", { tags: "s7-note-15" }, async () => {
  const visitor = new Client();
  const { cart } = await visitor.call(addAddress, { body: checkoutForm });
  expect(cart.buyer).toMatchObject({ localityId: "tampere", coords: { lat: expect.closeTo(61.5, 0) } });
});

test("a locality outside the chosen region is rejected by name", { tags: "s5-27" }, async () => {
  const reply = await new Client().request(addAddress, { body: { ...checkoutForm, region: "lappi" } });
  expect(reply.status).toBe(400);
  expect(parseErrorBody(reply).fields).toEqual({ locality: "Paikkakunta ei ole valitussa maakunnassa." });
});
