import type { FirestoreEvent, QueryDocumentSnapshot } from "firebase-functions/firestore";
import { deliver } from "../sending/deliver.ts";

/** Sends a new message. If the attempt fails, `retryMails` tries again later. */
export async function sendQueued(
  event: Pick<FirestoreEvent<QueryDocumentSnapshot | undefined>, "data">,
): Promise<void> {
  if (event.data) await deliver(event.data.id, () => new Date());
}
