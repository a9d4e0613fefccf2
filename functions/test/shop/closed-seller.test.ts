import { activateUser } from "@halkopiha/domain/contract/admin/users.ts";
import * as calls from "@halkopiha/domain/contract/shop/orders.ts";
import { createProduct, updateProduct } from "@halkopiha/domain/contract/shop/products.ts";
import { beforeAll, expect, test } from "vitest";
import { Client, parseErrorBody } from "../support/api.ts";
import { waitForQuietDatabase } from "../support/market.ts";
import { orderProduct } from "../support/orders.ts";
import { alder } from "../support/sample-alder.ts";
import { logInAs, registerActiveSeller } from "../support/users.ts";

// A seller whose account has been closed delivers the orders that are still open.

const admin = new Client();
beforeAll(async () => void (await admin.logIn("yllapito", "Yllapito2026")));

const closed = "Tilisi on suljettu. Avoimet tilauksesi voit toimittaa loppuun profiilissasi.";

test("a seller whose account has been closed delivers open orders, and sees no delivered ones and sells nothing", async () => {
  const { client, params, username } = await registerActiveSeller(admin);
  // Until the seller and the product are there for buyers.
  await waitForQuietDatabase();
  const { product } = await client.call(createProduct, { body: alder });
  await waitForQuietDatabase();
  const [open, delivered] = [await orderProduct(product), await orderProduct(product)];
  const advance = async (as: Client, id: string) => {
    for (const status of ["in progress", "in delivery", "delivered"] as const)
      await as.call(calls.advanceOrder, { params: { id }, body: { status } });
  };
  await advance(client, delivered._id);
  await admin.call(activateUser, { params, body: { active: false, paid: false } });
  const seller = await logInAs({ username });

  const { orders } = await seller.call(calls.listOrders, { query: {} });
  expect(orders.map(({ _id }) => _id)).toEqual([open._id]);
  const found = await seller.call(calls.searchOrders, { body: { search: delivered.orderNumber } });
  expect(found.orders).toEqual([]);
  const { counts } = await seller.call(calls.countOrders, { query: {} });
  expect(counts).toMatchObject({ recieved: 1, delivered: 0 });
  const rejections = await Promise.all([
    seller.request(calls.listOrders, { query: { status: "delivered" } }),
    seller.request(calls.readOrder, { params: { id: delivered._id } }),
    seller.request(createProduct, { body: alder }),
    seller.request(updateProduct, { params: { id: product._id }, body: alder }),
  ]);
  for (const rejected of rejections)
    expect(parseErrorBody(rejected)).toMatchObject({ code: "notActive", message: closed });

  await advance(seller, open._id);
  expect((await seller.call(calls.listOrders, { query: {} })).orders).toEqual([]);
});
