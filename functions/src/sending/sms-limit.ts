import { write } from "firebase-functions/logger";
import { alarmTo, day, limits } from "../config.ts";
import { smsLimitReached } from "../mail/alarm-mails.ts";
import { queueMail } from "../store/mail.ts";
import { tryConsume } from "../store/rate-limits.ts";

/** Thrown instead of sending when the day's SMS limit is reached. */
export class SmsLimitError extends Error {
  readonly code = "SMSLIMIT";
}

/** Informs the operator, once a day by mail and every time in the log. */
async function raiseAlarm(max: number, now: Date): Promise<void> {
  write({ severity: "ALERT", message: "daily SMS limit reached", max });
  const to = alarmTo.value();
  if (to) await queueMail(`sms-limit-${now.toISOString().slice(0, 10)}`, smsLimitReached(to, max));
}

/**
 * Counts a text message before it is sent: each one costs money, and a bug or an attack could send any number. `userId`: the user who is told
 * something, whose own limit comes first, so that one seller's orders do not use up the messages of all.
 * @throws SmsLimitError above the day's limit of the user, or of all
 */
export async function consumeSmsLimit(now: Date, userId: string | undefined): Promise<void> {
  const perUser = { max: limits.smsPerUser.value(), window: day };
  if (userId !== undefined && !(await tryConsume(`sms:${userId}`, perUser))) throw new SmsLimitError();
  const max = limits.smsPerDay.value();
  if (await tryConsume("sms", { max, window: day })) return;
  await raiseAlarm(max, now);
  throw new SmsLimitError();
}
