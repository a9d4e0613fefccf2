import { Client } from "../api.ts";
import { createError, sampleReport } from "../errors.ts";
import { logInAsRoot } from "../users.ts";
import type { CallExamples } from "./call-example.ts";

/** Examples of the calls about errors of browsers and functions. */
export const errors = {
  reportError: {
    arrange: async () => ({ as: new Client(), request: { body: sampleReport() } }),
    invalidBodyField: { field: "release", value: "Aino Aaltonen" },
  },
  listErrors: {
    arrange: async () => ({
      as: await logInAsRoot(),
      request: { query: { limit: 5, source: "browser" as const } },
    }),
    invalidQueryField: { field: "source", value: "noise" },
  },
  markError: {
    arrange: async () => ({
      as: await logInAsRoot(),
      request: { params: { id: (await createError())._id }, body: { handled: true } },
    }),
    invalidBodyField: { field: "handled", value: "kyllä" },
  },
} satisfies Partial<CallExamples>;
