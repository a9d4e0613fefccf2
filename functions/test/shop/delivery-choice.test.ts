import type { User } from "@halkopiha/domain/accounts/user.ts";
import * as calls from "@halkopiha/domain/contract/shop/cart.ts";
import { addAddress, placeOrder } from "@halkopiha/domain/contract/shop/checkout.ts";
import { describe, expect, test } from "vitest";
import { parseErrorBody } from "../support/api.ts";
import {
  checkoutForm,
  createVisitorWithCart,
  database,
  newDeliveryCost,
  newProduct,
  newSeller,
} from "../support/market.ts";
import { createOrderRequest } from "../support/orders.ts";

describe("delivery", () => {
  async function createVisitorWithChoice() {
    const seller = await newSeller();
    const product = await newProduct(seller);
    const visitor = await createVisitorWithCart({ product, quantity: 3 });
    await visitor.call(addAddress, { body: checkoutForm });
    return { seller, visitor };
  }

  test("at a fixed price is added to the total", { tags: "s7-note-16" }, async () => {
    const { seller, visitor } = await createVisitorWithChoice();
    const deliveryCostId = await newDeliveryCost(seller);
    const body = { ownerId: seller._id, deliveryCostId, delivery: true };
    const { cart } = await visitor.call(calls.chooseDelivery, { body });
    expect(cart).toMatchObject({
      totalPrice: 19_500 + 4500,
      sellers: [{ deliveryCost: { price: 4500, tax: 914 } }],
    });
  });

  test("by kilometre costs 1.3 great circles from Orivesi to Tampere", { tags: "s9-34" }, async () => {
    const { seller, visitor } = await createVisitorWithChoice();
    const deliveryCostId = await newDeliveryCost(seller, {
      name: "Kilometrien mukaan",
      unit: "km",
      price: 150,
    });
    const body = { ownerId: seller._id, deliveryCostId, delivery: true };
    const { cart } = await visitor.call(calls.chooseDelivery, { body });
    expect(cart.sellers).toMatchObject([{ deliveryCost: { distance: 47, price: 47 * 150 } }]);
  });

  test("is at first the cheapest for this buyer, and each choice says what it comes to", async () => {
    const { seller, visitor } = await createVisitorWithChoice();
    const km = await newDeliveryCost(seller, { name: "Kilometrien mukaan", unit: "km", price: 150 });
    const fixed = await newDeliveryCost(seller);
    const body = { ownerId: seller._id, delivery: true };
    const { cart } = await visitor.call(calls.chooseDelivery, { body });
    expect(cart.sellers).toMatchObject([
      {
        deliveryCost: { deliveryCostId: fixed, price: 4500 },
        deliveryPrices: [
          { deliveryCostId: fixed, price: 4500 },
          { deliveryCostId: km, price: 47 * 150 },
        ],
      },
    ]);
  });

  test("can be given up again", async () => {
    const { seller, visitor } = await createVisitorWithChoice();
    await newDeliveryCost(seller);
    await visitor.call(calls.chooseDelivery, { body: { ownerId: seller._id, delivery: true } });
    const { cart } = await visitor.call(calls.chooseDelivery, {
      body: { ownerId: seller._id, delivery: false },
    });
    expect(cart).toMatchObject({ totalPrice: 19_500, delivery: false });
  });

  test("without an active price stays unpriced", { tags: ["s2-cart-11", "s4-23"] }, async () => {
    const { seller, visitor } = await createVisitorWithChoice();
    await newDeliveryCost(seller, { available: false });
    const { cart } = await visitor.call(calls.chooseDelivery, {
      body: { ownerId: seller._id, delivery: true },
    });
    expect(cart.sellers).toMatchObject([{ delivery: true, deliveryCost: null, deliveryCosts: [] }]);
  });

  describe("asked for by the seller's id alone, as §7 documents it,", () => {
    test("costs the seller's only active price", { tags: "s7-note-17" }, async () => {
      const { seller, visitor } = await createVisitorWithChoice();
      const only = await newDeliveryCost(seller);
      await newDeliveryCost(seller, { available: false });
      const { cart } = await visitor.call(calls.chooseDelivery, { body: { ownerId: seller._id } });
      expect(cart.sellers).toMatchObject([
        { delivery: true, deliveryCost: { deliveryCostId: only, price: 4500 } },
      ]);
    });

    test.each([
      { many: "no", prices: [] },
      { many: "several", prices: [4500, 6000] },
    ])(
      "is agreed with the seller who has $many active prices",
      { tags: "s7-note-17" },
      async ({ prices }) => {
        const { seller, visitor } = await createVisitorWithChoice();
        for (const price of prices) await newDeliveryCost(seller, { price });
        const { cart } = await visitor.call(calls.chooseDelivery, { body: { ownerId: seller._id } });
        expect(cart).toMatchObject({
          totalPrice: 19_500,
          sellers: [{ delivery: true, deliveryCost: null, deliveryCostGone: false }],
        });
        // A delivery price that the seller adds later is not added to the total.
        await newDeliveryCost(seller);
        expect((await visitor.call(calls.readCart, {})).cart.totalPrice).toBe(19_500);
      },
    );
  });

  test.each([
    { why: "of another seller", cost: async () => newDeliveryCost(await newSeller()) },
    {
      why: "that is not active",
      cost: (seller: Awaited<ReturnType<typeof newSeller>>) => newDeliveryCost(seller, { available: false }),
    },
    { why: "that does not exist", cost: async () => "ei-ole" },
  ])("at a price $why cannot be chosen", async ({ cost }) => {
    const { seller, visitor } = await createVisitorWithChoice();
    const body = { ownerId: seller._id, deliveryCostId: await cost(seller), delivery: true };
    expect((await visitor.request(calls.chooseDelivery, { body })).status).toBe(404);
  });

  test("from a seller who does not deliver is rejected", async () => {
    const seller = await newSeller({ deliveryMethod: "Noutopiste" });
    const visitor = await createVisitorWithCart({ product: await newProduct(seller), quantity: 1 });
    await visitor.call(addAddress, { body: checkoutForm });
    const reply = await visitor.request(calls.chooseDelivery, {
      body: { ownerId: seller._id, delivery: true },
    });
    expect(reply.status).toBe(409);
  });

  test("needs the buyer's address first", async () => {
    const seller = await newSeller();
    const visitor = await createVisitorWithCart({ product: await newProduct(seller), quantity: 1 });
    const reply = await visitor.request(calls.chooseDelivery, {
      body: { ownerId: seller._id, delivery: true },
    });
    expect(parseErrorBody(reply).message).toBe("Täytä ensin yhteystietosi.");
  });
});

