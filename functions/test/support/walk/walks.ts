import { accounts } from "./accounts.ts";
import { buyers } from "./buyers.ts";
import { conversations } from "./conversations.ts";
import { reference } from "./reference.ts";
import { sellers } from "./sellers.ts";
import type { CallExamples } from "./walk.ts";

/** How every call of the contract is made so that it succeeds, and how it is refused. */
export const callExamples: CallExamples = {
  ...buyers,
  ...sellers,
  ...conversations,
  ...accounts,
  ...reference,
};
