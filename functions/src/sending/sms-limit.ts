import { write } from "firebase-functions/logger";
import { alarmTo, day, limits } from "../config.ts";
import { smsLimitReached } from "../mail/alarm-mails.ts";
import { queueMail } from "../store/mail.ts";
import { isWithinLimit } from "../store/rate-limits.ts";

/** Thrown instead of sending when the day's text messages are used up. */
export class SmsLimitReached extends Error {
  readonly code = "SMSLIMIT";
}

/** Tells whoever runs the market, once a day by mail and every time in the log. */
async function raiseAlarm(most: number, now: Date): Promise<void> {
  write({ severity: "ALERT", message: "the text messages of the day are used up", most });
  const to = alarmTo.value();
  if (to) await queueMail(`sms-limit-${now.toISOString().slice(0, 10)}`, smsLimitReached(to, most));
}

/**
 * Counts a text message about to be sent: each costs money, and a fault or an attack could send any number.
 * @throws SmsLimitReached beyond the day's limit
 */
export async function countSms(now: Date): Promise<void> {
  const most = limits.smsPerDay.value();
  if (await isWithinLimit("sms", { most, window: day })) return;
  await raiseAlarm(most, now);
  throw new SmsLimitReached();
}
