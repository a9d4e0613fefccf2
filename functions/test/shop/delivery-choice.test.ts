import * as rows from "@halkopiha/domain/contract/shop/cart.ts";
import { addAddress } from "@halkopiha/domain/contract/shop/checkout.ts";
import { describe, expect, test } from "vitest";
import { parseErrorBody } from "../support/api.ts";
import {
  checkoutForm,
  createVisitorWithCart,
  newDeliveryCost,
  newProduct,
  newSeller,
} from "../support/market.ts";

describe("delivery", () => {
  async function createVisitorWithChoice() {
    const seller = await newSeller();
    const product = await newProduct(seller);
    const visitor = await createVisitorWithCart({ product, quantity: 3 });
    await visitor.call(addAddress, { body: checkoutForm });
    return { seller, visitor };
  }

  test("at a fixed price is added to the total", async () => {
    const { seller, visitor } = await createVisitorWithChoice();
    const deliveryCostId = await newDeliveryCost(seller);
    const body = { ownerId: seller._id, deliveryCostId, delivery: true };
    const { cart } = await visitor.call(rows.chooseDelivery, { body });
    expect(cart).toMatchObject({
      totalPrice: 19_500 + 4500,
      sellers: [{ deliveryCost: { price: 4500, tax: 914 } }],
    });
  });

  test("by kilometre costs 1.3 great circles from Orivesi to Tampere", async () => {
    const { seller, visitor } = await createVisitorWithChoice();
    const deliveryCostId = await newDeliveryCost(seller, {
      name: "Kilometrien mukaan",
      unit: "km",
      price: 150,
    });
    const body = { ownerId: seller._id, deliveryCostId, delivery: true };
    const { cart } = await visitor.call(rows.chooseDelivery, { body });
    expect(cart.sellers).toMatchObject([{ deliveryCost: { distance: 47, price: 47 * 150 } }]);
  });

  test("can be given up again", async () => {
    const { seller, visitor } = await createVisitorWithChoice();
    await newDeliveryCost(seller);
    await visitor.call(rows.chooseDelivery, { body: { ownerId: seller._id, delivery: true } });
    const { cart } = await visitor.call(rows.chooseDelivery, {
      body: { ownerId: seller._id, delivery: false },
    });
    expect(cart).toMatchObject({ totalPrice: 19_500, delivery: false });
  });

  test("without an active price stays unpriced", async () => {
    const { seller, visitor } = await createVisitorWithChoice();
    await newDeliveryCost(seller, { available: false });
    const { cart } = await visitor.call(rows.chooseDelivery, {
      body: { ownerId: seller._id, delivery: true },
    });
    expect(cart.sellers).toMatchObject([{ delivery: true, deliveryCost: null, deliveryCosts: [] }]);
  });

  describe("asked for by the seller's id alone, as §7 documents it,", () => {
    test("costs the seller's only active price", async () => {
      const { seller, visitor } = await createVisitorWithChoice();
      const only = await newDeliveryCost(seller);
      await newDeliveryCost(seller, { available: false });
      const { cart } = await visitor.call(rows.chooseDelivery, { body: { ownerId: seller._id } });
      expect(cart.sellers).toMatchObject([
        { delivery: true, deliveryCost: { deliveryCostId: only, price: 4500 } },
      ]);
    });

    test.each([
      { many: "no", prices: [] },
      { many: "several", prices: [4500, 6000] },
    ])("is agreed with the seller who has $many active prices", async ({ prices }) => {
      const { seller, visitor } = await createVisitorWithChoice();
      for (const price of prices) await newDeliveryCost(seller, { price });
      const { cart } = await visitor.call(rows.chooseDelivery, { body: { ownerId: seller._id } });
      expect(cart).toMatchObject({
        totalPrice: 19_500,
        sellers: [{ delivery: true, deliveryCost: null, deliveryCostGone: false }],
      });
      // A delivery price that the seller adds later is not added to the total.
      await newDeliveryCost(seller);
      expect((await visitor.call(rows.readCart, {})).cart.totalPrice).toBe(19_500);
    });
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
    expect((await visitor.request(rows.chooseDelivery, { body })).status).toBe(404);
  });

  test("from a seller who does not deliver is rejected", async () => {
    const seller = await newSeller({ deliveryMethod: "Noutopiste" });
    const visitor = await createVisitorWithCart({ product: await newProduct(seller), quantity: 1 });
    await visitor.call(addAddress, { body: checkoutForm });
    const reply = await visitor.request(rows.chooseDelivery, {
      body: { ownerId: seller._id, delivery: true },
    });
    expect(reply.status).toBe(409);
  });

  test("needs the buyer's address first", async () => {
    const seller = await newSeller();
    const visitor = await createVisitorWithCart({ product: await newProduct(seller), quantity: 1 });
    const reply = await visitor.request(rows.chooseDelivery, {
      body: { ownerId: seller._id, delivery: true },
    });
    expect(parseErrorBody(reply).message).toBe("Täytä ensin yhteystietosi.");
  });
});
