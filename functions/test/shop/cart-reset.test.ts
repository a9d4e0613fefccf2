import { randomUUID } from "node:crypto";
import * as calls from "@halkopiha/domain/contract/shop/cart.ts";
import { addAddress } from "@halkopiha/domain/contract/shop/checkout.ts";
import { expect, test } from "vitest";
import { checkoutForm, createVisitorWithCart, newProduct, newSeller } from "../support/market.ts";

test("§4 after a reset neither products nor choices nor the buyer's address are left on the server", {
  tags: "s4-41",
}, async () => {
  const product = await newProduct(await newSeller());
  const visitor = await createVisitorWithCart({ product, quantity: 2 });
  const filled = await visitor.call(addAddress, { body: checkoutForm });
  expect(filled.cart.buyer).not.toBeNull();
  const { cart } = await visitor.call(calls.resetCart, {});
  expect(cart).toMatchObject({ items: [], sellers: [], buyer: null, totalPrice: 0 });
  expect((await visitor.call(calls.readCart, {})).cart).toEqual(cart);
});

test("§4 a change that is repeated after a reset does not fill the cart again", async () => {
  const product = await newProduct(await newSeller());
  const visitor = await createVisitorWithCart({ product, quantity: 1 });
  const again = {
    headers: { "idempotency-key": randomUUID() },
    body: { product_id: product._id, quantity: 2 },
  };
  await visitor.call(calls.addToCart, again);
  await visitor.call(calls.resetCart, {});
  expect((await visitor.call(calls.addToCart, again)).cart.items).toEqual([]);
});
