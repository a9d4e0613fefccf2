import { isAdmin, type User } from "@halkopiha/domain/accounts/user.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { PincodeDigits } from "@halkopiha/domain/messaging/outgoing-message.ts";
import { FieldValue, Timestamp, type Transaction } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { isPincode } from "../../accounts/derive-pincode.ts";
import { day } from "../../config.ts";
import { firestore } from "../../firebase.ts";
import { setEventAccount } from "../../http/request/event-source.ts";
import { parseDocument } from "../firestore/document.ts";
import { sha256Hex } from "../firestore/sha256.ts";
import { consume, readCount } from "../rate-limits.ts";
import { readSessionsEpoch } from "./users.ts";

/** Validity of a pincode, and of one that several visitors may use, in milliseconds. */
const lifetime = 15 * 60_000;
const sharedLifetime = 2 * 60 * 60_000;
/** Maximum number of wrong attempts per pincode by the visitor who requested it, and separately by all others together. */
const maxAttempts = 5;
/** Maximum number of simultaneously valid pincodes of one visitor or user. */
const maxLiveCodes = 3;
/** After so many wrong attempts at an account within the window (in milliseconds), its new pincodes have eight digits. */
const maxWrongTries = 10;
const wrongTriesWindow = day;

/** Purpose of a pincode: verify the address of a new account, set a new password, or verify a user's new e-mail address. */
export const PincodeKind = z.enum(["registration", "recovery", "email"]);
export type PincodeKind = z.infer<typeof PincodeKind>;

/** A pincode as stored. Its digits are not stored: they are derived from the id. */
export const Pincode = z.object({
  _id: z.string(),
  kind: PincodeKind,
  /** The visitor who requested it. */
  visitor: z.string(),
  /** The user it belongs to; null when the input matches no account, which the response does not reveal. */
  uid: z.nullable(z.string()),
  /** The requested address, if it already belongs to another account: its owner is notified, and no pincode is sent. */
  knownEmail: z.nullable(z.string()),
  /** Hash of the input that identifies the account. */
  account: z.string(),
  digits: PincodeDigits,
  /** Whether further visitors who ask for a code of the account get this one instead of another mail. */
  isShared: z._default(z.boolean(), false),
  /** The pincode whose digits this one has: it was mailed for that one. */
  sameAs: z.optional(z.string()),
  /** The epoch of the user's sessions outside which a code of the recovery does not work; any when missing. */
  epoch: z.optional(z.nullable(z.string())),
  /** Wrong attempts by the visitor who requested it, and by others. */
  attempts: z.int(),
  attemptsElsewhere: z.int(),
  expiresAt: z.iso.datetime(),
});
export type Pincode = z.infer<typeof Pincode>;

export type NewPincode = Pick<Pincode, "kind" | "uid" | "knownEmail" | "digits" | "sameAs" | "epoch"> & {
  isShared?: boolean;
  /** The entered e-mail address or user name, normalised. */
  account: string;
  /** The visitor who requested it. */
  visitor: string;
};

const pincodes = () => firestore().collection("pincodes");

function toDocument({ account, ...fields }: NewPincode) {
  return {
    ...fields,
    account: sha256Hex(account),
    attempts: 0,
    attemptsElsewhere: 0,
    expiresAt: Timestamp.fromMillis(Date.now() + (fields.isShared ? sharedLifetime : lifetime)),
    createdAt: FieldValue.serverTimestamp(),
  };
}

/** Creates a pincode; a trigger sends it. */
export async function issuePincode(pincode: NewPincode): Promise<void> {
  await pincodes().doc().create(toDocument(pincode));
}

/** Creates a pincode in the transaction that creates its account. */
export function issuePincodeWith(transaction: Transaction, pincode: NewPincode): void {
  transaction.create(pincodes().doc(), toDocument(pincode));
}

/** The latest pincode of a user in this epoch that several visitors may use and that is still valid; null when there is none. */
export async function findSharedPincode(uid: string, epoch: string | null): Promise<Pincode | null> {
  const { docs } = await pincodes()
    .where("uid", "==", uid)
    .where("isShared", "==", true)
    .orderBy("createdAt", "desc")
    .limit(1)
    .get();
  const latest = docs[0] ? parseDocument(Pincode, docs[0]) : null;
  return latest && latest.epoch === epoch && Date.parse(latest.expiresAt) > Date.now() ? latest : null;
}

const toWrongTriesKey = (uid: string) => `pincode-wrong:${uid}`;

/**
 * Length of a new pincode: longer for admins, and for accounts with many wrong attempts. This makes guessing harder without locking anyone
 * out.
 */
export async function choosePincodeLength({ _id, role }: Pick<User, "_id" | "role">): Promise<PincodeDigits> {
  return isAdmin(role) || (await readCount(toWrongTriesKey(_id))) >= maxWrongTries ? 8 : 6;
}

/**
 * The person entering a pincode. With a uid it must be one of that user's pincodes, requested by any visitor; otherwise one that the
 * visitor requested.
 */
interface Typist {
  visitor: string;
  uid?: string;
}

