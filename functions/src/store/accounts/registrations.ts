import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { Timestamp, type Transaction } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../../firebase.ts";
import { parseDocument } from "../firestore/document.ts";
import { sha256Hex } from "../firestore/sha256.ts";

// A registration is made in Auth and in Firestore, which no transaction spans. Whoever is at it holds a claim on the e-mail address:
// 1. claim the address, 2. make the login, 3. store the person and give up the claim in one transaction. A retry begins at 1 with the
// same uid and finds what is there; a claim that outlives its lease tells the nightly repair which login has no person.

/** How long a claim keeps others out, in milliseconds: longer than a call lasts. */
const lease = 60_000;
/** How long others wait for an address, and how often they look, in milliseconds. */
const maxWait = 5_000;
const interval = 150;

const Claim = z.object({
  uid: z.string(),
  /** Which try of the registration it is: a retry takes the claim over, and the try before it can store nothing any more. */
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
 * Keeps everybody else from registering with an address for a minute; waits for somebody who is at it.
 * @returns the claim's own mark
 * @throws AppError `unavailable` when the other does not finish
 */
export async function claimAddress(email: string, uid: string): Promise<string> {
  const attempt = randomUUID();
  for (const end = Date.now() + maxWait; ; await sleep(interval)) {
    if (await tryToClaim(email, uid, attempt)) return attempt;
    if (Date.now() > end) throw new AppError("unavailable");
  }
}

/**
 * Checks that an address is still claimed by this attempt, as a transaction sees it.
 * @returns gives up the claim; to be called once the transaction has read all it needs
 * @throws AppError `unavailable` when the claim ran out and somebody else, or a retry, has it
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

/** Gives up the claim of a registration that was refused. @returns whether it was still this attempt's */
export function releaseClaim(email: string, attempt: string): Promise<boolean> {
  return firestore().runTransaction(async (transaction) => {
    const claim = parseDocument(Claim, await transaction.get(claimRef(email)));
    if (claim?.attempt !== attempt) return false;
    transaction.delete(claimRef(email));
    return true;
  });
}

/** How many claims one page of the repair looks at. */
const pageSize = 100;

/** A registration that was cut off: whose claim ran out before a moment. */
export interface InterruptedRegistration {
  uid: string;
  /** Forgets the claim, unless somebody has taken it up again. */
  forget: () => Promise<void>;
}

/** The registrations that were cut off before a moment, the oldest first. Each must be forgotten before the next page comes. */
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
