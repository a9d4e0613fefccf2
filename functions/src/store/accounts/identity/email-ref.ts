import type { Transaction } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../../../firebase.ts";
import { parseDocument } from "../../firestore/document.ts";
import { sha256Hex } from "../../firestore/sha256.ts";

/** The document that reserves an e-mail address for a user. */
export const EmailReservation = z.object({ uid: z.string() });

export const emailRef = (email: string) =>
  firestore().collection("emails").doc(sha256Hex(email.toLowerCase()));

/** Reads an address that a user gives up, in a transaction. @returns a function that frees it */
export async function releaseEmail(
  transaction: Transaction,
  email: string | null,
  uid: string,
): Promise<() => void> {
  const reservation = email && parseDocument(EmailReservation, await transaction.get(emailRef(email)));
  return () => {
    if (email && reservation && reservation.uid === uid) transaction.delete(emailRef(email));
  };
}
