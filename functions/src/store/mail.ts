import { FieldValue, type Transaction } from "firebase-admin/firestore";
import { firestore } from "../firebase.ts";
import { isAlreadyThere } from "./already-there.ts";

/** A mail to be sent. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

function queued(mail: Mail) {
  const createdAt = FieldValue.serverTimestamp();
  return { ...mail, state: "queued", createdAt, updatedAt: createdAt };
}

/** Queues a mail together with what it tells of: both or neither. */
export function queueMailWith(transaction: Transaction, id: string, mail: Mail): void {
  transaction.create(firestore().collection("mail").doc(id), queued(mail));
}

/** Queues a mail under a fixed id; queueing the same one again does nothing, so a trigger may run twice. */
export async function queueMail(id: string, mail: Mail): Promise<void> {
  try {
    await firestore().collection("mail").doc(id).create(queued(mail));
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  }
}
