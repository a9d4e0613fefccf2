import { type Cart, cartCapacity } from "@halkopiha/domain/cart/cart.ts";
import { addToCart, chooseDelivery, readCart } from "@halkopiha/domain/contract/shop/cart.ts";
import { addAddress, placeOrder } from "@halkopiha/domain/contract/shop/checkout.ts";
import { describe, expect, test } from "vitest";
import { Client, parseErrorBody } from "../support/api.ts";
import {
  changeProduct,
  checkoutForm,
  createVisitorWithCart,
  database,
  newDeliveryCost,
  newProduct,
  newSeller,
  readOrders,
  readQuantityLeft,
} from "../support/market.ts";

// A seller may change a price after the buyer has seen the cart and before the order: no buyer pays a price that was not shown.

/** The cart as a visitor sees it, which is sent with an order. */
const seenBy = async (visitor: Client) => (await visitor.call(readCart, {})).cart;

const order = (visitor: Client, cart: object, key?: string) =>
  visitor.sendJson("POST", "/api/orders", { checkoutForm, cart }, key ? { "idempotency-key": key } : {});

/** A buyer with three units for 65 euros each in the cart, and a delivery for 45 euros chosen. */
async function buyerWithDelivery() {
  const seller = await newSeller();
  const product = await newProduct(seller);
  const deliveryCostId = await newDeliveryCost(seller);
  const visitor = await createVisitorWithCart({ product, quantity: 3 });
  await visitor.call(addAddress, { body: checkoutForm });
  await visitor.call(chooseDelivery, { body: { ownerId: seller._id, deliveryCostId, delivery: true } });
  return { seller, product, deliveryCostId, visitor };
}

describe("an order is rejected with the new cart and what has changed in it", () => {
  test("when the price of a product has changed", async () => {
    const seller = await newSeller();
    const product = await newProduct(seller, { price: 1000 });
    const visitor = await createVisitorWithCart({ product, quantity: 1 });
    const seen = await seenBy(visitor);
    await changeProduct(product, { price: 9_999_900 });
    const reply = await order(visitor, seen);
    expect(reply.status).toBe(409);
    expect(parseErrorBody(reply)).toMatchObject({
      code: "totalChanged",
      message: "Tilauksen hinta on muuttunut. Tarkista uusi hinta ennen tilaamista.",
      current: { totalPrice: 9_999_900 },
      changes: [{ kind: "itemPrice", _id: product._id, from: 1000, to: 9_999_900 }],
    });
    expect(await readOrders(seller)).toEqual([]);
    expect(await readQuantityLeft(product)).toBe(40);
  });

  test("when the price of the chosen delivery has changed", async () => {
    const { seller, deliveryCostId, visitor } = await buyerWithDelivery();
    const seen = await seenBy(visitor);
    await database.collection("deliveryCosts").doc(deliveryCostId).update({ price: 99_900 });
    expect(parseErrorBody(await order(visitor, seen))).toMatchObject({
      code: "totalChanged",
      changes: [{ kind: "deliveryPrice", ownerId: seller._id, from: 4500, to: 99_900 }],
    });
  });

  test("when one price has gone up by what another has come down", async () => {
    const seller = await newSeller();
    const [one, other] = [await newProduct(seller), await newProduct(seller)];
    const visitor = await createVisitorWithCart(
      { product: one, quantity: 1 },
      { product: other, quantity: 1 },
    );
    const seen = await seenBy(visitor);
    await changeProduct(one, { price: 6000 });
    await changeProduct(other, { price: 7000 });
    expect(parseErrorBody(await order(visitor, seen)).changes).toHaveLength(2);
  });

  test("when the cart has been changed on another page", async () => {
    const { visitor, seller, product } = await buyerWithDelivery();
    const seen = await seenBy(visitor);
    const added = await newProduct(seller);
    await visitor.sendJson("POST", "/api/cart", { product_id: added._id });
    await visitor.sendJson("PUT", "/api/cart", { product_id: product._id, quantity: 5 });
    expect(parseErrorBody(await order(visitor, seen)).changes).toEqual([
      { kind: "itemQuantity", _id: product._id, name: "Polttopuu, koivu", from: 3, to: 5 },
      { kind: "itemAdded", _id: added._id, name: "Polttopuu, koivu" },
    ]);
  });

  test("when one of the products is gone, and the rest is ordered once that is known", async () => {
    const { visitor, seller, product } = await buyerWithDelivery();
    const sold = await newProduct(seller);
    await visitor.sendJson("POST", "/api/cart", { product_id: sold._id });
    const seen = await seenBy(visitor);
    await database.collection("products").doc(sold._id).delete();
    expect(parseErrorBody(await order(visitor, seen)).changes).toEqual([
      { kind: "itemGone", _id: sold._id, name: "Polttopuu, koivu" },
    ]);
    const known = await seenBy(visitor);
    expect(known.items).toMatchObject([{ _id: product._id }, { _id: sold._id, available: false }]);
    expect((await order(visitor, known)).status).toBe(201);
    expect((await visitor.call(readCart, {})).cart.items).toEqual([]);
  });
});