describe("a buyer outside of the seller's delivery area", () => {
  const inHelsinki = { ...checkoutForm, region: "uusimaa", locality: "helsinki", zip: "00100" };

  async function createVisitor(change: Partial<User> = {}) {
    const seller = await newSeller(change);
    await newDeliveryCost(seller);
    const visitor = await createVisitorWithCart({ product: await newProduct(seller), quantity: 1 });
    await visitor.call(addAddress, { body: checkoutForm });
    return { seller, visitor };
  }

  test("is not sold a delivery, picks up, and has it again with an address inside", async () => {
    const { seller, visitor } = await createVisitor();
    const body = { ownerId: seller._id, delivery: true };
    await visitor.call(calls.chooseDelivery, { body });
    const { cart } = await visitor.call(addAddress, { body: inHelsinki });
    expect(cart).toMatchObject({
      totalPrice: 6500,
      sellers: [{ outsideArea: true, delivery: false, deliveryCost: null }],
    });
    const rejected = parseErrorBody(await visitor.request(calls.chooseDelivery, { body }));
    expect(rejected).toMatchObject({
      code: "outsideArea",
      message: "Myyjä ei toimita paikkakunnallesi.",
    });
    const order = await visitor.call(placeOrder, { body: { cart } });
    expect(order.orders).toMatchObject([{ delivery: false, deliveryCost: null }]);
  });

  test("has the delivery again as soon as the address is inside", async () => {
    const { seller, visitor } = await createVisitor();
    await visitor.call(calls.chooseDelivery, { body: { ownerId: seller._id, delivery: true } });
    await visitor.call(addAddress, { body: inHelsinki });
    const { cart } = await visitor.call(addAddress, { body: checkoutForm });
    expect(cart).toMatchObject({ totalPrice: 11_000, sellers: [{ outsideArea: false, delivery: true }] });
  });

  test("cannot order from a seller who offers no pickup", async () => {
    const { visitor } = await createVisitor({ deliveryMethod: "Kuljetus" });
    const { cart } = await visitor.call(addAddress, { body: inHelsinki });
    const reply = await visitor.request(placeOrder, { body: { cart } });
    expect(parseErrorBody(reply).code).toBe("outsideArea");
  });

  test("is rejected when the seller has given up the buyer's locality since the delivery was seen", async () => {
    const { seller, visitor } = await createVisitor();
    const body = { ownerId: seller._id, delivery: true };
    const { cart } = await visitor.call(calls.chooseDelivery, { body });
    await database.collection("users").doc(seller._id).update({ deliveryLocations: [] });
    const reply = await visitor.request(placeOrder, { body: { cart } });
    expect(parseErrorBody(reply)).toMatchObject({
      code: "totalChanged",
      changes: [{ kind: "deliveryOutside", ownerId: seller._id }],
    });
  });
});

test("a new cart at the same seller starts without the delivery of the order before", async () => {
  const seller = await newSeller();
  const deliveryCostId = await newDeliveryCost(seller);
  const product = await newProduct(seller);
  const visitor = await createVisitorWithCart({ product, quantity: 1 });
  await visitor.call(addAddress, { body: checkoutForm });
  await visitor.call(calls.chooseDelivery, { body: { ownerId: seller._id, deliveryCostId, delivery: true } });
  await visitor.call(placeOrder, await createOrderRequest(visitor, {}));
  const { cart } = await visitor.call(calls.addToCart, { body: { product_id: product._id } });
  expect(cart.sellers).toMatchObject([{ delivery: false, deliveryCost: null }]);
});
