import { subscribeDevice } from "@halkopiha/domain/contract/notifications.ts";
import { Client } from "../api.ts";
import { database } from "../market.ts";
import { TestDevice } from "../notifications/test-push-service.ts";
import { orderLink } from "../orders.ts";
import type { CallExamples } from "./call-example.ts";
import { createProductForSale, seller } from "./fixtures.ts";

/** A subscription at a push service that is not there. */
const newSubscription = () => new TestDevice("http://127.0.0.1:1").subscription;

/** Other tests order from the same seller, whose notifications would be tried again and again. */
const cleanUp = () => database.recursiveDelete(database.collection("pushSubscriptions"));

async function createPageContext() {
  const { id, code } = await orderLink(await createProductForSale());
  return { as: new Client(), params: { id }, code };
}

/** Examples of the calls about notifications. */
export const notificationExamples = {
  readPushKey: { arrange: async () => ({ as: new Client(), request: {} }) },
  listNotifiedDevices: { arrange: async () => ({ as: (await seller()).client, request: {} }) },
  subscribeDevice: {
    arrange: async () => ({ as: (await seller()).client, request: { body: newSubscription() } }),
    invalidBodyField: { field: "endpoint", value: "javascript:alert(1)" },
    cleanUp,
  },
  unsubscribeDevice: {
    arrange: async () => {
      const { client } = await seller();
      const { devices } = await client.call(subscribeDevice, { body: newSubscription() });
      return { as: client, request: { params: { id: devices[0]?._id ?? "" } } };
    },
    cleanUp,
  },
  subscribeToOrder: {
    arrange: async () => {
      const { as, params, code } = await createPageContext();
      return { as, request: { params, body: { code, subscription: newSubscription() } } };
    },
    // Only the holder of an order's code learns whether it exists.
    unknownId: 403,
    invalidBodyField: { field: "code", value: "a".repeat(21) },
    cleanUp,
  },
  unsubscribeFromOrder: {
    arrange: async () => {
      const { as, params, code } = await createPageContext();
      return { as, request: { params, body: { code, endpoint: newSubscription().endpoint } } };
    },
    unknownId: 403,
    invalidBodyField: { field: "endpoint", value: "ftp://halkopiha.fi" },
  },
  replaceSubscription: {
    arrange: async () => {
      const { endpoint, keys } = newSubscription();
      const former = { endpoint, auth: keys.auth };
      return { as: new Client(), request: { body: { former, subscription: newSubscription() } } };
    },
    invalidBodyField: { field: "former", value: "x" },
  },
} as const satisfies Partial<CallExamples>;
