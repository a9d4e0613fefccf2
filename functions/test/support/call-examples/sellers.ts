import { startSecondFactor } from "@halkopiha/domain/contract/accounts/second-factor.ts";
import { listSessions } from "@halkopiha/domain/contract/accounts/session.ts";
import { createDeliveryCost } from "@halkopiha/domain/contract/shop/delivery-costs.ts";
import { addDays } from "@halkopiha/domain/finnish-date.ts";
import { getToday } from "../../../src/today.ts";
import { Client } from "../api.ts";
import { createImageUpload } from "../images.ts";
import { createUserWithFactor, showCode } from "../second-factor.ts";
import { createUserAsRoot, logInAs, password, userForm } from "../users.ts";
import type { CallExamples } from "./call-example.ts";
import { createProductForSale, seller, woodChips } from "./fixtures.ts";

const asSeller = async <Request>(request: Request) => ({ as: (await seller()).client, request });
const ofSeller = async () => ({ id: (await seller()).uid });

const perKm = { name: "Kilometrien mukaan", unit: "km", price: 150 } as const;

async function newDeliveryCost() {
  const { client } = await seller();
  return { id: (await client.call(createDeliveryCost, { body: perKm })).deliveryCost._id };
}

/** A call by a user with a second factor. @param createRequest creates it from the password and a recovery code */
async function asUserWithFactor<Request>(
  createRequest: (body: { currentPassword: string; code: string }) => Request,
) {
  const { client, recoveryCodes } = await createUserWithFactor();
  return { as: client, request: createRequest({ currentPassword: password, code: recoveryCodes[0] ?? "" }) };
}

/** Examples of sellers' calls, and of the public reads of their products. */
export const sellers = {
  login: {
    arrange: async () => ({
      as: new Client(),
      request: { body: { username: (await seller()).username, password } },
    }),
    invalidBodyField: { field: "password", value: "" },
  },
  verifyToken: { arrange: () => asSeller({}) },
  liveToken: { arrange: () => asSeller({}) },
  listSessions: { arrange: () => asSeller({}) },
  endSession: {
    arrange: async () => ({ as: await logInAs({ username: "halkomestari" }), request: {} }),
    invalidQueryField: { field: "sessions", value: "jotkin" },
  },
  endOtherSession: {
    arrange: async () => {
      const as = await logInAs({ username: "halkomestari" });
      const { sessions } = await as.call(listSessions, {});
      const id = sessions.find(({ isCurrent }) => isCurrent)?._id ?? "";
      return { as, request: { params: { id } } };
    },
  },
  readSecondFactor: { arrange: () => asSeller({}) },
  startSecondFactor: {
    arrange: () => asSeller({ body: { currentPassword: password } }),
    invalidBodyField: { field: "currentPassword", value: "" },
  },
  confirmSecondFactor: {
    arrange: async () => {
      const as = await logInAs(await createUserAsRoot());
      const { secret } = await as.call(startSecondFactor, { body: { currentPassword: password } });
      return { as, request: { body: { code: showCode(secret) } } };
    },
    invalidBodyField: { field: "code", value: "12345" },
  },
  removeSecondFactor: {
    arrange: () => asUserWithFactor((body) => ({ body })),
    invalidBodyField: { field: "code", value: "12345" },
  },
  renewRecoveryCodes: {
    arrange: () => asUserWithFactor((body) => ({ body })),
    invalidBodyField: { field: "code", value: "12345" },
  },
  readUser: { arrange: async () => asSeller({ params: await ofSeller() }) },
  updateUser: {
    arrange: async () =>
      asSeller({ params: await ofSeller(), body: userForm({ email: (await seller()).email }) }),
    invalidBodyField: { field: "zip", value: "331000" },
  },
  updateAccountSettings: {
    arrange: async () =>
      asSeller({
        params: await ofSeller(),
        body: { deliveryMethod: "Kuljetus", deliveryLocations: [{ _id: "tampere" }] },
      }),
    invalidBodyField: { field: "deliveryMethod", value: "Postitse" },
  },
  createProduct: {
    arrange: () => asSeller({ body: woodChips }),
    invalidBodyField: { field: "price", value: -1 },
  },
  updateProduct: {
    arrange: async () => asSeller({ params: { id: (await createProductForSale())._id }, body: woodChips }),
    invalidBodyField: { field: "name", value: "Kulta" },
  },
  readPriceLog: {
    arrange: async () => asSeller({ params: { id: (await createProductForSale())._id } }),
  },
  changeAvailability: {
    arrange: async () => {
      const { _id, user_id } = await createProductForSale();
      return asSeller({
        params: { id: user_id },
        body: { productId: _id, pausedUntil: addDays(getToday(), 30) },
      });
    },
    invalidBodyField: { field: "deliveryTime", value: "huomenna" },
  },
  undoAvailability: {
    arrange: async () => {
      const { _id: productId, user_id: id } = await createProductForSale();
      const former = { deliveryTime: "2", pausedUntil: null } as const;
      const written = { deliveryTime: null, pausedUntil: null };
      return asSeller({ params: { id }, body: { listings: [{ productId, former, written }] } });
    },
    invalidBodyField: { field: "listings", value: "kaikki" },
  },
  deleteProduct: { arrange: async () => asSeller({ params: { id: (await createProductForSale())._id } }) },
  uploadProductImage: {
    arrange: async () =>
      asSeller({ params: { id: (await createProductForSale())._id }, upload: await createImageUpload() }),
  },
  changePrices: {
    arrange: async () => {
      const { _id, price, user_id } = await createProductForSale();
      return asSeller({
        params: { id: user_id },
        body: { prices: [{ productId: _id, from: price, to: price + 100 }] },
      });
    },
    invalidBodyField: { field: "prices", value: [] },
  },
  deleteProductImage: {
    arrange: async () => asSeller({ params: { id: (await createProductForSale())._id } }),
  },
  readProduct: {
    arrange: async () => ({
      as: new Client(),
      request: { params: { id: (await createProductForSale())._id } },
    }),
  },
  readSimilarProducts: {
    arrange: async () => ({
      as: new Client(),
      request: { params: { id: (await createProductForSale())._id } },
    }),
  },
  listProducts: {
    arrange: async () => ({
      as: new Client(),
      request: { query: { owner_id: (await createProductForSale()).user_id } },
    }),
    invalidQueryField: { field: "owner_id", value: "a/b" },
  },
  listUserProducts: {
    arrange: async () => ({
      as: new Client(),
      request: { params: { id: (await createProductForSale()).user_id } },
    }),
  },
  readProfile: {
    arrange: async () => ({
      as: new Client(),
      request: { params: { id: (await createProductForSale()).user_id } },
    }),
  },
  listDeliveryCosts: {
    arrange: async () => ({ as: new Client(), request: { query: { owner: (await seller()).uid } } }),
    invalidQueryField: { field: "owner", value: "a/b" },
  },
  createDeliveryCost: {
    arrange: () => asSeller({ body: perKm }),
    invalidBodyField: { field: "unit", value: "mailia" },
  },
  updateDeliveryCost: {
    arrange: async () => asSeller({ params: await newDeliveryCost(), body: perKm }),
    invalidBodyField: { field: "price", value: 0 },
  },
  deleteDeliveryCost: { arrange: async () => asSeller({ params: await newDeliveryCost() }) },
} as const satisfies Partial<CallExamples>;
