import { randomUUID } from "node:crypto";
import type { User } from "@halkopiha/domain/accounts/user.ts";
import { addToCart, chooseDelivery, readCart } from "@halkopiha/domain/contract/shop/cart.ts";
import { addAddress, placeOrder } from "@halkopiha/domain/contract/shop/checkout.ts";
import { isOrderNumber } from "@halkopiha/domain/orders/order-number.ts";
import { Service } from "@halkopiha/domain/products/product.ts";
import { describe, expect, test } from "vitest";
import { parseErrorBody } from "../support/api.ts";
import {
  checkoutForm,
  createVisitorWithCart,
  database,
  newDeliveryCost,
  newProduct,
  newSeller,
  readOrders,
  readQuantityLeft,
  storeListing,
} from "../support/market.ts";
import { createOrderRequest, emptyCart, orderProduct, orderCart as place } from "../support/orders.ts";

test("§3 an order is a snapshot of what was bought, from whom, by whom and for how much", {
  tags: ["s3-37", "s4-1", "s6-8"],
}, async () => {
  const seller = await newSeller();
  const product = await newProduct(seller);
  const visitor = await createVisitorWithCart({ product, quantity: 3 });
  const { order: placed, message } = await place(visitor);
  expect(message).toBe("Kiitos tilauksestasi!");
  expect(isOrderNumber(placed.orderNumber)).toBe(true);
  expect(placed).toMatchObject({
    status: "recieved",
    items: [
      { _id: product._id, name: "Polttopuu", material: "koivu", quantity: 3, unitPrice: 6500, vat: 2550 },
    ],
    buyer: {
      firstname: "Aino",
      address: { locality: { location: "Tampere" }, region: { name: "Pirkanmaa" } },
    },
    seller: { _id: seller._id, companyName: "Halkomestarin Puu Oy" },
    delivery: false,
    deliveryCost: null,
    totals: { totalPrice: 19_500, totalTaxes: 3962, totalPriceExcludingTax: 15_538 },
  });
});

test("driving directions and wishes stay with the order, and the delivery time that was promised", async () => {
  const product = await newProduct(await newSeller(), { deliveryTime: "2" });
  const visitor = await createVisitorWithCart({ product, quantity: 1 });
  const deliveryNotes = "Kippaus liiterin eteen.\nPortin koodi 1234.";
  const request = await createOrderRequest(visitor, { checkoutForm: { ...checkoutForm, deliveryNotes } });
  const { order: placed } = await visitor.call(placeOrder, request);
  expect(placed).toMatchObject({ deliveryNotes, items: [{ deliveryTime: "2" }] });
});

test("ordering takes the products from the stock and empties the cart", { tags: "s4-40" }, async () => {
  const product = await newProduct(await newSeller(), { quantity: 10 });
  const visitor = await createVisitorWithCart({ product, quantity: 4 });
  await place(visitor);
  expect(await readQuantityLeft(product)).toBe(6);
  expect((await visitor.call(readCart, {})).cart.items).toEqual([]);
});

test("a cart of two sellers becomes two orders", { tags: "s4-39" }, async () => {
  const products = [
    await newProduct(await newSeller()),
    await newProduct(await newSeller(), { price: 5000 }),
  ];
  const visitor = await createVisitorWithCart(...products.map((product) => ({ product, quantity: 2 })));
  const { orders, totals } = await place(visitor);
  expect(orders.map((one) => one.totals.totalPrice).sort()).toEqual([10_000, 13_000]);
  expect(totals).toMatchObject({ totalPrice: 23_000, totalTaxes: 2032 + 2641 });
});

test("an order of two sellers is all or nothing", async () => {
  const [first, second] = [await newProduct(await newSeller()), await newProduct(await newSeller())];
  const visitor = await createVisitorWithCart(
    { product: first, quantity: 2 },
    { product: second, quantity: 2 },
  );
  await database.collection("products").doc(second._id).update({ quantity: 1 });
  const reply = await visitor.request(placeOrder, await createOrderRequest(visitor));
  expect(reply.status).toBe(409);
  expect(parseErrorBody(reply).message).toBe("Tuotetta Polttopuu on jäljellä enää 1.");
  expect(await readQuantityLeft(first)).toBe(40);
  expect((await visitor.call(readCart, {})).cart.items).toHaveLength(2);
});

