import { accounts } from "./accounts.ts";
import { adminPanel } from "./admin.ts";
import { alerts } from "./alerts.ts";
import { buyers } from "./buyers.ts";
import type { CallExamples } from "./call-example.ts";
import { contacts } from "./contacts.ts";
import { errors } from "./errors.ts";
import { messages } from "./messages.ts";
import { notificationExamples } from "./notifications.ts";
import { orderExamples } from "./orders.ts";
import { quoteExamples } from "./quotes.ts";
import { recallExamples } from "./recalls.ts";
import { reference } from "./reference-data.ts";
import { reportExamples } from "./reports.ts";
import { sellers } from "./sellers.ts";

/** A successful and an invalid request for every call of the contract. */
export const callExamples: CallExamples = {
  ...adminPanel,
  ...alerts,
  ...buyers,
  ...notificationExamples,
  ...orderExamples,
  ...sellers,
  ...contacts,
  ...errors,
  ...messages,
  ...quoteExamples,
  ...recallExamples,
  ...reportExamples,
  ...accounts,
  ...reference,
};
