import { randomUUID } from "node:crypto";
import type { User } from "@halkopiha/domain/accounts/user.ts";
import { toSeenPrices } from "@halkopiha/domain/cart/seen-prices.ts";
import { readCart } from "@halkopiha/domain/contract/shop/cart.ts";
import { addAddress } from "@halkopiha/domain/contract/shop/checkout.ts";
import type { Order } from "@halkopiha/domain/orders/order.ts";
import { Timestamp } from "firebase-admin/firestore";
import { beforeAll, describe, expect, test } from "vitest";
import { requireLocality } from "../../src/shop/buyer.ts";
import { placeOrders } from "../../src/shop/place-orders.ts";
import { Client } from "../../test/support/api.ts";
import {
  checkoutForm,
  createVisitorWithCart,
  database,
  newProduct,
  newSeller,
  readQuantityLeft,
} from "../../test/support/market.ts";
import { useProductionLimits } from "../../test/support/production-limits.ts";

// The suite's own limits are higher, because its tests order with one address. So the orders are placed here with the limits of production.

let seller: User;
beforeAll(async () => {
  useProductionLimits();
  seller = await newSeller();
});

const newBuyer = () => `${randomUUID()}@posti.example`;
const newNetwork = () => new Client().address.replace(/::1$/, "::/64");

/** A cart of this many products. */
async function fillCart(lines: number, price = 1000) {
  const products = [];
  for (let line = 0; line < lines; line += 1) products.push(await newProduct(seller, { price }));
  return {
    products,
    visitor: await createVisitorWithCart(...products.map((product) => ({ product, quantity: 1 }))),
  };
}

/** Orders what a visitor has in the cart. */
async function order(visitor: Client, email: string, network = newNetwork(), key?: string) {
  const { cart } = await visitor.call(addAddress, { body: { ...checkoutForm, email } });
  const [id = ""] = visitor.cookie.replace("__session=", "").split(".");
  return placeOrders({
    visitor: id,
    network,
    key,
    ownerIds: undefined,
    buyer: undefined,
    seen: toSeenPrices(cart),
    locality: requireLocality,
  });
}

/** Stores an order as delivered, by a seller and as long after it was placed as given, in hours. */
async function deliver({ _id, createdAt }: Order, by: string, hours: number): Promise<void> {
  const updatedAt = Timestamp.fromMillis(Date.parse(createdAt) + hours * 3_600_000);
  await database.collection("orders").doc(_id).update({ status: "delivered", "seller._id": by, updatedAt });
}

/** A buyer of two orders that were delivered. */
async function newBuyerOf(...deliveries: { by: string; hours: number }[]): Promise<string> {
  const email = newBuyer();
  for (const { by, hours } of deliveries) {
    const [placed] = await order((await fillCart(1)).visitor, email);
    if (placed) await deliver(placed, by, hours);
  }
  return email;
}

const newKnownBuyer = () => newBuyerOf({ by: "yksi", hours: 30 }, { by: "toinen", hours: 25 });

const tooMuch = { code: "orderedTooMuch", status: 429 };

describe("an address that is not known as a buyer's", () => {
  test("orders fifteen products in an hour, and nothing is reserved beyond", async () => {
    const email = newBuyer();
    await order((await fillCart(15)).visitor, email);
    const { visitor, products } = await fillCart(1);
    await expect(order(visitor, email)).rejects.toMatchObject(tooMuch);
    for (const product of products) expect(await readQuantityLeft(product)).toBe(40);
    expect((await visitor.call(readCart, {})).cart.items).toHaveLength(1);
  });

  test("does not empty a market with one order", async () => {
    const { visitor, products } = await fillCart(16);
    await expect(order(visitor, newBuyer())).rejects.toMatchObject(tooMuch);
    for (const product of products) expect(await readQuantityLeft(product)).toBe(40);
  });

  test("orders for twenty thousand euros in an hour, however it is written", async () => {
    const name = randomUUID();
    await order((await fillCart(1, 1_500_000)).visitor, `${name}@posti.example`);
    const second = order((await fillCart(1, 600_000)).visitor, `${name}+2@POSTI.example`);
    await expect(second).rejects.toMatchObject(tooMuch);
  });

  test("gets the same orders again when it sends them twice", async () => {
    const [email, key, { visitor }] = [newBuyer(), randomUUID(), await fillCart(15)];
    const first = await order(visitor, email, newNetwork(), key);
    expect(await order(visitor, email, newNetwork(), key)).toEqual(first);
  });
});

test("an address to which two sellers have delivered orders more", async () => {
  const email = await newKnownBuyer();
  expect(await order((await fillCart(20)).visitor, email)).toHaveLength(1);
});

test.each([
  ["one seller alone", [1, 2].map(() => ({ by: "yksi", hours: 30 }))],
  ["two sellers within the hour", ["yksi", "toinen"].map((by) => ({ by, hours: 1 }))],
])("an address does not become a known buyer's by %s", async (_by, deliveries) => {
  const email = await newBuyerOf(...deliveries);
  await expect(order((await fillCart(15)).visitor, email)).rejects.toMatchObject(tooMuch);
});

test("each confirmation by mail is counted, and an order that is sent again is not", async () => {
  const [email, key] = [await newKnownBuyer(), randomUUID()];
  const { visitor } = await fillCart(1);
  for (let again = 0; again < 3; again += 1) await order(visitor, email, newNetwork(), key);
  // Two orders before, and this one.
  for (let placed = 3; placed < 30; placed += 1) await order((await fillCart(1)).visitor, email);
  await expect(order((await fillCart(1)).visitor, email)).rejects.toMatchObject(tooMuch);
});

test("an order that is rejected for its stock does not tell which addresses are known", async () => {
  const scarce = await newProduct(seller, { quantity: 2 });
  const others = (await fillCart(15)).products.map((product) => ({ product, quantity: 1 }));
  const visitor = await createVisitorWithCart({ product: scarce, quantity: 2 }, ...others);
  await order(await createVisitorWithCart({ product: scarce, quantity: 1 }), newBuyer());
  for (const email of [newBuyer(), await newKnownBuyer()]) {
    await expect(order(visitor, email)).rejects.toMatchObject({ code: "notEnoughLeft" });
  }
});

test("a network that has ordered enough is not told which addresses have received an order", async () => {
  const network = newNetwork();
  for (let buyer = 0; buyer < 10; buyer += 1) await order((await fillCart(15)).visitor, newBuyer(), network);
  const answers = [];
  for (const email of [newBuyer(), await newKnownBuyer()]) {
    answers.push(await order((await fillCart(16)).visitor, email, network).catch((error: unknown) => error));
  }
  expect(JSON.stringify(answers[0])).toBe(JSON.stringify(answers[1]));
});

test("one network orders 150 products in an hour, with however many addresses", async () => {
  const network = newNetwork();
  for (let buyer = 0; buyer < 10; buyer += 1) await order((await fillCart(15)).visitor, newBuyer(), network);
  await expect(order((await fillCart(1)).visitor, newBuyer(), network)).rejects.toMatchObject(tooMuch);
});
