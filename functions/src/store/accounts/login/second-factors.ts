import { FieldValue, Timestamp, type Transaction } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../../../firebase.ts";
import { parseDocument } from "../../firestore/document.ts";
import { toTimestamp } from "../../firestore/timestamp.ts";

/** The hashes of a user's recovery codes that have not been used, in base64url, and their salt. */
const RecoveryHashes = z.object({ salt: z.string(), hashes: z.array(z.string()) });
export type RecoveryHashes = z.infer<typeof RecoveryHashes>;

/** A second factor that is in use. */
const Enabled = z.object({
  /** The secret of the app, sealed. */
  sealed: z.string(),
  /** The step of time whose code was used last: neither it nor an earlier one is accepted again. */
  lastStep: z.int(),
  recovery: RecoveryHashes,
  /** When it was set up, with this app. */
  enabledAt: z.iso.datetime(),
});
export type SecondFactor = z.infer<typeof Enabled>;

/** A new secret, sealed, that no code has confirmed. */
const Pending = z.object({ sealed: z.string(), endsAt: z.iso.datetime() });

const Stored = z.object({ enabled: z.optional(Enabled), pending: z.optional(Pending) });

/** How long a new secret waits to be confirmed, in milliseconds. */
const pendingLifetime = 30 * 60_000;

const factorRef = (uid: string) => firestore().collection("secondFactors").doc(uid);

async function read(uid: string, transaction?: Transaction) {
  const ref = factorRef(uid);
  return parseDocument(Stored, await (transaction ? transaction.get(ref) : ref.get()));
}

/** The second factor with which a user logs in; null without one. */
export async function findSecondFactor(uid: string, transaction?: Transaction): Promise<SecondFactor | null> {
  return (await read(uid, transaction))?.enabled ?? null;
}

/** Keeps a new secret until it is confirmed; a former one stays in use until then. */
export async function storePending(uid: string, sealed: string): Promise<void> {
  const endsAt = Timestamp.fromMillis(Date.now() + pendingLifetime);
  await factorRef(uid).set({ pending: { sealed, endsAt } }, { merge: true });
}

/** The new secret that waits to be confirmed, sealed; null without one. */
export async function findPending(uid: string, transaction?: Transaction): Promise<string | null> {
  const pending = (await read(uid, transaction))?.pending;
  return pending && Date.parse(pending.endsAt) > Date.now() ? pending.sealed : null;
}

const toStored = ({ enabledAt, ...factor }: SecondFactor) => ({
  ...factor,
  enabledAt: toTimestamp(enabledAt),
});

/** Stores a second factor, and forgets a secret that waited. */
export function storeFactorWith(transaction: Transaction, uid: string, enabled: SecondFactor): void {
  transaction.set(factorRef(uid), { enabled: toStored(enabled), updatedAt: FieldValue.serverTimestamp() });
}

/** Deletes a user's second factor, if there is one. */
export function deleteFactorWith(transaction: Transaction, uid: string): void {
  transaction.delete(factorRef(uid));
}

/** What becomes of a second factor, and further writes in the same transaction. */
interface FactorChange {
  factor: SecondFactor;
  also?: (transaction: Transaction) => void;
}

/**
 * Changes a second factor in one transaction with the result of `decide`; null changes nothing.
 * @returns whether it was changed
 */
export function changeFactor(
  uid: string,
  decide: (factor: SecondFactor) => FactorChange | null,
): Promise<boolean> {
  return firestore().runTransaction(async (transaction) => {
    const factor = await findSecondFactor(uid, transaction);
    const change = factor && decide(factor);
    if (!change) return false;
    const enabled = toStored(change.factor);
    transaction.update(factorRef(uid), { enabled, updatedAt: FieldValue.serverTimestamp() });
    change.also?.(transaction);
    return true;
  });
}
