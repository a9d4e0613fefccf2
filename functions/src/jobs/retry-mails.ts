import { error as logError } from "firebase-functions/logger";
import { recordServerError } from "../errors/server-errors.ts";
import { type Clock, deliver } from "../sending/deliver.ts";
import { raiseDeliveryAlarms } from "../sending/delivery-alarm.ts";
import { listDueMessages } from "../store/mail.ts";

/** Maximum number of messages per run, and of messages sent concurrently. */
const maxMessages = 100;
const batchSize = 10;

/**
 * Sends all due messages: those whose last attempt failed or was interrupted, and those without a trigger event. Messages in the state
 * `failed` are not tried again. The longest waiting is sent first; an unreadable message does not block the others.
 * Then it raises an alarm if nothing has been delivered for an hour.
 */
export async function retryMails(now: Clock): Promise<void> {
  const ids = await listDueMessages(now(), maxMessages);
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = ids.slice(start, start + batchSize);
    const results = await Promise.allSettled(batch.map((id) => deliver(id, now)));
    for (const result of results) {
      if (result.status === "fulfilled") continue;
      logError("sending a message failed", result.reason);
      await recordServerError("job", result.reason, "retryMails");
    }
  }
  await raiseDeliveryAlarms(now());
}
