import type { User } from "@halkopiha/domain/accounts/user.ts";
import { activateUser } from "@halkopiha/domain/contract/admin/users.ts";
import * as calls from "@halkopiha/domain/contract/shop/cart.ts";
import { addAddress, placeOrder } from "@halkopiha/domain/contract/shop/checkout.ts";
import * as costs from "@halkopiha/domain/contract/shop/delivery-costs.ts";
import type { DeliveryCost } from "@halkopiha/domain/orders/delivery.ts";
import { expect, test } from "vitest";
import { Client, parseErrorBody } from "../support/api.ts";
import {
  checkoutForm,
  createVisitorWithCart,
  newDeliveryCost,
  newProduct,
  newSeller,
} from "../support/market.ts";
import { createUserAsRoot, logInAs } from "../support/users.ts";

/** Firewood for 65 euros a unit, with one delivery cost, wanted by a buyer in Tampere, 47 km away. */
async function createVisitor(terms: Partial<DeliveryCost>, quantity: number, change: Partial<User> = {}) {
  const seller = await newSeller(change);
  const product = await newProduct(seller);
  const id = await newDeliveryCost(seller, terms);
  const visitor = await createVisitorWithCart({ product, quantity });
  await visitor.call(addAddress, { body: checkoutForm });
  const body = { ownerId: seller._id, delivery: true };
  const changeQuantity = (units: number) =>
    visitor.call(calls.changeQuantity, { body: { product_id: product._id, quantity: units } });
  return { visitor, body, id, changeQuantity };
}

/** A seller of this file alone: others use up what a seller of the sample market may have. */
async function logInAsNewSeller(): Promise<Client> {
  const user = await createUserAsRoot();
  const root = await new Client().logIn("juuri", "Juurijuuri1");
  await root.call(activateUser, { params: { id: user.uid }, body: { active: true, paid: false } });
  return logInAs(user);
}

const byDistance = { name: "Kilometrien mukaan", unit: "km", price: 150, basePrice: 3000 } as const;

test("a base price is added once to the price by distance, in the cart and in the order", async () => {
  const { visitor, body } = await createVisitor(byDistance, 2);
  const { cart } = await visitor.call(calls.chooseDelivery, { body });
  const price = 3000 + 47 * 150;
  expect(cart).toMatchObject({ totalPrice: 13_000 + price, deliveryCost: { price, originalPrice: 150 } });
  const { orders } = await visitor.call(placeOrder, { body: { cart } });
  expect(orders).toMatchObject([{ deliveryCost: { price, basePrice: 3000 } }]);
});

test("a delivery is free as soon as the cart has the products for it, and charged again below", async () => {
  const { visitor, body, changeQuantity } = await createVisitor({ freeFrom: 13_000 }, 2);
  const { cart } = await visitor.call(calls.chooseDelivery, { body });
  expect(cart).toMatchObject({ totalPrice: 13_000, sellers: [{ deliveryCost: { price: 0 } }] });
  expect((await changeQuantity(1)).cart.totalPrice).toBe(6500 + 4500);
  expect((await changeQuantity(3)).cart.totalPrice).toBe(19_500);
});

test("below the minimum order nothing is delivered, and above it the delivery is as it was chosen", async () => {
  const { visitor, body, changeQuantity } = await createVisitor({ minOrder: 13_000 }, 1);
  const rejected = parseErrorBody(await visitor.request(calls.chooseDelivery, { body }));
  expect(rejected).toMatchObject({
    code: "belowMinOrder",
    message: "Myyjä ei toimita näin pientä tilausta.",
  });
  await changeQuantity(2);
  await visitor.call(calls.chooseDelivery, { body });
  const { cart } = await changeQuantity(1);
  expect(cart).toMatchObject({ totalPrice: 6500, sellers: [{ minOrder: 13_000, delivery: false }] });
  const again = await changeQuantity(2);
  expect(again.cart).toMatchObject({ totalPrice: 17_500, sellers: [{ minOrder: null, delivery: true }] });
});

test("too little from a seller who offers no pickup cannot be ordered", async () => {
  const { visitor } = await createVisitor({ minOrder: 13_000 }, 1, { deliveryMethod: "Kuljetus" });
  const { cart } = await visitor.call(calls.readCart, {});
  const reply = await visitor.request(placeOrder, { body: { cart } });
  expect(parseErrorBody(reply).code).toBe("belowMinOrder");
});

test("a seller states terms, changes some, and takes them away; what is not sent stays", async () => {
  const seller = await logInAsNewSeller();
  const form = { name: "Kilometrien mukaan", unit: "km", price: 150 } as const;
  const terms = { basePrice: 3000, minOrder: 10_000, freeFrom: 50_000 };
  const { deliveryCost } = await seller.call(costs.createDeliveryCost, { body: { ...form, ...terms } });
  expect(deliveryCost).toMatchObject({ ...form, ...terms });
  const params = { id: deliveryCost._id };
  const update = async (body: Parameters<typeof seller.call<typeof costs.updateDeliveryCost>>[1]["body"]) =>
    (await seller.call(costs.updateDeliveryCost, { params, body })).deliveryCost;
  expect(await update({ ...form, price: 160 })).toMatchObject({ price: 160, ...terms });
  expect(await update({ ...form, freeFrom: null })).toMatchObject({ ...terms, freeFrom: null });
  const asFixed = await update({ name: "Kiinteä hinta", unit: "kpl", price: 4500 });
  expect(asFixed).toMatchObject({ basePrice: null, minOrder: 10_000 });
  const { deliveryCosts } = await seller.call(costs.listDeliveryCosts, {
    query: { owner: deliveryCost.owner },
  });
  expect(deliveryCosts.find(({ _id }) => _id === deliveryCost._id)).toMatchObject({ basePrice: null });
  await seller.call(costs.deleteDeliveryCost, { params });
});

test("a delivery cost without terms is answered without them, as documented", async () => {
  const seller = await logInAsNewSeller();
  const body = { name: "Kiinteä hinta", unit: "kpl", price: 4500 } as const;
  const { deliveryCost } = await seller.call(costs.createDeliveryCost, { body });
  expect(Object.keys(deliveryCost).sort()).toEqual(
    "_id available createdAt multipliedByQuantity name owner price unit updatedAt".split(" "),
  );
  await seller.call(costs.deleteDeliveryCost, { params: { id: deliveryCost._id } });
});
