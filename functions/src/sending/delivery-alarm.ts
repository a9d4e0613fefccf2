import { isRejectedForGood, type MessageChannel } from "@halkopiha/domain/messaging/listed-message.ts";
import { write } from "firebase-functions/logger";
import { alarmTo, day } from "../config.ts";
import { messagesNotDelivered } from "../mail/alarm-mails.ts";
import { isAnySentSince, listWaitingSince, queueMail } from "../store/mail.ts";
import { tryConsume } from "../store/rate-limits.ts";

/** Time after which messages that are not delivered raise an alarm, in milliseconds. */
const outage = 60 * 60_000;

/** Whether a channel has tried for an hour to deliver a message and delivered none. A rejected address is no outage. */
async function findsOutage(channel: MessageChannel, since: Date): Promise<boolean> {
  const waiting = await listWaitingSince(channel, since);
  const failing = waiting.filter(({ lastError }) => lastError !== undefined && !isRejectedForGood(lastError));
  return failing.length > 0 && !(await isAnySentSince(channel, since));
}

/**
 * Informs the operator when nothing has been delivered for an hour: at most once a day for mails and once for text messages. The log says it
 * too, because the mail of a failing mail server waits with the others.
 */
export async function raiseDeliveryAlarms(now: Date): Promise<void> {
  const since = new Date(now.getTime() - outage);
  for (const channel of ["mail", "sms"] as const) {
    if (!(await findsOutage(channel, since))) continue;
    if (!(await tryConsume(`delivery-alarm:${channel}`, { max: 1, window: day }))) continue;
    write({ severity: "ALERT", message: "no message delivered for an hour", channel });
    const to = alarmTo.value();
    const id = `alarm-delivery-${channel}-${now.toISOString().slice(0, 10)}`;
    if (to) await queueMail(id, messagesNotDelivered(to, channel));
  }
}
