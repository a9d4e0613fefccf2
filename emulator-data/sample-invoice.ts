import { draftInvoice, toInvoiceId } from "@halkopiha/domain/accounts/invoices/invoice.ts";
import type { User } from "@halkopiha/domain/accounts/user.ts";
import { retention, toRetentionMs } from "@halkopiha/domain/admin/retention.ts";
import { toFinnishDate } from "@halkopiha/domain/finnish-date.ts";
import { initialPlans } from "@halkopiha/domain/reference-data/initial/plans.ts";
import { Timestamp } from "firebase-admin/firestore";
import { sampleOperator } from "./sample-operator.ts";

/** The invoice of a seller for this year, with an account number of the examples, and the number of it. */
export function createSampleInvoice(user: User, now: Date) {
  const year = Number(toFinnishDate(now.toISOString()).slice(0, 4));
  const operator = { ...sampleOperator, iban: "FI2112345600000785", bic: "NDEAFIHH" };
  const invoice = {
    _id: toInvoiceId(user._id, year),
    ...draftInvoice(user, year, { operator, plans: initialPlans, ordinal: 1 }),
    createdAt: now.toISOString(),
    expiresAt: Timestamp.fromMillis(now.getTime() + toRetentionMs(retention.payments)),
  };
  return { invoice, counter: { _id: `invoices-${year}`, last: 1 } };
}
