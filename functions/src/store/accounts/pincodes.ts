import { createHash, timingSafeEqual } from "node:crypto";
import { isAdmin, type User } from "@halkopiha/domain/accounts/user.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { PincodeDigits } from "@halkopiha/domain/messaging/outgoing-message.ts";
import { FieldValue, Timestamp, type Transaction } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { derivePincode } from "../../accounts/derive-pincode.ts";
import { day } from "../../config.ts";
import { firestore } from "../../firebase.ts";
import { parseDocument } from "../firestore/document.ts";
import { sha256Hex } from "../firestore/sha256.ts";
import { consume, readCount } from "../rate-limits.ts";

/** How long a code works, in milliseconds. */
const lifetime = 15 * 60_000;
/** How many wrong tries a code survives from the visitor who asked for it, and as many from all others together. */
const maxAttempts = 5;
/** How many codes of one visitor or person work at once. */
const maxLiveCodes = 3;
/** After so many wrong tries at an account within the window, in milliseconds, its codes have eight digits. */
const maxWrongTries = 10;
const wrongTriesWindow = day;

/** What a code proves: the address of a new account, that a new password may be set, or a person's new e-mail address. */
export const PincodeKind = z.enum(["registration", "recovery", "email"]);
export type PincodeKind = z.infer<typeof PincodeKind>;

/** A code as stored. Its digits are not: they are worked out from the id. */
export const Pincode = z.object({
  _id: z.string(),
  kind: PincodeKind,
  /** Who asked for it. */
  visitor: z.string(),
  /** Whose it is; null when what was typed names nobody, which the one who types must not notice. */
  uid: z.nullable(z.string()),
  /** Where somebody has an account already, which another wants to use: they are told, and no code is sent. */
  knownEmail: z.nullable(z.string()),
  /** What was typed to say whose it is, hashed. */
  account: z.string(),
  digits: PincodeDigits,
  /** Wrong tries by the visitor who asked for it, and by others. */
  attempts: z.int(),
  attemptsElsewhere: z.int(),
  expiresAt: z.iso.datetime(),
});
export type Pincode = z.infer<typeof Pincode>;

export type NewPincode = Pick<Pincode, "kind" | "uid" | "knownEmail" | "digits"> & {
  /** The e-mail address or user name that was typed, normalised. */
  account: string;
  /** Who asked for it. */
  visitor: string;
};

const pincodes = () => firestore().collection("pincodes");

function toDocument({ account, ...fields }: NewPincode) {
  return {
    ...fields,
    account: sha256Hex(account),
    attempts: 0,
    attemptsElsewhere: 0,
    expiresAt: Timestamp.fromMillis(Date.now() + lifetime),
    createdAt: FieldValue.serverTimestamp(),
  };
}

/** Issues a code; a trigger sends it. */
export async function issuePincode(pincode: NewPincode): Promise<void> {
  await pincodes().doc().create(toDocument(pincode));
}

/** Issues a code together with the account that it is for. */
export function issuePincodeWith(transaction: Transaction, pincode: NewPincode): void {
  transaction.create(pincodes().doc(), toDocument(pincode));
}

const toWrongTriesKey = (uid: string) => `pincode-wrong:${uid}`;

/**
 * How long a new code for a person must be: longer for those who can do more, and for an account at which somebody has been
 * guessing. So guessing gets harder, and nobody is locked out by it.
 */
export async function choosePincodeLength({ _id, role }: Pick<User, "_id" | "role">): Promise<PincodeDigits> {
  return isAdmin(role) || (await readCount(toWrongTriesKey(_id))) >= maxWrongTries ? 8 : 6;
}

/** Who types a code. With a uid it is one of that person's, whoever asked for it; else one that the visitor asked for. */
interface Typist {
  visitor: string;
  uid?: string;
}

/** The ids of the latest codes that a visitor asked for, or that a person was sent. */
async function latestPincodes({ visitor, uid }: Typist): Promise<string[]> {
  const [field, value] = uid === undefined ? ["visitor", visitor] : ["uid", uid];
  const { docs } = await pincodes()
    .where(field, "==", value)
    .orderBy("createdAt", "desc")
    .limit(maxLiveCodes)
    .get();
  return docs.map(({ id }) => id);
}

function isCorrect({ _id, uid, knownEmail, digits }: Pincode, typed: string): boolean {
  const [right, given] = [derivePincode(_id, digits), typed].map((code) =>
    createHash("sha256").update(code).digest(),
  );
  if (!right || !given) return false;
  return timingSafeEqual(right, given) && uid !== null && knownEmail === null;
}

/** Whether a code was asked for under this e-mail address or user name, normalised. */
export function isAskedFor(pincode: Pick<Pincode, "account">, account: string): boolean {
  return pincode.account === sha256Hex(account);
}

export interface PincodeAttempt {
  /** The kinds of which the right code must be. */
  kinds: readonly PincodeKind[];
  typist: Typist;
  typed: string;
  /** For whom it must have been asked, as typed then and normalised; anybody when missing. */
  account?: string;
  /** Whether a right code is spent, and all others of the same kinds with it. */
  use: boolean;
}

/**
 * Tries the codes of a visitor or person that still work; a wrong try counts at each of them, apart for the visitor who asked for
 * it and for others, so that a stranger cannot use up the owner's tries. Codes of other kinds are tried too, and are never right: the
 * kind of a code depends on whether its address has an account, which the one who types must not notice.
 * @returns whose code it is
 * @throws AppError `wrongPincode`, `pincodeExpired`
 */
export async function tryPincodes({ kinds, typist, typed, account, use }: PincodeAttempt): Promise<string> {
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
      )
      .filter((pincode) => account === undefined || isAskedFor(pincode, account));
    const right = tried.find((pincode) => kinds.includes(pincode.kind) && isCorrect(pincode, typed));
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
  await countWrongTry(tried);
  throw new AppError(tried.length === 0 ? "pincodeExpired" : "wrongPincode");
}

/** Counts a wrong try at the accounts whose codes it could have been, and at unknown ones: that takes the same time. */
async function countWrongTry(tried: readonly Pincode[]): Promise<void> {
  const uids = new Set(tried.map(({ uid, account }) => uid ?? account));
  const limit = { max: Number.MAX_SAFE_INTEGER, window: wrongTriesWindow };
  await Promise.all([...uids].map((uid) => consume(toWrongTriesKey(uid), limit)));
}

/** Every code of a person, as a transaction sees them: until when the last of them works, and a way to take them away. */
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
