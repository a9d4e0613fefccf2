import type { Request } from "@halkopiha/domain/contract/call.ts";
import { addToCart, changeQuantity, readCart } from "@halkopiha/domain/contract/shop/cart.ts";
import { addAddress } from "@halkopiha/domain/contract/shop/checkout.ts";
import { createProduct, updateProduct } from "@halkopiha/domain/contract/shop/products.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { Client, parseErrorBody } from "../support/api.ts";
import {
  changeProduct,
  checkoutForm,
  createVisitorWithCart,
  database,
  newDeliveryCost,
  newProduct,
  newSeller,
  readQuantityLeft,
} from "../support/market.ts";
import { orderCart } from "../support/orders.ts";

// Wood is sold by the cubic metre and its parts; pieces, hours and days are whole. §5

const seller = new Client();
beforeAll(async () => {
  await seller.logIn("halkomestari", "Halkomestari1");
});

const pile = {
  category: "Polttopuut",
  name: "Halko",
  quality: "kuiva",
  material: "koivu",
  deliveryType: "motti tai enemmän",
  plength: "Halko 1m",
  unit: "Pino-m3",
  price: 6533,
  quantity: 10.5,
} as const;

test("a seller lists 10.5 cubic metres and a buyer takes 2.5: cart, order, mails and stock say so", {
  tags: "s5-40",
}, async () => {
  const { product } = await seller.call(createProduct, { body: pile });
  expect(product.quantity).toBe(10.5);
  const visitor = await createVisitorWithCart({ product, quantity: 2.5 });
  expect((await visitor.call(readCart, {})).cart).toMatchObject({
    items: [{ quantity: 2.5, totalQuantity: 10.5, price: 16_333 }],
    totalQuantity: 2.5,
    totalPrice: 16_333,
  });
  const { order } = await orderCart(visitor);
  expect(order).toMatchObject({ items: [{ quantity: 2.5 }], totals: { totalPrice: 16_333 } });
  expect(await readQuantityLeft(product)).toBe(8);
  const mail = await database.collection("mail").doc(`order-${order._id}-confirmation`).get();
  expect(JSON.stringify(mail.data())).toContain("2,5\u00a0pino-m³");
});

test("a change of the listing takes off what has been sold of it to the hundredth", async () => {
  const { product } = await seller.call(createProduct, { body: { ...pile, quantity: 2.3 } });
  await orderCart(await createVisitorWithCart({ product, quantity: 1.6 }));
  expect(await readQuantityLeft(product)).toBe(0.7);
  const body = { ...pile, quantity: 2.4, quantitySeen: 2.3 };
  const changed = await seller.call(updateProduct, { params: { id: product._id }, body });
  expect(changed.product.quantity).toBe(0.8);
});

test("a delivery that is multiplied by the quantity is multiplied by parts too", async () => {
  const owner = await newSeller({ deliveryMethod: "Kuljetus" });
  await newDeliveryCost(owner, { multipliedByQuantity: true, price: 1001 });
  const product = await newProduct(owner, { unit: "Pino-m3" });
  const visitor = await createVisitorWithCart({ product, quantity: 2.5 });
  await visitor.call(addAddress, { body: checkoutForm });
  const { order } = await orderCart(visitor);
  expect(order.deliveryCost).toMatchObject({ quantity: 2.5, price: 2503 });
});

