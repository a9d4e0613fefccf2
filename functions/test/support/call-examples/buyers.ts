import * as cart from "@halkopiha/domain/contract/shop/cart.ts";
import { Client } from "../api.ts";
import { checkoutForm } from "../market.ts";
import { createOrderRequest } from "../orders.ts";
import type { CallExamples } from "./call-example.ts";
import { createProductForSale } from "./fixtures.ts";

/** A visitor with two units of a product in the cart. */
async function createVisitorWithProduct() {
  const product = await createProductForSale();
  const client = new Client();
  await client.call(cart.addToCart, { body: { product_id: product._id, quantity: 2 } });
  return { client, product };
}

/** Examples of visitors' calls. */
export const buyers = {
  searchProducts: {
    arrange: async () => ({ as: new Client(), request: { query: { region: "pirkanmaa", limit: 5 } } }),
    invalidQueryField: { field: "category", value: "Autot" },
  },
  compareProducts: {
    arrange: async () => ({
      as: new Client(),
      request: { query: { ids: (await createProductForSale())._id, to: "tampere" } },
    }),
    invalidQueryField: { field: "amount", value: "paljon" },
  },
  listDoorPrices: {
    arrange: async () => ({
      as: new Client(),
      request: { query: { ids: (await createProductForSale())._id, to: "tampere" } },
    }),
    invalidQueryField: { field: "to", value: "a/b" },
  },
  countSellers: { arrange: async () => ({ as: new Client(), request: {} }) },
  listFavorites: { arrange: async () => ({ as: new Client(), request: {} }) },
  addFavorite: {
    arrange: async () => ({
      as: new Client(),
      request: { body: { id: (await createProductForSale())._id } },
    }),
    invalidBodyField: { field: "id", value: "../users/x" },
  },
  removeFavorite: {
    arrange: async () => ({
      as: new Client(),
      request: { body: { id: (await createProductForSale())._id } },
    }),
    invalidBodyField: { field: "id", value: 5 },
  },
  readCart: { arrange: async () => ({ as: (await createVisitorWithProduct()).client, request: {} }) },
  addToCart: {
    arrange: async () => ({
      as: new Client(),
      request: { body: { product_id: (await createProductForSale())._id } },
    }),
    invalidBodyField: { field: "quantity", value: 1.001 },
  },
  removeFromCart: {
    arrange: async () => {
      const { client, product } = await createVisitorWithProduct();
      return { as: client, request: { body: { product_id: product._id } } };
    },
    invalidBodyField: { field: "product_id", value: null },
  },
  changeQuantity: {
    arrange: async () => {
      const { client, product } = await createVisitorWithProduct();
      return { as: client, request: { body: { product_id: product._id, quantity: 3 } } };
    },
    invalidBodyField: { field: "quantity", value: "paljon" },
  },
  resetCart: { arrange: async () => ({ as: (await createVisitorWithProduct()).client, request: {} }) },
  addAddress: {
    arrange: async () => ({ as: (await createVisitorWithProduct()).client, request: { body: checkoutForm } }),
    invalidBodyField: { field: "email", value: "aino" },
  },
  chooseDelivery: {
    arrange: async () => {
      const { client, product } = await createVisitorWithProduct();
      return { as: client, request: { body: { ownerId: product.user_id, delivery: false } } };
    },
    invalidBodyField: { field: "delivery", value: "ehkä" },
  },
  placeOrder: {
    arrange: async () => {
      const { client } = await createVisitorWithProduct();
      return { as: client, request: await createOrderRequest(client) };
    },
    invalidBodyField: { field: "ownerIds", value: [] },
  },
} as const satisfies Partial<CallExamples>;
