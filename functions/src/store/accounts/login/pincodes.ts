import { PincodeDigits } from "@halkopiha/domain/messaging/outgoing-message.ts";
import { FieldValue, Timestamp, type Transaction } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../../../firebase.ts";
import { parseDocument } from "../../firestore/document.ts";
import { sha256Hex } from "../../firestore/sha256.ts";

/** Validity of a pincode, and of one that several visitors may use, in milliseconds. */
const lifetime = 15 * 60_000;
const sharedLifetime = 2 * 60 * 60_000;

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

export const pincodes = () => firestore().collection("pincodes");

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

/** Whether a pincode was requested for this normalised e-mail address or user name. */
export function isAskedFor(pincode: Pick<Pincode, "account">, account: string): boolean {
  return pincode.account === sha256Hex(account);
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
