import { createHash, timingSafeEqual } from "node:crypto";
import { Refusal } from "@halkopiha/domain/refusal.ts";
import { FieldValue, Timestamp, type Transaction } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { pincodeOf } from "../accounts/pincode-code.ts";
import { firestore } from "../firebase.ts";
import { parseDocument } from "./document.ts";

/** How long a code works, in milliseconds, and how often a wrong one may be tried. */
const lifetime = 15 * 60_000;
const mostAttempts = 5;

/** What a code proves: the address of a new account, or that a new password may be set. */
export const PincodeKind = z.enum(["registration", "recovery"]);
export type PincodeKind = z.infer<typeof PincodeKind>;

/** A code as stored. Its digits are not: they are worked out from the id. */
export const Pincode = z.object({
  _id: z.string(),
  kind: PincodeKind,
  /** Whose it is; null when what was typed names nobody, which the one who types must not notice. */
  uid: z.nullable(z.string()),
  /** Where somebody has an account who was registered anew: they are told, and no code is sent. */
  knownEmail: z.nullable(z.string()),
  attempts: z.int(),
  expiresAt: z.iso.datetime(),
});
export type Pincode = z.infer<typeof Pincode>;

export type NewPincode = Pick<Pincode, "kind" | "uid" | "knownEmail"> & {
  /** The e-mail address or user name that was typed. */
  account: string;
  /** Who asked for it. */
  visitor: string;
};

const pincodes = () => firestore().collection("pincodes");

const hashOf = (text: string) => createHash("sha256").update(text.toLowerCase()).digest("hex");

function fieldsOf({ account, ...fields }: NewPincode) {
  return {
    ...fields,
    account: hashOf(account),
    attempts: 0,
    expiresAt: Timestamp.fromMillis(Date.now() + lifetime),
    createdAt: FieldValue.serverTimestamp(),
  };
}

/** Issues a code; a trigger sends it. */
export async function issuePincode(pincode: NewPincode): Promise<void> {
  await pincodes().doc().create(fieldsOf(pincode));
}

/** Issues a code together with the account that it is for. */
export function issuePincodeWith(transaction: Transaction, pincode: NewPincode): void {
  transaction.create(pincodes().doc(), fieldsOf(pincode));
}

/** The latest code of a kind that a visitor asked for, that a person was sent, or that was asked for under a name typed. */
export async function latestPincode(
  kind: PincodeKind,
  of: { visitor: string } | { uid: string } | { account: string },
): Promise<string | null> {
  const [[field, value] = ["uid", ""]] = Object.entries(of);
  const { docs } = await pincodes()
    .where("kind", "==", kind)
    .where(field, "==", field === "account" ? hashOf(value) : value)
    .orderBy("createdAt", "desc")
    .limit(1)
    .get();
  return docs[0]?.id ?? null;
}

function isRight({ _id, uid, knownEmail }: Pincode, typed: string): boolean {
  const right = timingSafeEqual(Buffer.from(pincodeOf(_id)), Buffer.from(typed));
  return right && uid !== null && knownEmail === null;
}

/**
 * Tries a code, six digits; a wrong one counts. `use` spends a right one, so that it works once.
 * @returns whose code it is
 * @throws Refusal `wrongPincode`, `pincodeExpired`
 */
export async function tryPincode(id: string | null, typed: string, use: boolean): Promise<string> {
  if (id === null) throw new Refusal("wrongPincode");
  const ref = pincodes().doc(id);
  const outcome = await firestore().runTransaction(async (transaction) => {
    const pincode = parseDocument(Pincode, await transaction.get(ref));
    if (!pincode || pincode.attempts >= mostAttempts || Date.parse(pincode.expiresAt) < Date.now()) {
      return "expired";
    }
    if (!isRight(pincode, typed)) {
      transaction.update(ref, { attempts: pincode.attempts + 1 });
      return "wrong";
    }
    if (use) transaction.update(ref, { attempts: mostAttempts });
    return pincode;
  });
  if (outcome === "expired") throw new Refusal("pincodeExpired");
  if (outcome === "wrong" || outcome.uid === null) throw new Refusal("wrongPincode");
  return outcome.uid;
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