test("an order that was rejected for its price is placed under the same key once the new price was seen", async () => {
  const { visitor, seller, product } = await buyerWithDelivery();
  const key = "sama-avain-2026";
  const seen = await seenBy(visitor);
  await changeProduct(product, { price: 7000 });
  expect((await order(visitor, seen, key)).status).toBe(409);
  expect((await order(visitor, await seenBy(visitor), key)).status).toBe(201);
  // A retry with the same key returns the same order, whatever the prices are now.
  await changeProduct(product, { price: 8000 });
  expect((await order(visitor, seen, key)).status).toBe(201);
  expect(await readOrders(seller)).toHaveLength(1);
});

test("an order that does not say what was seen is rejected", async () => {
  const visitor = await createVisitorWithCart({ product: await newProduct(await newSeller()), quantity: 1 });
  const reply = await visitor.sendJson("POST", "/api/orders", { checkoutForm });
  expect(reply.status).toBe(400);
  expect(parseErrorBody(reply).fields).toHaveProperty("cart");
});

describe("a client that keeps the documented fields of a cart alone", () => {
  /** The fields of §3, without ours. */
  const documented = ({ items, buyer, delivery, totalPrice, sellers }: Cart) => ({
    items: items.map(({ _id, name, quantity, totalQuantity, unit, unitPrice, deliveryMethod, ownerId }) => ({
      ...{ _id, name, quantity, totalQuantity, unit, unitPrice, deliveryMethod, ownerId },
    })),
    ...{ buyer, delivery, totalPrice },
    deliveryCost: sellers.length === 1 ? sellers[0]?.deliveryCost : sumDeliveries(sellers),
  });
  const sumDeliveries = (sellers: Cart["sellers"]) => ({
    name: "Toimitus",
    price: sellers.reduce((sum, { deliveryCost }) => sum + (deliveryCost?.price ?? 0), 0),
  });

  test("orders from one seller with the delivery", async () => {
    const { visitor } = await buyerWithDelivery();
    const reply = await order(visitor, documented(await seenBy(visitor)));
    expect(placeOrder.response.parse(reply.body).totals.totalPrice).toBe(24_000);
  });

  test("is told that its seller's delivery costs more", async () => {
    const { visitor, seller, deliveryCostId } = await buyerWithDelivery();
    const seen = documented(await seenBy(visitor));
    await database.collection("deliveryCosts").doc(deliveryCostId).update({ price: 9900 });
    expect(parseErrorBody(await order(visitor, seen)).changes).toEqual([
      { kind: "deliveryPrice", ownerId: seller._id, seller: expect.any(String), from: 4500, to: 9900 },
    ]);
  });

  test("orders from several sellers at the sum that it saw, and at no other", async () => {
    const { visitor, deliveryCostId } = await buyerWithDelivery();
    const other = await newProduct(await newSeller());
    await visitor.sendJson("POST", "/api/cart", { product_id: other._id });
    const seen = documented(await seenBy(visitor));
    await database.collection("deliveryCosts").doc(deliveryCostId).update({ price: 9900 });
    expect(parseErrorBody(await order(visitor, seen)).code).toBe("totalChanged");
    expect((await order(visitor, documented(await seenBy(visitor)))).status).toBe(201);
  });
});