describe("of cubic metres", () => {
  test.each([
    { requested: 0, becomes: 1 },
    { requested: 0.25, becomes: 1 },
    { requested: 0.99, becomes: 1 },
    { requested: 1.5, becomes: 1.5 },
    { requested: 7.25, becomes: 7.25 },
  ])("§5, §9 $requested in the cart becomes $becomes", { tags: "s5-30" }, async ({ requested, becomes }) => {
    const product = await newProduct(await newSeller(), { unit: "kuutio" });
    const visitor = await createVisitorWithCart({ product, quantity: 2 });
    const body = { product_id: product._id, quantity: requested };
    expect((await visitor.call(changeQuantity, { body })).cart.items).toMatchObject([{ quantity: becomes }]);
  });

  test("less than 1 put into the cart becomes 1, and all that is left of less than 1", async () => {
    const owner = await newSeller();
    const [much, rest] = await Promise.all([
      newProduct(owner, { unit: "kuutio" }),
      newProduct(owner, { unit: "Irto-m3", quantity: 0.7 }),
    ]);
    const visitor = await createVisitorWithCart(
      { product: much, quantity: 0.3 },
      { product: rest, quantity: 0.3 },
    );
    expect((await visitor.call(readCart, {})).cart.items).toMatchObject([{ quantity: 1 }, { quantity: 0.7 }]);
    const body = { product_id: rest._id, quantity: 0.5 };
    expect((await visitor.call(changeQuantity, { body })).cart.items).toMatchObject([
      { quantity: 1 },
      { quantity: 0.7 },
    ]);
  });

  test("less than 1 that an older cart holds is priced and ordered as 1", async () => {
    const product = await newProduct(await newSeller(), { unit: "kuutio", quantity: 10 });
    const visitor = await createVisitorWithCart({ product, quantity: 1 });
    const stored = await database.collection("carts").where("lines", "!=", []).get();
    const cart = stored.docs.find((doc) => doc.get("lines")[0].product._id === product._id);
    await cart?.ref.update({ lines: [{ ...cart.get("lines")[0], quantity: 0.5 }] });
    expect((await visitor.call(readCart, {})).cart).toMatchObject({
      items: [{ quantity: 1, price: 6500 }],
      totalPrice: 6500,
    });
    const { order } = await orderCart(visitor);
    expect(order.items).toMatchObject([{ quantity: 1 }]);
    expect(await readQuantityLeft(product)).toBe(9);
  });

  test("the last part can be had, by itself", async () => {
    const product = await newProduct(await newSeller(), { unit: "kuutio", quantity: 0.3 });
    const visitor = new Client();
    const { cart } = await visitor.call(addToCart, { body: { product_id: product._id } });
    expect(cart.items).toMatchObject([{ quantity: 0.3 }]);
    await orderCart(visitor);
    expect(await readQuantityLeft(product)).toBe(0);
  });
});

test("§7 firewood that is sold by the piece may be listed without its volume, and an edit without it keeps it", async () => {
  const bag = { ...pile, unit: "kpl", quantity: 10 } as const;
  const { product } = await seller.call(createProduct, { body: bag });
  expect(product).toMatchObject({ unit: "kpl", bagVolume: null });
  const change = async (body: Request<typeof updateProduct>["body"]) =>
    (await seller.call(updateProduct, { params: { id: product._id }, body })).product;
  expect(await change({ ...bag, bagVolume: 40 })).toMatchObject({ bagVolume: 40 });
  expect(await change({ ...bag, price: 700 })).toMatchObject({ price: 700, bagVolume: 40 });
  expect(await change({ ...bag, bagVolume: null })).toMatchObject({ bagVolume: null });
});

describe("of pieces there are no parts:", () => {
  const wholeOnly = { quantity: "Määrän tulee olla kokonaisluku, kun yksikkö ei ole kuutio." };

  test("none are listed", async () => {
    const body = { ...pile, unit: "kpl", bagVolume: 40 } as const;
    const reply = await seller.request(createProduct, { body });
    expect({ status: reply.status, fields: parseErrorBody(reply).fields }).toEqual({
      status: 400,
      fields: wholeOnly,
    });
  });

  test("none are put into the cart, nor asked for there", async () => {
    const product = await newProduct(await newSeller(), { unit: "kpl" });
    const visitor = await createVisitorWithCart({ product, quantity: 2 });
    const body = { product_id: product._id, quantity: 1.5 };
    for (const call of [addToCart, changeQuantity])
      expect(parseErrorBody(await visitor.request(call, { body })).fields).toEqual(wholeOnly);
    expect((await visitor.call(readCart, {})).cart.items).toMatchObject([{ quantity: 2 }]);
  });

  test("a quantity in cubic metres becomes whole pieces when the seller changes the unit", async () => {
    const product = await newProduct(await newSeller(), { unit: "kuutio", quantity: 10 });
    const visitor = await createVisitorWithCart({ product, quantity: 2.5 });
    await changeProduct(product, { unit: "kpl" });
    const { order } = await orderCart(visitor);
    expect(order.items).toMatchObject([{ quantity: 2, unit: "kpl" }]);
    expect(await readQuantityLeft(product)).toBe(8);
  });
});
