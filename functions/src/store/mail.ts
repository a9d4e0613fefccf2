import { FieldValue } from "firebase-admin/firestore";
import { firestore } from "../firebase.ts";
import { isAlreadyThere } from "./already-there.ts";

/** A mail to be sent. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Queues a mail under a fixed id; queueing the same one again does nothing, so a trigger may run twice. */
export async function queueMail(id: string, mail: Mail): Promise<void> {
  const createdAt = FieldValue.serverTimestamp();
  try {
    await firestore()
      .collection("mail")
      .doc(id)
      .create({ ...mail, state: "queued", createdAt, updatedAt: createdAt });
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  }
}
