import { toContractFacts, toNextNotice } from "@halkopiha/domain/accounts/account-activation.ts";
import { toContractIndex } from "@halkopiha/domain/accounts/contract-index.ts";
import { getEnding } from "@halkopiha/domain/accounts/contract-year.ts";
import { User, type UserAccount } from "@halkopiha/domain/accounts/user.ts";
import { systemAuthor } from "@halkopiha/domain/admin/audit.ts";
import type { Mail, Sms } from "@halkopiha/domain/messaging/outgoing-message.ts";
import type { CalendarDay } from "@halkopiha/domain/schemas/primitives.ts";
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Transaction,
} from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../../firebase.ts";
import { writeAudit } from "../admin/audit.ts";
import { safeParseDocument } from "../firestore/document.ts";
import { iterateQuery } from "../firestore/iterate-query.ts";
import { isQueued, queueNoticeWith } from "../mail.ts";
import { userRef, users } from "./users.ts";

/** Number of accounts that are changed at once. */
const pageSize = 20;

/** An account as it is stored from now on, and the messages about it under fixed ids. */
export interface DueContract {
  account: UserAccount;
  messages: { id: string; message: Mail | Sms | null }[];
}

/** Of these messages, those that have not been queued. */
async function listNewMessages(transaction: Transaction, messages: DueContract["messages"]) {
  const queued = await Promise.all(messages.map(({ id }) => isQueued(transaction, id)));
  return messages.filter((_, index) => !queued[index]);
}

/** Writes into the change log that the system has closed an account, and why. */
function logClosing(
  transaction: Transaction,
  ref: DocumentReference,
  before: DocumentSnapshot,
  { isActive, paid, ...account }: UserAccount,
): void {
  const ending = getEnding(toContractFacts(account));
  const stored = z.object({ userAccount: z.record(z.string(), z.unknown()) }).parse(before.data());
  const written = { userAccount: { ...stored.userAccount, isActive, paid }, ending };
  writeAudit(transaction, systemAuthor, { ref, before, written });
}

/** Changes the account of a seller and queues the messages about it; one that is due no more only gets its next day. */
function changeContract(id: string, today: CalendarDay, decide: (user: User) => DueContract): Promise<void> {
  return firestore().runTransaction(async (transaction) => {
    const ref = userRef(id);
    const snapshot = await transaction.get(ref);
    const user = safeParseDocument(User, snapshot);
    if (!user) return;
    const next = toNextNotice(user);
    if (next === null || next > today) {
      transaction.update(ref, { ...toContractIndex(user) });
      return;
    }
    const { account, messages } = decide(user);
    const unsent = await listNewMessages(transaction, messages);
    const isClosed = user.userAccount.isActive && !account.isActive;
    transaction.update(ref, {
      "userAccount.isActive": account.isActive,
      "userAccount.paid": account.paid,
      "userAccount.noticedUntil": account.noticedUntil,
      ...toContractIndex({ ...user, userAccount: account }),
      // A notice alone changes nothing that a form shows.
      ...(isClosed && { closingRequest: null, updatedAt: FieldValue.serverTimestamp() }),
    });
    if (isClosed) logClosing(transaction, ref, snapshot, account);
    for (const { id: mailId, message } of unsent) queueNoticeWith(transaction, mailId, message);
  });
}

/**
 * Changes the accounts of sellers whose contract has something due by a day, each in a transaction with the messages about it. Reads no other
 * account. An account that was changed is not due again, so a job may run twice.
 */
export async function changeDueContracts(
  today: CalendarDay,
  decide: (user: User) => DueContract,
): Promise<void> {
  const due = users().where("nextNotice", "<=", today).orderBy("nextNotice").select("nextNotice");
  for await (const page of iterateQuery(due, pageSize))
    await Promise.all(page.map(({ id }) => changeContract(id, today, decide)));
}
