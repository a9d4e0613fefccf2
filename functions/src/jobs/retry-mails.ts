import { error as logError } from "firebase-functions/logger";
import { type Clock, deliver } from "../sending/deliver.ts";
import { listDueMessages } from "../store/mail.ts";

/** How many messages one run takes, and how many of them at the same time. */
const maxMessages = 100;
const batchSize = 10;

/**
 * Sends what is due: what could not be sent before, what a sender began and never finished, and what no trigger heard of.
 * The longest waiting goes first; one that cannot even be read does not keep the others waiting.
 */
export async function retryMails(now: Clock): Promise<void> {
  const ids = await listDueMessages(now(), maxMessages);
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = ids.slice(start, start + batchSize);
    const results = await Promise.allSettled(batch.map((id) => deliver(id, now)));
    for (const result of results) {
      if (result.status === "rejected") logError("sending a message failed", result.reason);
    }
  }
}
