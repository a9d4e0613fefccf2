import * as cart from "@halkopiha/domain/contract/cart.ts";
import { Client } from "../api.ts";
import { checkoutForm } from "../market.ts";
import { orderAsSeen, placedOrder } from "../orders.ts";
import { newGoods, seller } from "./cast.ts";
import type { Walks } from "./walk.ts";

/** A visitor who has two of something in the cart. */
async function shopper() {
  const goods = await newGoods();
  const client = new Client();
  await client.call(cart.addToCart, { body: { product_id: goods._id, quantity: 2 } });
  return { client, goods };
}

/** An order that the seller has just received. */
export async function newOrder() {
  return placedOrder(await newGoods(), 2);
}

const aboutOrder = async () => ({
  as: (await seller()).client,
  request: { params: { id: (await newOrder())._id } },
});

/** What visitors do, and what comes of it. */
export const buyers = {
  searchSellers: {
    stage: async () => ({ as: new Client(), request: { query: { region: "pirkanmaa", limit: 5 } } }),
    faultInQuery: { field: "category", value: "Autot" },
  },
  listFavorites: { stage: async () => ({ as: new Client(), request: {} }) },
  addFavorite: {
    stage: async () => ({ as: new Client(), request: { body: { id: (await newGoods())._id } } }),
    faultInBody: { field: "id", value: "../users/x" },
  },
  removeFavorite: {
    stage: async () => ({ as: new Client(), request: { body: { id: (await newGoods())._id } } }),
    faultInBody: { field: "id", value: 5 },
  },
  readCart: { stage: async () => ({ as: (await shopper()).client, request: {} }) },
  addToCart: {
    stage: async () => ({ as: new Client(), request: { body: { product_id: (await newGoods())._id } } }),
    faultInBody: { field: "quantity", value: 1.001 },
  },
  removeFromCart: {
    stage: async () => {
      const { client, goods } = await shopper();
      return { as: client, request: { body: { product_id: goods._id } } };
    },
    faultInBody: { field: "product_id", value: null },
  },
  changeQuantity: {
    stage: async () => {
      const { client, goods } = await shopper();
      return { as: client, request: { body: { product_id: goods._id, quantity: 3 } } };
    },
    faultInBody: { field: "quantity", value: "paljon" },
  },
  resetCart: { stage: async () => ({ as: (await shopper()).client, request: {} }) },
  addAddress: {
    stage: async () => ({ as: (await shopper()).client, request: { body: checkoutForm } }),
    faultInBody: { field: "email", value: "aino" },
  },
  chooseDelivery: {
    stage: async () => {
      const { client, goods } = await shopper();
      return { as: client, request: { body: { ownerId: goods.user_id, delivery: false } } };
    },
    faultInBody: { field: "delivery", value: "ehkä" },
  },
  placeOrder: {
    stage: async () => {
      const { client } = await shopper();
      return { as: client, request: await orderAsSeen(client) };
    },
    faultInBody: { field: "ownerIds", value: [] },
  },
  listOrders: {
    stage: async () => ({ as: (await seller()).client, request: { query: { status: "recieved" } } }),
    faultInQuery: { field: "status", value: "lost" },
  },
  readOrder: { stage: aboutOrder },
  advanceOrder: {
    stage: async () => {
      const { as, request } = await aboutOrder();
      return { as, request: { ...request, body: { status: "in progress" } } };
    },
    faultInBody: { field: "status", value: "lost" },
  },
} as const satisfies Partial<Walks>;
