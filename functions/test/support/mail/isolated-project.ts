import { FieldPath } from "firebase-admin/firestore";
import type { QueryDocumentSnapshot } from "firebase-functions/firestore";
import { firestore } from "../../../src/firebase.ts";
import { retryMails } from "../../../src/jobs/retry-mails.ts";
import { sendQueued } from "../../../src/triggers/mail-queued.ts";

if (!process.env["FIRESTORE_EMULATOR_HOST"]) throw new Error("These tests need the suite: npm run test:api");

/** The suite's own project, which these tests do not use. */
export const suiteProject = process.env["GCLOUD_PROJECT"];

// The functions of the suite listen to the suite's project only, so in this project only the tests send messages.
process.env["GCLOUD_PROJECT"] = "demo-halkopiha-mail";
process.env["FIREBASE_CONFIG"] = JSON.stringify({ projectId: "demo-halkopiha-mail" });
process.env["PINCODE_KEYS"] = "only-for-these-tests";
process.env["ORDER_KEYS"] = "only-for-these-tests";
process.env["MAIL_FROM"] = "Halkopiha <asiakaspalvelu@halkopiha.fi>";

/** The database of these tests, in which no trigger runs automatically. */
export const database = firestore();

/** Configures how messages are sent; omitted channels are not configured. */
export function configureSending({
  smtp = "none",
  sms = "",
  smsKey = "none",
  vapid = { publicKey: "", privateKey: "none" },
  smsPerDay = 200,
  smsPerUser = 20,
  alarmTo = "",
}): void {
  Object.assign(process.env, {
    SMTP_URL: smtp,
    SMS_URL: sms,
    SMS_KEY: smsKey,
    VAPID_PUBLIC_KEY: vapid.publicKey,
    VAPID_PRIVATE_KEY: vapid.privateKey,
    SMS_LIMIT_PER_DAY: String(smsPerDay),
    SMS_LIMIT_PER_USER: String(smsPerUser),
    ALARM_TO: alarmTo,
  });
}

export async function deleteAllMessages(): Promise<void> {
  await database.recursiveDelete(database.collection("mail"));
  await database.recursiveDelete(database.collection("rateLimits"));
}

/** A stored document, which must exist. */
export async function storedIn(collection: string, id: string): Promise<QueryDocumentSnapshot> {
  const query = database.collection(collection).where(FieldPath.documentId(), "==", id);
  const [snapshot] = (await query.get()).docs;
  if (!snapshot) throw new Error(`There is no ${collection}/${id}`);
  return snapshot;
}

export const stored = (id: string) => storedIn("mail", id);

/** Runs the trigger of a new message with its real snapshot. */
export async function trigger(id: string): Promise<void> {
  await sendQueued({ data: await stored(id) });
}

/** Runs the retry job with a clock that is `minutes` ahead. */
export async function retryAfter(minutes: number): Promise<void> {
  const moved = minutes * 60_000;
  await retryMails(() => new Date(Date.now() + moved));
}
