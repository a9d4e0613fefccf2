import { createDeliveryCost } from "@halkopiha/domain/contract/delivery-costs.ts";
import sharp from "sharp";
import { Client } from "../api.ts";
import { password, userForm } from "../people.ts";
import { newGoods, seller, woodChips } from "./cast.ts";
import type { Walks } from "./walk.ts";

const asSeller = async <Request>(request: Request) => ({ as: (await seller()).client, request });
const ofSeller = async () => ({ id: (await seller()).uid });

const perKm = { name: "Kilometrien mukaan", unit: "km", price: 150 } as const;

async function newDeliveryCost() {
  const { client } = await seller();
  return { id: (await client.call(createDeliveryCost, { body: perKm })).deliveryCost._id };
}

const picture = async () => {
  const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#b4491a" } })
    .png()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: "image/png" });
};

/** What sellers do, and what everyone sees of it. */
export const sellers = {
  login: {
    stage: async () => ({
      as: new Client(),
      request: { body: { username: (await seller()).username, password } },
    }),
    faultInBody: { field: "password", value: "" },
  },
  verifyToken: { stage: () => asSeller({}) },
  liveToken: { stage: () => asSeller({}) },
  readUser: { stage: async () => asSeller({ params: await ofSeller() }) },
  updateUser: {
    stage: async () =>
      asSeller({ params: await ofSeller(), body: userForm({ email: (await seller()).email }) }),
    faultInBody: { field: "zip", value: "331000" },
  },
  updateAccountSettings: {
    stage: async () =>
      asSeller({
        params: await ofSeller(),
        body: { deliveryMethod: "Kuljetus", deliveryLocations: [{ _id: "tampere" }] },
      }),
    faultInBody: { field: "deliveryMethod", value: "Postitse" },
  },
  createProduct: {
    stage: () => asSeller({ body: woodChips }),
    faultInBody: { field: "price", value: -1 },
  },
  updateProduct: {
    stage: async () => asSeller({ params: { id: (await newGoods())._id }, body: woodChips }),
    faultInBody: { field: "name", value: "Kulta" },
  },
  deleteProduct: { stage: async () => asSeller({ params: { id: (await newGoods())._id } }) },
  uploadProductImage: {
    stage: async () => asSeller({ params: { id: (await newGoods())._id }, upload: await picture() }),
  },
  listProducts: {
    stage: async () => ({ as: new Client(), request: { query: { owner_id: (await newGoods()).user_id } } }),
    faultInQuery: { field: "owner_id", value: "a/b" },
  },
  listUserProducts: {
    stage: async () => ({ as: new Client(), request: { params: { id: (await newGoods()).user_id } } }),
  },
  readProfile: {
    stage: async () => ({ as: new Client(), request: { params: { id: (await newGoods()).user_id } } }),
  },
  listDeliveryCosts: {
    stage: async () => ({ as: new Client(), request: { query: { owner: (await seller()).uid } } }),
    faultInQuery: { field: "owner", value: "a/b" },
  },
  createDeliveryCost: {
    stage: () => asSeller({ body: perKm }),
    faultInBody: { field: "unit", value: "mailia" },
  },
  updateDeliveryCost: {
    stage: async () => asSeller({ params: await newDeliveryCost(), body: perKm }),
    faultInBody: { field: "price", value: 0 },
  },
  deleteDeliveryCost: { stage: async () => asSeller({ params: await newDeliveryCost() }) },
} as const satisfies Partial<Walks>;