/** The ids of the latest pincodes that a visitor requested, or that were sent to a user. */
async function latestPincodes({ visitor, uid }: Typist): Promise<string[]> {
  const [field, value] = uid === undefined ? ["visitor", visitor] : ["uid", uid];
  const { docs } = await pincodes()
    .where(field, "==", value)
    .orderBy("createdAt", "desc")
    .limit(maxLiveCodes)
    .get();
  return docs.map(({ id }) => id);
}

function isCorrect({ _id, sameAs, uid, knownEmail, digits }: Pincode, typed: string): boolean {
  return isPincode(sameAs ?? _id, digits, typed) && uid !== null && knownEmail === null;
}

/** Whether a pincode was requested for this normalised e-mail address or user name. */
export function isAskedFor(pincode: Pick<Pincode, "account">, account: string): boolean {
  return pincode.account === sha256Hex(account);
}

/** An entered e-mail address or user name, normalised, and the account that it belongs to. */
export interface PincodeTarget {
  name: string;
  uid: string | null;
}

/** Whether a pincode was requested for this input, or sent to the account that it belongs to. */
const belongsTo = (pincode: Pick<Pincode, "account" | "uid">, { name, uid }: PincodeTarget): boolean =>
  isAskedFor(pincode, name) || (uid !== null && pincode.uid === uid);

export interface PincodeAttempt {
  /** The accepted kinds. */
  kinds: readonly PincodeKind[];
  typist: Typist;
  typed: string;
  /** The account that it must belong to; any when missing. */
  target?: PincodeTarget;
  /** Whether a right pincode is used up, with all others of the same kinds. */
  use: boolean;
}

/**
 * Tries the valid pincodes of a visitor or user; a wrong attempt counts for each of them, separately for the visitor who requested it and
 * for others, so that a stranger cannot use up the owner's attempts. Pincodes of other kinds are tried too, and never match: the kind
 * depends on whether the address has an account, which must not be revealed.
 * @returns the uid of the pincode's user
 * @throws AppError `wrongPincode`, `pincodeExpired`
 */
export async function tryPincodes({ kinds, typist, typed, target, use }: PincodeAttempt): Promise<string> {
  if (target?.uid) setEventAccount(target.uid);
  const ids = await latestPincodes(typist);
  if (ids.length === 0) throw new AppError("wrongPincode");
  const chooseCounter = ({ visitor }: Pincode) =>
    visitor === typist.visitor ? "attempts" : "attemptsElsewhere";
  const { right, tried } = await firestore().runTransaction(async (transaction) => {
    const snapshots = await transaction.getAll(...ids.map((id) => pincodes().doc(id)));
    const tried = snapshots
      .map((snapshot) => parseDocument(Pincode, snapshot))
      .filter((pincode) => pincode !== null)
      .filter(
        (pincode) =>
          pincode[chooseCounter(pincode)] < maxAttempts && Date.parse(pincode.expiresAt) > Date.now(),
      );
    // The pincodes of other accounts are tried too, so that the error does not reveal which account an address belongs to.
    const right = tried.find(
      (pincode) =>
        kinds.includes(pincode.kind) &&
        isCorrect(pincode, typed) &&
        (target === undefined || belongsTo(pincode, target)),
    );
    // It was sent to an address that the account may not have any more.
    if (right?.uid && right.epoch !== undefined) {
      if ((await readSessionsEpoch(right.uid, transaction)) !== right.epoch)
        return { right: null, tried: [] };
    }
    for (const pincode of tried) {
      const ref = pincodes().doc(pincode._id);
      const counter = chooseCounter(pincode);
      const spent = { attempts: maxAttempts, attemptsElsewhere: maxAttempts };
      if (!right) transaction.update(ref, { [counter]: pincode[counter] + 1 });
      else if (use && kinds.includes(pincode.kind)) transaction.update(ref, spent);
    }
    return { right, tried };
  });
  if (right?.uid) return right.uid;
  if (!target?.uid && tried[0]) setEventAccount(tried[0].uid);
  await countWrongTry(tried);
  throw new AppError(tried.length === 0 ? "pincodeExpired" : "wrongPincode");
}

/** Counts a wrong attempt for the accounts of the tried pincodes, and for unknown accounts too, so that the response time is the same. */
async function countWrongTry(tried: readonly Pincode[]): Promise<void> {
  const uids = new Set(tried.map(({ uid, account }) => uid ?? account));
  const limit = { max: Number.MAX_SAFE_INTEGER, window: wrongTriesWindow };
  await Promise.all([...uids].map((uid) => consume(toWrongTriesKey(uid), limit)));
}

/** All pincodes of a user, read in a transaction: the time until which the last one is valid, and a function that deletes them. */
export async function readCodes(
  uid: string,
  transaction: Transaction,
): Promise<{ workUntil: number; remove: () => void }> {
  const { docs } = await transaction.get(pincodes().where("uid", "==", uid).select("expiresAt"));
  const ends = docs.map((code) => z.instanceof(Timestamp).parse(code.get("expiresAt")).toMillis());
  const remove = () => {
    for (const { ref } of docs) transaction.delete(ref);
  };
  return { workUntil: Math.max(0, ...ends), remove };
}
