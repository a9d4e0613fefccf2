import { createUnsubscribeCode } from "../../../src/alerts/unsubscribe-code.ts";
import { newAddress, requestAlert } from "../alerts.ts";
import { Client } from "../api.ts";
import type { CallExamples } from "./call-example.ts";

const search = { category: "Polttopuut", region: "pirkanmaa" } as const;

/** Examples of the calls of alerts. */
export const alerts = {
  createAlert: {
    arrange: async () => ({ as: new Client(), request: { body: { email: newAddress(), search } } }),
    invalidBodyField: { field: "email", value: "aino@" },
  },
  confirmAlert: {
    arrange: async () => ({
      as: new Client(),
      request: { body: { token: await requestAlert(newAddress(), { search }) } },
    }),
    invalidBodyField: { field: "token", value: "a" },
  },
  readAlerts: {
    arrange: async () => ({
      as: new Client(),
      request: { body: { token: await requestAlert(newAddress(), { search }) } },
    }),
    invalidBodyField: { field: "token", value: "a" },
  },
  endAlerts: {
    arrange: async () => ({
      as: new Client(),
      request: { body: { token: createUnsubscribeCode(["gone"]) } },
    }),
    invalidBodyField: { field: "token", value: "gone" },
  },
  unsubscribe: {
    arrange: async () => ({ as: new Client(), request: { query: { t: createUnsubscribeCode(["gone"]) } } }),
    invalidQueryField: { field: "t", value: "gone" },
  },
} as const satisfies Partial<CallExamples>;
