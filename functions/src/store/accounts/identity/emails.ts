import { takenError } from "@halkopiha/domain/contract/app-error.ts";
import { FieldValue, type Transaction } from "firebase-admin/firestore";
import { firestore } from "../../../firebase.ts";
import { parseDocument } from "../../firestore/document.ts";
import { deleteUnverifiedWith, readUnverified, type Unverified } from "../registration/unverified.ts";
import { emailRef, EmailReservation as Reservation } from "./email-ref.ts";

// Who has an e-mail address is decided here: one document for each address, written in the transaction that stores its user. What Firebase
// Auth knows of addresses decides nothing.

/** Users with an address; accounts from before there were reservations have none. */
const usersWith = (email: string) =>
  firestore().collection("users").where("email", "==", email.toLowerCase());

/** The uid of the user who has an address; null when nobody has it. */
export async function findUidByEmail(email: string): Promise<string | null> {
  const reservation = parseDocument(Reservation, await emailRef(email).get());
  if (reservation) return reservation.uid;
  const { docs } = await usersWith(email).limit(1).select().get();
  return docs[0]?.id ?? null;
}

/** Who else has an address, read in a transaction. */
async function readHolder(transaction: Transaction, email: string, uid: string): Promise<string | null> {
  const reservation = parseDocument(Reservation, await transaction.get(emailRef(email)));
  if (reservation) return reservation.uid === uid ? null : reservation.uid;
  const { docs } = await transaction.get(usersWith(email).limit(2).select());
  return docs.find(({ id }) => id !== uid)?.id ?? null;
}

/** A reservation that is about to be written. */
export interface NewReservation {
  /** Writes it in the same transaction, after all reads. */
  write(): void;
  /** The unconfirmed registration that had the address and is deleted; the caller deletes its login. */
  replaces: string | null;
}

interface ReservationOptions {
  /** Registrations that the same transaction deletes. */
  replaced?: ReadonlySet<string>;
  /** The user has proved the address: an unconfirmed registration that has it gives way. */
  isProven?: boolean;
}

/**
 * Reads whether a user may have an address, in the transaction that stores the user.
 * @throws AppError `emailTaken`
 */
export async function reserveEmail(
  transaction: Transaction,
  email: string,
  uid: string,
  { replaced = new Set(), isProven = false }: ReservationOptions = {},
): Promise<NewReservation> {
  const holder = await readHolder(transaction, email, uid);
  const isOthers = holder !== null && !replaced.has(holder);
  const unverified: Unverified | null =
    isOthers && isProven ? await readUnverified(holder, transaction) : null;
  if (isOthers && !unverified) throw takenError("email");
  return {
    write() {
      if (unverified) deleteUnverifiedWith(transaction, unverified);
      transaction.set(emailRef(email), { uid, createdAt: FieldValue.serverTimestamp() });
    },
    replaces: unverified && holder,
  };
}
