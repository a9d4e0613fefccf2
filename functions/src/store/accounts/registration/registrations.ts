import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { Timestamp, type Transaction } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../../../firebase.ts";
import { parseDocument } from "../../firestore/document.ts";
import { sha256Hex } from "../../firestore/sha256.ts";

// A registration is stored in Auth and in Firestore, which no transaction spans. Each attempt holds a claim on the e-mail address:
// 1. claim the address, 2. in one transaction check everything, create the login, store the user and release the claim. A retry starts at 1
// with the same uid and reuses the login; a claim that outlives its lease shows the nightly repair which login has no user.

/** Time for which a claim excludes other registrations, in milliseconds: longer than the timeout of a call. */
const lease = 60_000;
/** Maximum wait for a claimed address, and the polling interval, in milliseconds. */
const maxWait = 5_000;
const interval = 150;

const Claim = z.object({
  uid: z.string(),
  /** Id of the attempt that holds the claim: a retry takes the claim over, and the earlier attempt can store nothing any more. */
  attempt: z._default(z.string(), ""),
  leaseUntil: z.iso.datetime(),
});

const claims = () => firestore().collection("registrations");
const claimRef = (email: string) => claims().doc(sha256Hex(email.toLowerCase()));

function tryToClaim(email: string, uid: string, attempt: string): Promise<boolean> {
  return firestore().runTransaction(async (transaction) => {
    const claim = parseDocument(Claim, await transaction.get(claimRef(email)));
    const isOthers = claim !== null && claim.uid !== uid && Date.parse(claim.leaseUntil) > Date.now();
    if (!isOthers) {
      const leaseUntil = Timestamp.fromMillis(Date.now() + lease);
      transaction.set(claimRef(email), { uid, attempt, leaseUntil });
    }
    return !isOthers;
  });
}

/**
 * Reserves an address for one registration for a minute; waits while another registration holds it.
 * @returns the id of the attempt
 * @throws AppError `unavailable` when the other registration does not finish
 */
export async function claimAddress(email: string, uid: string): Promise<string> {
  const attempt = randomUUID();
  for (const end = Date.now() + maxWait; ; await sleep(interval)) {
    if (await tryToClaim(email, uid, attempt)) return attempt;
    if (Date.now() > end) throw new AppError("unavailable");
  }
}

/**
 * Checks in a transaction that this attempt still holds the claim of an address.
 * @returns a function that releases the claim; call it after all reads of the transaction
 * @throws AppError `unavailable` when the claim has expired or another registration, or a retry, holds it
 */
export async function checkClaim(
  transaction: Transaction,
  email: string,
  attempt: string,
): Promise<() => void> {
  const ref = claimRef(email);
  const claim = parseDocument(Claim, await transaction.get(ref));
  if (claim?.attempt !== attempt) throw new AppError("unavailable");
  return () => void transaction.delete(ref);
}

/** Releases the claim of a rejected registration. @returns whether this attempt still held it */
export function releaseClaim(email: string, attempt: string): Promise<boolean> {
  return firestore().runTransaction(async (transaction) => {
    const claim = parseDocument(Claim, await transaction.get(claimRef(email)));
    if (claim?.attempt !== attempt) return false;
    transaction.delete(claimRef(email));
    return true;
  });
}

/** Number of claims per page of the repair job. */
const pageSize = 100;

/** A registration whose claim expired before a moment. */
export interface InterruptedRegistration {
  uid: string;
  /** Deletes the claim, unless a retry has renewed it. */
  forget: () => Promise<void>;
}

/** Registrations interrupted before a moment, oldest first. Each one must be forgotten before the next page is read. */
export async function* listInterrupted(
  before: Date,
): AsyncGenerator<InterruptedRegistration, void, undefined> {
  const query = claims()
    .where("leaseUntil", "<", Timestamp.fromDate(before))
    .orderBy("leaseUntil")
    .limit(pageSize);
  let found: number;
  do {
    const { docs } = await query.get();
    for (const snapshot of docs) {
      const uid = parseDocument(Claim, snapshot)?.uid ?? "";
      const { updateTime } = snapshot;
      yield { uid, forget: async () => void (await snapshot.ref.delete({ lastUpdateTime: updateTime })) };
    }
    found = docs.length;
  } while (found === pageSize);
}
