import type { User } from "@halkopiha/domain/accounts/user.ts";
import { addToCart, changeQuantity, readCart } from "@halkopiha/domain/contract/shop/cart.ts";
import type { Service } from "@halkopiha/domain/products/product.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { Client, parseErrorBody } from "../support/api.ts";
import {
  checkoutForm,
  createVisitorWithCart,
  database,
  newProduct,
  newSeller,
  readOrders,
} from "../support/market.ts";
import { newService } from "../support/quotes.ts";

// A service whose seller answers requests for a quote is not ordered.

const refusal = "Palvelun Puunkaato hinta sovitaan tarjouksella. Pyydä tarjous palvelun sivulta.";

let seller: User;
let service: Service;
beforeEach(async () => {
  seller = await newSeller();
  service = await newService(seller);
});

const storedProduct = () => database.collection("products").doc(service._id);

async function order(visitor: Client) {
  const { cart } = await visitor.call(readCart, {});
  return visitor.sendJson("POST", "/api/orders", { checkoutForm, cart });
}

describe("a service by quote", () => {
  test("is not added to a cart", async () => {
    const refused = await new Client().request(addToCart, { body: { product_id: service._id } });
    expect(refused.status).toBe(409);
    expect(parseErrorBody(refused)).toMatchObject({ code: "byQuote", message: refusal });
  });

  test("that was in a cart before stays there, is not priced and not ordered", async () => {
    await storedProduct().update({ byQuote: false });
    const visitor = await createVisitorWithCart({ product: service, quantity: 2 });
    await storedProduct().update({ byQuote: true });
    const { cart } = await visitor.call(readCart, {});
    expect(cart).toMatchObject({ totalPrice: 0, items: [{ available: false, byQuote: true, quantity: 2 }] });
    const refused = await order(visitor);
    expect(refused.status).toBe(409);
    expect(parseErrorBody(refused)).toMatchObject({ code: "byQuote", message: refusal });
    const body = { product_id: service._id, quantity: 3 };
    expect(parseErrorBody(await visitor.request(changeQuantity, { body })).code).toBe("byQuote");
    expect((await visitor.call(readCart, {})).cart.items).toMatchObject([{ _id: service._id, quantity: 2 }]);
    expect(await readOrders(seller)).toEqual([]);
  });

  test("stays in the cart when the rest of it is ordered", async () => {
    await storedProduct().update({ byQuote: false });
    const product = await newProduct(seller);
    const visitor = await createVisitorWithCart({ product: service, quantity: 1 }, { product, quantity: 1 });
    await storedProduct().update({ byQuote: true });
    expect((await order(visitor)).status).toBe(201);
    expect((await visitor.call(readCart, {})).cart.items).toMatchObject([{ _id: service._id }]);
  });

  test("that became one while the buyer looked is named among the changes", async () => {
    await storedProduct().update({ byQuote: false });
    const product = await newProduct(seller);
    const visitor = await createVisitorWithCart({ product: service, quantity: 1 }, { product, quantity: 1 });
    const { cart } = await visitor.call(readCart, {});
    await storedProduct().update({ byQuote: true });
    const refused = await visitor.sendJson("POST", "/api/orders", { checkoutForm, cart });
    expect(parseErrorBody(refused)).toMatchObject({
      code: "totalChanged",
      changes: [{ kind: "itemByQuote", _id: service._id }],
    });
  });
});
