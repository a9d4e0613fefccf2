import { storeMessage } from "../messages.ts";
import { logInAsRoot } from "../users.ts";
import type { CallExamples } from "./call-example.ts";

/** Examples of the calls about the queue of mails and text messages. */
export const messages = {
  listMessages: {
    arrange: async () => ({
      as: await logInAsRoot(),
      request: { body: { limit: 5, state: "failed" as const } },
    }),
    invalidBodyField: { field: "state", value: "lost" },
  },
  resendMessage: {
    arrange: async () => ({
      as: await logInAsRoot(),
      request: { params: { id: await storeMessage() } },
    }),
  },
  resendFailed: {
    arrange: async () => ({ as: await logInAsRoot(), request: { body: {} } }),
    invalidBodyField: { field: "cursor", value: 5 },
  },
} satisfies Partial<CallExamples>;