test("one seller's products can be ordered and the others kept", { tags: "s7-note-18" }, async () => {
  const [one, other] = [await newSeller(), await newSeller()];
  const visitor = await createVisitorWithCart(
    { product: await newProduct(one), quantity: 1 },
    { product: await newProduct(other), quantity: 1 },
  );
  await visitor.call(placeOrder, await createOrderRequest(visitor, { checkoutForm, ownerIds: [one._id] }));
  const { cart } = await visitor.call(readCart, {});
  expect(cart.items.map(({ ownerId }) => ownerId)).toEqual([other._id]);
});

test("a chosen delivery is priced into the order", async () => {
  const seller = await newSeller();
  const deliveryCostId = await newDeliveryCost(seller);
  const visitor = await createVisitorWithCart({ product: await newProduct(seller), quantity: 3 });
  await visitor.call(addAddress, { body: checkoutForm });
  await visitor.call(chooseDelivery, { body: { ownerId: seller._id, deliveryCostId, delivery: true } });
  const { order: placed } = await visitor.call(placeOrder, await createOrderRequest(visitor, {}));
  expect(placed).toMatchObject({
    delivery: true,
    deliveryCost: { name: "Kiinteä hinta", price: 4500, tax: 914, priceExcludingTax: 3586 },
    totals: { totalPrice: 24_000, totalTaxes: 3962 + 914 },
  });
});

/** A service of this seller that can be ordered `quantity` times. */
async function newService(seller: User, quantity: number): Promise<Service> {
  const product = await newProduct(seller);
  const service = Service.parse({ ...product, category: "Palvelut", name: "Pilkkeen teko", quantity });
  await storeListing(seller, service);
  return service;
}

test("services are not stock", async () => {
  const product = await newService(await newSeller(), 100_000);
  const visitor = await createVisitorWithCart({ product, quantity: 500 });
  await place(visitor);
  expect(await readQuantityLeft(product)).toBe(100_000);
});

describe("nothing can be ordered", () => {
  test("from an empty cart", async () => {
    const body = { checkoutForm, cart: emptyCart };
    const reply = await (await createVisitorWithCart()).request(placeOrder, { headers: {}, body });
    expect(parseErrorBody(reply)).toEqual({ message: "Ostoskori on tyhjä.", code: "cartEmpty" });
  });

  test("of a service that is not offered any more, though it is in the cart", async () => {
    const seller = await newSeller();
    const product = await newService(seller, 5);
    const visitor = await createVisitorWithCart({ product, quantity: 2 });
    for (const quantity of [0, 1]) {
      await database.collection("products").doc(product._id).update({ quantity });
      const reply = await visitor.request(placeOrder, await createOrderRequest(visitor));
      expect(parseErrorBody(reply).code).toBe("notEnoughLeft");
    }
    expect(await readOrders(seller)).toEqual([]);
  });

  test("without an address", async () => {
    const visitor = await createVisitorWithCart({
      product: await newProduct(await newSeller()),
      quantity: 1,
    });
    const reply = await visitor.request(placeOrder, await createOrderRequest(visitor, {}));
    expect(parseErrorBody(reply).code).toBe("addressMissing");
  });

  test("from a seller whose account has been closed", async () => {
    const seller = await newSeller();
    const visitor = await createVisitorWithCart({ product: await newProduct(seller), quantity: 1 });
    const request = await createOrderRequest(visitor);
    await database.collection("users").doc(seller._id).update({ "userAccount.isActive": false });
    expect((await visitor.request(placeOrder, request)).status).toBe(409);
  });
});