test("a cart of sellers with as many delivery prices as they may have can be ordered", async () => {
  const visitor = new Client();
  const sellers = await Promise.all(Array.from({ length: cartCapacity / 5 }, () => newSeller()));
  for (const seller of sellers) {
    await Promise.all(Array.from({ length: 20 }, () => newDeliveryCost(seller)));
    await visitor.call(addToCart, { body: { product_id: (await newProduct(seller))._id } });
  }
  await visitor.call(addAddress, { body: checkoutForm });
  const cart = await seenBy(visitor);
  expect(JSON.stringify(cart).length * 5).toBeLessThan(placeOrder.maxBodySize);
  expect((await order(visitor, cart)).status).toBe(201);
});

describe("a chosen delivery that its seller has taken away", () => {
  test("leaves no choice, not another delivery", async () => {
    const { visitor, seller, deliveryCostId } = await buyerWithDelivery();
    await newDeliveryCost(seller, { price: 70_000 });
    const seen = await seenBy(visitor);
    await database.collection("deliveryCosts").doc(deliveryCostId).delete();
    expect((await visitor.call(readCart, {})).cart.sellers).toMatchObject([
      { delivery: true, deliveryCost: null, deliveryCostGone: true },
    ]);
    expect(parseErrorBody(await order(visitor, seen)).changes).toMatchObject([
      { kind: "deliveryGone", ownerId: seller._id, from: 4500 },
    ]);
    expect(parseErrorBody(await order(visitor, await seenBy(visitor))).code).toBe("deliveryNotChosen");
    await visitor.call(chooseDelivery, { body: { ownerId: seller._id, delivery: false } });
    expect((await order(visitor, await seenBy(visitor))).status).toBe(201);
  });

  test("also when it was chosen by choosing nothing in particular", async () => {
    const { visitor, seller, deliveryCostId } = await buyerWithDelivery();
    await visitor.call(chooseDelivery, { body: { ownerId: seller._id, delivery: false } });
    await visitor.call(chooseDelivery, { body: { ownerId: seller._id, delivery: true } });
    await newDeliveryCost(seller, { price: 70_000 });
    await database.collection("deliveryCosts").doc(deliveryCostId).update({ available: false });
    expect((await visitor.call(readCart, {})).cart.sellers).toMatchObject([
      { deliveryCost: null, deliveryCostGone: true },
    ]);
  });
});

describe("prices have a limit", () => {
  test("a product costs at most 100 000 euros", async () => {
    const seller = await new Client().logIn("halkomestari", "Halkomestari1");
    const body = { category: "Muut_tuotteet", name: "Hake", unit: "kuutio", price: 10_000_001 };
    const reply = await seller.sendJson("POST", "/api/products", body);
    expect(parseErrorBody(reply).fields).toEqual({
      price: "Hinta saa olla enintään 100\u00a0000,00\u00a0€.",
    });
  });

  test("so does a delivery", async () => {
    const seller = await new Client().logIn("halkomestari", "Halkomestari1");
    const body = { name: "Kiinteä hinta", unit: "kpl", price: 10_000_001 };
    const reply = await seller.sendJson("POST", "/api/deliverycosts", body);
    expect(parseErrorBody(reply).fields).toEqual({
      price: "Hinta saa olla enintään 100\u00a0000,00\u00a0€.",
    });
  });

  test("an order comes to at most a million", async () => {
    const product = await newProduct(await newSeller(), { price: 10_000_000, quantity: 11 });
    const visitor = await createVisitorWithCart({ product, quantity: 11 });
    const reply = await order(visitor, await seenBy(visitor));
    expect(parseErrorBody(reply)).toMatchObject({
      code: "orderTooLarge",
      message:
        "Tilauksen loppusumma saa olla enintään 1\u00a0000\u00a0000,00\u00a0€. Pienennä tilausta tai sovi kaupasta suoraan myyjän kanssa.",
    });
    expect(await readQuantityLeft(product)).toBe(11);
  });
});
