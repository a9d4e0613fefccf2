import { write } from "firebase-functions/logger";
import { alarmTo, day, limits } from "../config.ts";
import { smsLimitReached } from "../mail/alarm-mails.ts";
import { queueMail } from "../store/mail.ts";
import { tryConsume } from "../store/rate-limits.ts";

/** Thrown instead of sending when the day's text messages are used up. */
export class SmsLimitError extends Error {
  readonly code = "SMSLIMIT";
}

/** Tells whoever runs the market, once a day by mail and every time in the log. */
async function raiseAlarm(max: number, now: Date): Promise<void> {
  write({ severity: "ALERT", message: "daily SMS limit reached", max });
  const to = alarmTo.value();
  if (to) await queueMail(`sms-limit-${now.toISOString().slice(0, 10)}`, smsLimitReached(to, max));
}

/**
 * Counts a text message about to be sent: each costs money, and a fault or an attack could send any number.
 * @throws SmsLimitReached beyond the day's limit
 */
export async function consumeSmsLimit(now: Date): Promise<void> {
  const max = limits.smsPerDay.value();
  if (await tryConsume("sms", { max, window: day })) return;
  await raiseAlarm(max, now);
  throw new SmsLimitError();
}