describe("an order placed twice with one Idempotency-Key is one order", () => {
  test("one after the other", async () => {
    const seller = await newSeller();
    const visitor = await createVisitorWithCart({ product: await newProduct(seller), quantity: 1 });
    const request = await createOrderRequest(visitor, { checkoutForm, key: randomUUID() });
    const first = await visitor.call(placeOrder, request);
    expect(await visitor.call(placeOrder, request)).toEqual(first);
    expect(await readOrders(seller)).toHaveLength(1);
  });

  test("at the same moment", async () => {
    const seller = await newSeller();
    const product = await newProduct(seller, { quantity: 10 });
    const visitor = await createVisitorWithCart({ product, quantity: 2 });
    const request = await createOrderRequest(visitor, { checkoutForm, key: randomUUID() });
    const placed = await Promise.all([1, 2, 3].map(() => visitor.call(placeOrder, request)));
    expect(new Set(placed.map((answer) => answer.order._id)).size).toBe(1);
    expect(await readOrders(seller)).toHaveLength(1);
    expect(await readQuantityLeft(product)).toBe(8);
  });

  test("when the answer to the first never arrived", async () => {
    const seller = await newSeller();
    const visitor = await createVisitorWithCart({ product: await newProduct(seller), quantity: 1 });
    const request = await createOrderRequest(visitor, { checkoutForm, key: randomUUID() });
    const lost = new AbortController();
    const sent = visitor.send("POST", "/api/orders", {
      signal: lost.signal,
      headers: { "content-type": "application/json", ...request.headers },
      body: JSON.stringify(request.body),
    });
    await expect.poll(async () => (await readOrders(seller)).length, { interval: 5 }).toBe(1);
    lost.abort();
    await sent.catch(() => {});
    const { orders } = await visitor.call(placeOrder, request);
    expect(orders.map(({ _id }) => _id)).toEqual((await readOrders(seller)).map(({ id }) => id));
  });

  test("also when eleven orders were placed since", async () => {
    const seller = await newSeller();
    const product = await newProduct(seller);
    const visitor = await createVisitorWithCart({ product, quantity: 1 });
    const first = await createOrderRequest(visitor, { checkoutForm, key: randomUUID() });
    const { order } = await visitor.call(placeOrder, first);
    const addOne = () => visitor.call(addToCart, { body: { product_id: product._id }, headers: {} });
    for (let nth = 0; nth < 11; nth += 1) {
      await addOne();
      await visitor.call(placeOrder, await createOrderRequest(visitor, { checkoutForm, key: randomUUID() }));
    }
    await addOne();
    expect((await visitor.call(placeOrder, first)).order._id).toBe(order._id);
    expect(await readOrders(seller)).toHaveLength(12);
    expect((await visitor.call(readCart, {})).cart.items).toHaveLength(1);
  });

  test("but another key orders anew", async () => {
    const seller = await newSeller();
    const product = await newProduct(seller);
    const visitor = await createVisitorWithCart({ product, quantity: 1 });
    const request = await createOrderRequest(visitor, { checkoutForm, key: randomUUID() });
    await visitor.call(placeOrder, request);
    const another = { ...request, headers: { "idempotency-key": randomUUID() } };
    const reply = await visitor.request(placeOrder, another);
    expect(parseErrorBody(reply).code).toBe("cartEmpty");
  });
});

test("eight buyers of the last three get three orders and five refusals", async () => {
  const seller = await newSeller();
  const product = await newProduct(seller, { quantity: 3 });
  const visitors = await Promise.all(
    Array.from({ length: 8 }, () => createVisitorWithCart({ product, quantity: 1 })),
  );
  const buyers = await Promise.all(
    visitors.map(async (visitor) => ({ visitor, request: await createOrderRequest(visitor) })),
  );
  const replies = await Promise.all(
    buyers.map(({ visitor, request }) => visitor.request(placeOrder, request)),
  );
  const statuses = replies.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(3).fill(201), ...Array(5).fill(409)]);
  expect(await readQuantityLeft(product)).toBe(0);
  expect(await readOrders(seller)).toHaveLength(3);
});

test("an order is mailed to its buyer and its seller once each", async () => {
  const seller = await newSeller();
  const placed = await orderProduct(await newProduct(seller), 2);
  const mail = (kind: string) => database.collection("mail").doc(`order-${placed._id}-${kind}`).get();
  await expect.poll(async () => (await mail("notice")).exists).toBe(true);
  const [confirmation, notice] = [await mail("confirmation"), await mail("notice")];
  expect(confirmation.data()).toMatchObject({
    to: checkoutForm.email,
    subject: `Tilausvahvistus ${placed.orderNumber}`,
    text: expect.stringContaining("Yhteensä: 130,00\u00a0€"),
  });
  expect(notice.data()).toMatchObject({ to: seller.email, subject: `Uusi tilaus ${placed.orderNumber}` });
});
