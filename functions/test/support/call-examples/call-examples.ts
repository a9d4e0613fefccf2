import { accounts } from "./accounts.ts";
import { alerts } from "./alerts.ts";
import { buyers } from "./buyers.ts";
import type { CallExamples } from "./call-example.ts";
import { conversations } from "./conversations.ts";
import { reference } from "./reference-data.ts";
import { sellers } from "./sellers.ts";

/** A successful and an invalid request for every call of the contract. */
export const callExamples: CallExamples = {
  ...alerts,
  ...buyers,
  ...sellers,
  ...conversations,
  ...accounts,
  ...reference,
};
