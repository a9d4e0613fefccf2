import { accounts } from "./accounts.ts";
import { buyers } from "./buyers.ts";
import type { CallExamples } from "./call-example.ts";
import { conversations } from "./conversations.ts";
import { reference } from "./reference-data.ts";
import { sellers } from "./sellers.ts";

/** How every call of the contract is made so that it succeeds, and how it is refused. */
export const callExamples: CallExamples = {
  ...buyers,
  ...sellers,
  ...conversations,
  ...accounts,
  ...reference,
};
