import { isStanding, type NewPayment, Payment } from "@halkopiha/domain/accounts/payments/payment.ts";
import { displayName, type User } from "@halkopiha/domain/accounts/user.ts";
import { retention, toRetentionMs } from "@halkopiha/domain/admin/retention.ts";
import { type DocumentSnapshot, type Query, Timestamp, type Transaction } from "firebase-admin/firestore";
import { firestore } from "../../firebase.ts";
import { type AuditAuthor, writeAudit } from "../admin/audit.ts";
import { parseAll } from "../firestore/document.ts";
import { getWriteTime } from "../firestore/write-time.ts";

const payments = () => firestore().collection("payments");

/** Maximum number of payments that are read of a user: some for each year in which accounting keeps them. */
const maxPayments = 200;

const queryPayments = (uid: string): Query => payments().where("userId", "==", uid).limit(maxPayments);

const newestFirst = (read: Payment[]): Payment[] =>
  read.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));

/** All recorded payments of a user, newest first. */
export async function listPayments(uid: string): Promise<Payment[]> {
  return newestFirst(parseAll(Payment, (await queryPayments(uid).get()).docs));
}

/** The recorded payments of a user as a transaction reads them. */
export interface StoredPayments {
  payments: Payment[];
  /** The documents as they were read, which the change log compares with what is written. */
  snapshots: ReadonlyMap<string, DocumentSnapshot>;
}

/** Reads the payments of a user in the transaction that changes them, before it writes. */
export async function readPayments(transaction: Transaction, uid: string): Promise<StoredPayments> {
  const { docs } = await transaction.get(queryPayments(uid));
  return {
    payments: newestFirst(parseAll(Payment, docs)),
    snapshots: new Map(docs.map((snapshot) => [snapshot.id, snapshot])),
  };
}

/** Writes a payment in the transaction that changes the account. */
export function createPaymentWith(
  transaction: Transaction,
  user: User,
  { year, amount, received }: NewPayment,
  by: AuditAuthor,
): Payment {
  const ref = payments().doc();
  const now = getWriteTime();
  const fields = {
    userId: user._id,
    username: user.username,
    payer: displayName(user),
    year,
    amount,
    received,
    recordedBy: by,
    undone: null,
  };
  const expiry = {
    expiresAt: Timestamp.fromMillis(now.stored.toMillis() + toRetentionMs(retention.payments)),
  };
  transaction.create(ref, { ...fields, createdAt: now.stored, ...expiry });
  writeAudit(transaction, by, { ref, written: fields });
  return { ...fields, _id: ref.id, createdAt: now.answered };
}

/** Marks a payment as undone in the transaction that changes the account. */
export function undoPaymentWith(
  transaction: Transaction,
  stored: StoredPayments,
  payment: Payment,
  by: AuditAuthor,
): Payment {
  const before = stored.snapshots.get(payment._id);
  if (!before || !isStanding(payment)) return payment;
  const now = getWriteTime();
  transaction.update(before.ref, { undone: { by, at: now.stored } });
  writeAudit(transaction, by, { ref: before.ref, before, written: { undone: { by, at: now.stored } } });
  return { ...payment, undone: { by, at: now.answered } };
}
