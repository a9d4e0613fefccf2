import { toContractIndex } from "@halkopiha/domain/accounts/contract-index.ts";
import { Invoice, toInvoiceId } from "@halkopiha/domain/accounts/invoices/invoice.ts";
import { User } from "@halkopiha/domain/accounts/user.ts";
import { retention, toRetentionMs } from "@halkopiha/domain/admin/retention.ts";
import type { Mail, Sms } from "@halkopiha/domain/messaging/outgoing-message.ts";
import { type DocumentReference, Timestamp, type Transaction } from "firebase-admin/firestore";
import { firestore } from "../../firebase.ts";
import { parseAll, parseDocument, safeParseDocument } from "../firestore/document.ts";
import { iterateQuery } from "../firestore/iterate-query.ts";
import { getWriteTime } from "../firestore/write-time.ts";
import { queueNoticeWith } from "../mail.ts";
import { readLastNumber, writeLastNumber } from "../running-numbers.ts";
import { users } from "./users.ts";

const invoices = () => firestore().collection("invoices");

/** Maximum number of invoices that are read of a user: those of the years in which accounting keeps them, and some more. */
const maxInvoices = 20;

/** The invoices of a user, newest first. */
export async function listInvoices(uid: string): Promise<Invoice[]> {
  const { docs } = await invoices().where("userId", "==", uid).limit(maxInvoices).get();
  return parseAll(Invoice, docs).sort((one, other) => other.year - one.year);
}

export const findInvoice = async (id: string): Promise<Invoice | null> =>
  parseDocument(Invoice, await invoices().doc(id).get());

/** Invoices that are made in one transaction, which takes their numbers. */
const pageSize = 20;
/** Maximum number of transactions of one night; the rest is made in the following ones. */
const maxPages = 100;

/** A new invoice and the message about it. */
interface NewInvoice {
  invoice: Omit<Invoice, "_id" | "createdAt">;
  message: Mail | Sms | null;
}

/** Makes the invoice of a seller with the running number that it gets. */
export type DraftInvoice = (user: User, ordinal: number) => NewInvoice;

/** Of these users, those whose invoice of a year is still to be made, as the transaction reads them. */
async function readUninvoiced(transaction: Transaction, refs: readonly DocumentReference[], year: number) {
  const snapshots = await transaction.getAll(...refs);
  const made = await transaction.getAll(...refs.map(({ id }) => invoices().doc(toInvoiceId(id, year))));
  return snapshots.flatMap((snapshot, index) => {
    const user = safeParseDocument(User, snapshot);
    if (!user || toContractIndex(user).invoiceYear !== year) return [];
    return [{ user, ref: snapshot.ref, isMade: made[index]?.exists ?? false }];
  });
}

/** Makes the invoices of some users, with their messages, in one transaction. */
function createInvoices(
  refs: readonly DocumentReference[],
  year: number,
  draft: DraftInvoice,
): Promise<void> {
  return firestore().runTransaction(async (transaction) => {
    const taken = await readLastNumber(transaction, `invoices-${year}`);
    const due = await readUninvoiced(transaction, refs, year);
    const now = getWriteTime();
    let last = taken;
    for (const { user, ref, isMade } of due) {
      const userAccount = { ...user.userAccount, invoicedYear: year };
      transaction.update(ref, {
        "userAccount.invoicedYear": year,
        ...toContractIndex({ ...user, userAccount }),
      });
      if (isMade) continue;
      last += 1;
      const { invoice, message } = draft(user, last);
      const id = toInvoiceId(user._id, year);
      const expiry = {
        expiresAt: Timestamp.fromMillis(now.stored.toMillis() + toRetentionMs(retention.payments)),
      };
      transaction.create(invoices().doc(id), { ...invoice, createdAt: now.stored, ...expiry });
      queueNoticeWith(transaction, `invoice-${id}`, message);
    }
    if (last > taken) writeLastNumber(transaction, `invoices-${year}`, last);
  });
}

/**
 * Makes the invoices of a year that are still to be made, some in a transaction with the messages about them. A seller who was invoiced is not
 * found again, so a job may run twice, and goes on where it was interrupted.
 */
export async function createDueInvoices(year: number, draft: DraftInvoice): Promise<void> {
  const due = users().where("invoiceYear", "==", year).orderBy("__name__").select();
  let made = 0;
  for await (const page of iterateQuery(due, pageSize)) {
    await createInvoices(
      page.map(({ ref }) => ref),
      year,
      draft,
    );
    made += 1;
    if (made === maxPages) return;
  }
}
