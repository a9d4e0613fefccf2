import { isAdmin, type User } from "@halkopiha/domain/accounts/user.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import type { PincodeDigits } from "@halkopiha/domain/messaging/outgoing-message.ts";
import { setEventAccount } from "../../../client/event-source.ts";
import { day } from "../../../config.ts";
import { firestore } from "../../../firebase.ts";
import { isPincode } from "../../../keys/derive-pincode.ts";
import { parseDocument } from "../../firestore/document.ts";
import { consume, readCount } from "../../rate-limits.ts";
import { readSessionsEpoch } from "../users.ts";
import { isAskedFor, Pincode, type PincodeKind, pincodes } from "./pincodes.ts";

/** Maximum number of wrong attempts per pincode by the visitor who requested it, and separately by all others together. */
const maxAttempts = 5;
/** Maximum number of simultaneously valid pincodes of one visitor or user. */
const maxLiveCodes = 3;
/** After so many wrong attempts at an account within the window (in milliseconds), its new pincodes have eight digits. */
const maxWrongTries = 10;
const wrongTriesWindow = day;

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
