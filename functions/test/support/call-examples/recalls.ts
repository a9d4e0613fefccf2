import { sampleRecallForm } from "@halkopiha/domain/recalls/testing/sample-recall.ts";
import { Client } from "../api.ts";
import { recall } from "../recalls.ts";
import type { CallExamples } from "./call-example.ts";
import { asAdmin, createProductForSale } from "./fixtures.ts";

async function createRecalled() {
  const product = await createProductForSale();
  await recall(product);
  return { id: product._id };
}

/** Examples of the calls about recalls. */
export const recallExamples = {
  readRecall: {
    arrange: async () => ({ as: new Client(), request: { params: await createRecalled() } }),
  },
  listRecalls: {
    arrange: () => asAdmin({ query: { limit: 5 } }),
    invalidQueryField: { field: "limit", value: "-1" },
  },
  recallListing: {
    arrange: async () =>
      asAdmin({ params: { id: (await createProductForSale())._id }, body: sampleRecallForm }),
    invalidBodyField: { field: "hazard", value: "Savu voi harvoin ärsyttää." },
  },
  takeBackRecall: {
    arrange: async () => asAdmin({ params: await createRecalled(), body: { reason: "Näyte tutkittiin." } }),
    invalidBodyField: { field: "reason", value: "" },
  },
  listUnreachedOrders: {
    arrange: async () => asAdmin({ params: await createRecalled(), query: { limit: 5 } }),
    invalidQueryField: { field: "limit", value: "-1" },
  },
} as const satisfies Partial<CallExamples>;
