import type { FirestoreEvent, QueryDocumentSnapshot } from "firebase-functions/firestore";
import * as z from "zod/mini";
import { deliver } from "../sending/deliver.ts";
import { deleteMessage } from "../store/mail.ts";
import { hasUserDevice } from "../store/notifications/subscriptions.ts";

const SellerPush = z.object({ channel: z.literal("push"), userId: z.string() });

/** Whether a message is a notification for a seller of whom no device is notified. */
async function isForNobody(snapshot: QueryDocumentSnapshot): Promise<boolean> {
  const { data: push } = SellerPush.safeParse(snapshot.data());
  return push !== undefined && !(await hasUserDevice(push.userId));
}

/** Sends a new message, or deletes one that nobody waits for. If the attempt fails, `retryMails` tries again later. */
export async function sendQueued(
  event: Pick<FirestoreEvent<QueryDocumentSnapshot | undefined>, "data">,
): Promise<void> {
  if (!event.data) return;
  if (await isForNobody(event.data)) await deleteMessage(event.data.id);
  else await deliver(event.data.id, () => new Date());
}
